import { expect, test } from 'vitest';
import { AUDITED_PATHS } from '#domain/audit/words.ts';
import { NOUNS } from '#domain/nouns.ts';

test('no two kinds of records share their keys, except users and API clients', () => {
  const shared = AUDITED_PATHS.filter((path) =>
    AUDITED_PATHS.some((other) => other !== path && NOUNS[other].key === NOUNS[path].key),
  );
  expect(shared).toEqual(['users', 'api-clients']);
});
