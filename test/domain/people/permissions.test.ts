import { expect, test } from 'vitest';
import { webhooks } from '#contract/company/webhooks.ts';
import { isForPeople, isRead, type Route } from '#contract/http/route.ts';
import { clients } from '#contract/people/clients.ts';
import { directory } from '#contract/people/directory.ts';
import { people } from '#contract/people/people.ts';
import {
  hasCompanyReviewerAccess,
  hasOnlyAdministratorRole,
  hasSeveralRoles,
  holds,
  orEverybody,
  permissions,
  reach,
  reaches,
} from '#domain/permissions.ts';

const grant = (name: string, id = 'g', group_type: 'ALL' | 'CUSTOM' = 'CUSTOM') => ({
  name,
  resource_group: { id, group_type },
});

test('a role check matches when the held role’s name contains the required name', () => {
  expect(holds([grant('SeniorApplicationReviewer')], ['ApplicationReviewer'])).toBe(true);
  expect(holds([grant('Reviewer')], ['ApplicationReviewer'])).toBe(false);
  expect(holds([], permissions.readObjects)).toBe(false);
});

test('distinguishes administrators without another role from people with several roles', () => {
  const [administrator, approver] = [grant('Administrator'), grant('ApplicationApprover')];
  expect([[], [administrator], [administrator, approver], [approver]].map(hasOnlyAdministratorRole)).toEqual([
    ...[false, true, false, false],
  ]);
  expect([[], [approver, grant('ApplicationApprover', 'b')], [administrator, approver]].map(hasSeveralRoles)).toEqual([
    ...[false, false, true],
  ]);
});

test('a role covers its group, and an administrator everything', () => {
  expect(
    reach([grant('ApplicationApprover', 'a'), grant('ApplicationApprover', 'b')], permissions.readObjects),
  ).toEqual(['a', 'b']);
  expect(reach([grant('ApplicationApprover', 'a')], permissions.editObjects)).toEqual([]);
  expect(reach([grant('ApplicationReviewer', 'all', 'ALL')], permissions.readObjects)).toBe('ALL');
  expect(reach([grant('Administrator', 'a')], permissions.readObjects)).toBe('ALL');
  expect(reaches([], ['a'])).toBe(false);
  expect(reaches(['a'], ['b', 'a'])).toBe(true);
});

test('an entity without a group is accessible to every role holder and only to them', () => {
  for (const [within, isReached] of [
    [['a'], true],
    ['ALL', true],
    [[], false],
  ] as const)
    expect(reaches(within, orEverybody([]))).toBe(isReached);
  expect(reaches(['a'], orEverybody(['b']))).toBe(false);
  expect(reaches(['a'], [])).toBe(false);
});

test('company-level reviewer access needs a reviewer of everything or an administrator', () => {
  expect(hasCompanyReviewerAccess([grant('ApplicationReviewer', 'g', 'ALL')])).toBe(true);
  expect(hasCompanyReviewerAccess([grant('Administrator')])).toBe(true);
  expect(hasCompanyReviewerAccess([grant('ApplicationReviewer')])).toBe(false);
  expect(hasCompanyReviewerAccess([grant('ApplicationApprover', 'g', 'ALL')])).toBe(false);
});

test('only administrators and approvers decide approvals', () => {
  expect(permissions.decideApprovals).toEqual(['Administrator', 'ApplicationApprover']);
});

test('only people administer accounts, roles, API clients, the corporate directory and webhooks', () => {
  const administered = { ...people, ...clients, ...directory, ...webhooks };
  const open = Object.entries<Route>(administered).filter(([key, route]) => !isRead(key, route) && !isForPeople(route));
  expect(open.map(([key]) => key)).toEqual([]);
});
