import { expect, test } from 'vitest';
import { groupsIn, isSame, rowsOf } from '#web/components/roles/rows.ts';

const NONE = { Administrator: [], ApplicationContributor: [], ApplicationReviewer: [], ApplicationApprover: [] };

test('a row without a role or a group, and a repeated row, add nothing', () => {
  const rows = [
    { role: 'ApplicationReviewer', group: 'a' },
    { role: 'ApplicationReviewer', group: 'b' },
    { role: 'ApplicationReviewer', group: 'a' },
    { role: 'Administrator' },
    { group: 'b' },
  ] as const;
  expect(groupsIn(rows)).toEqual({ ...NONE, ApplicationReviewer: ['a', 'b'] });
});

test('rows of groups give the same groups, in any order', () => {
  const groups = { ...NONE, ApplicationReviewer: ['b', 'a'], ApplicationApprover: ['a'] };
  expect(groupsIn(rowsOf(groups))).toEqual(groups);
  expect(isSame(groups, { ...groups, ApplicationReviewer: ['a', 'b'] })).toBe(true);
  expect(isSame(groups, { ...groups, ApplicationApprover: [] })).toBe(false);
});
