import { expect, test } from 'vitest';
import { roleRules } from '#domain/people/role-rules.ts';
import { problemsOf } from '#domain/rules.ts';
import { endProblem, groupsIn, isSame, rowsOf } from '#web/components/roles/rows.ts';

const NONE = {
  Administrator: [],
  ApplicationContributor: [],
  ApplicationReviewer: [],
  ApplicationApprover: [],
  ApplicationAuditor: [],
};

test('a row without a role and a repeated row add nothing, and a row without a group adds an empty one', () => {
  const rows = [
    { role: 'ApplicationReviewer', group: 'a' },
    { role: 'ApplicationReviewer', group: 'b' },
    { role: 'ApplicationReviewer', group: 'a' },
    { role: 'Administrator' },
    { group: 'b' },
  ] as const;
  expect(groupsIn(rows)).toEqual({ ...NONE, Administrator: [''], ApplicationReviewer: ['a', 'b'] });
  expect(Object.keys(problemsOf(roleRules, groupsIn(rows)))).toEqual(['Administrator']);
});

test('rows of groups give the same groups, in any order', () => {
  const groups = { ...NONE, ApplicationReviewer: ['b', 'a'], ApplicationApprover: ['a'] };
  expect(groupsIn(rowsOf(groups))).toEqual(groups);
  expect(isSame(groups, { ...groups, ApplicationReviewer: ['a', 'b'] })).toBe(true);
  expect(isSame(groups, { ...groups, ApplicationApprover: [], ApplicationAuditor: [] })).toBe(false);
});

test.each([
  ['a', null, undefined],
  ['a 2027-03-30', null, 'day_out_of_range'],
  ['a', '2027-06-30', 'outlasts_yours'],
  ['a 2027-07-01', '2027-06-30', 'outlasts_yours'],
  ['a 2027-06-30', '2027-06-30', undefined],
  ['saved', '2027-06-30', undefined],
  ['', '2027-06-30', undefined],
])('the role %j of a user who is an administrator until %s has the problem %s', (scope, until, code) => {
  expect(endProblem(scope, ['saved'], '2027-03-31', until)?.code).toBe(code);
});
