import { expect, test } from 'vitest';
import { withTaken } from '#web/features/due-diligence/taken.ts';

const asked = (answers: Record<string, string[]>) => ({
  ...{ vendor: 'Acme', company: 'Meridian', is_open: true, sent: null, ends: '2027-01-01T00:00:00.000Z' },
  ...{ rules_version: '1', answers },
});

test('a missing answer counts as removed by others until given again; a cleared one does not', () => {
  const first = withTaken(undefined, asked({ encryption: ['both'], separation: ['yes'] }));
  expect(first.taken).toEqual([]);
  const met = withTaken(first, asked({ separation: [] }));
  expect(met.taken).toEqual(['encryption']);
  const later = withTaken(met, asked({ separation: ['no'] }));
  expect(later.taken).toEqual(['encryption']);
  expect(withTaken(later, asked({ encryption: ['both'], separation: ['no'] })).taken).toEqual([]);
});
