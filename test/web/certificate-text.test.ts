import { expect, test } from 'vitest';
import { certificateText } from '#web/components/vendors/certificate-text.ts';

test('a certificate shows its last day in the reader’s format, or no day without one', () => {
  expect(certificateText('PCI DSS 2027-05-20', 'en')).toBe('PCI DSS, May 20, 2027');
  expect(certificateText('PCI DSS 2027-05-20', 'es')).toBe('PCI DSS, 20 may 2027');
  expect(certificateText('PCI DSS', 'en')).toBe('PCI DSS');
});
