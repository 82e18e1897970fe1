import { expect, test } from 'vitest';
import { reachedBy } from '#test/changed.ts';

test('a change affects direct and indirect importers, even in a cycle, and no other files', () => {
  const importers = new Map([
    ['domain/text/name.ts', ['lambdas/vendors/index.ts', 'domain/vendor.ts']],
    ['domain/vendor.ts', ['domain/text/name.ts', 'test/domain/vendor.test.ts']],
    ['domain/other.ts', ['test/domain/other.test.ts']],
  ]);
  expect([...reachedBy(['domain/text/name.ts'], importers)].sort()).toEqual([
    'domain/text/name.ts',
    'domain/vendor.ts',
    'lambdas/vendors/index.ts',
    'test/domain/vendor.test.ts',
  ]);
});
