import { isDay } from '#domain/day.ts';
import { datedCertificate } from '#domain/vendors/dates.ts';
import { formatDate } from '#web/components/moment.tsx';

/** A certificate that has no field of its own, such as `PCI DSS 2027-03-31`, with its day as its reader writes it. */
export const certificateText = (certificate: string, language: string) => {
  const { name, on } = datedCertificate(certificate);
  return isDay(on) ? `${name}, ${formatDate(on, language)}` : certificate;
};
