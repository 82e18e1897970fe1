import { expect, test } from 'vitest';
import { reachedBy } from '#test/changed.ts';

test('a change affects direct and indirect importers, even in a cycle, and no other files', () => {
  const importers = new Map([
    ['domain/name.ts', ['lambdas/vendors/index.ts', 'domain/vendor.ts']],
    ['domain/vendor.ts', ['domain/name.ts', 'test/domain/vendor.test.ts']],
    ['domain/other.ts', ['test/domain/other.test.ts']],
  ]);
  expect([...reachedBy(['domain/name.ts'], importers)].sort()).toEqual([
    'domain/name.ts',
    'domain/vendor.ts',
    'lambdas/vendors/index.ts',
    'test/domain/vendor.test.ts',
  ]);
});
