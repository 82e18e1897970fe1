import { describe, expect, test } from 'vitest';
import type { Role } from '#domain/enumerations.ts';
import type { Grant } from '#domain/permissions.ts';
import { reaches } from '#domain/permissions.ts';
import { mayEditPolicy, maySeePolicyReport, readersOfPolicy, scopeOfReader } from '#domain/policies/access.ts';
import { acknowledgedIn, askingOf, dueDay, reminderOn, stateOf } from '#domain/policies/asking.ts';
import { hashOfVersion } from '#domain/policies/hash.ts';
import { PolicyRow } from '#domain/policies/policy.ts';
import { effectiveDayProblem, neverApplies } from '#domain/policies/versions.ts';

const grant = (name: Role, group_type: 'ALL' | 'CUSTOM' = 'CUSTOM'): Grant => ({
  name,
  resource_group: { id: group_type, group_type },
});
const person = (...roles: Grant[]) => ({ id: 'grace', roles });

const ADA = { id: 'ada', name: 'Ada Lovelace' };
const AT = '2027-01-01T08:00:00.000Z';
const policy = (more: Partial<PolicyRow> = {}) =>
  PolicyRow.parse({
    ...{ id: crypto.randomUUID(), version: 1, trail_length: 1, trail_hash: 'x' },
    ...{ created_at: AT, created_by: ADA, updated_at: AT, updated_by: ADA },
    ...{ name: 'Use of AI', kind: 'ai_use', status: 'in_force', acknowledgement: 'asked', due_days: '30' },
    ...{ asked: { from: 2, on: '2027-01-01' }, ...more },
  });

const sees = (reader: ReturnType<typeof person>, row: PolicyRow) =>
  reaches(scopeOfReader(reader), readersOfPolicy(row));

describe('the audience', () => {
  const contributor = person(grant('ApplicationContributor'));

  test('sees policies in force that are for everyone or for one of their roles', () => {
    expect(sees(contributor, policy())).toBe(true);
    expect(sees(contributor, policy({ audience_roles: ['ApplicationContributor'] }))).toBe(true);
    expect(sees(contributor, policy({ audience_roles: ['ApplicationAuditor'] }))).toBe(false);
    expect(sees(contributor, policy({ status: 'draft' }))).toBe(false);
    expect(sees(contributor, policy({ status: 'retired' }))).toBe(false);
  });

  test('is asked only by policies in force that ask', () => {
    const asked = [policy(), policy({ acknowledgement: 'not_asked' }), policy({ status: 'retired' })];
    expect(askingOf(asked, contributor.roles)).toEqual([asked[0]]);
    expect(askingOf(asked, [])).toEqual([]);
  });
});

test('the owner sees and changes a draft, but not with a role that only reads', () => {
  const owned = policy({ status: 'draft', owned_by: { id: 'grace', name: 'Grace' } });
  const [contributor, auditor] = [person(grant('ApplicationContributor')), person(grant('ApplicationAuditor'))];
  expect([sees(contributor, owned), mayEditPolicy(contributor, owned)]).toEqual([true, true]);
  expect([mayEditPolicy(auditor, owned), maySeePolicyReport(auditor, owned)]).toEqual([false, false]);
});

test.each([
  ['Administrator', 'CUSTOM', true, true],
  ['ApplicationReviewer', 'ALL', true, true],
  ['ApplicationReviewer', 'CUSTOM', false, false],
  ['ApplicationAuditor', 'ALL', false, true],
  ['ApplicationAuditor', 'CUSTOM', false, false],
  ['ApplicationContributor', 'ALL', false, false],
] as const)('a person who is %s of %s manages policies: %s, and sees reports: %s', (role, type, manages, sees) => {
  const reader = person(grant(role, type));
  expect([mayEditPolicy(reader, policy()), maySeePolicyReport(reader, policy())]).toEqual([manages, sees]);
});

test('the days count from the day the policy asks, or from the later day on which the person joined', () => {
  const asking = { asked: { on: '2027-01-01' }, due_days: '30' } as const;
  expect(dueDay(asking, undefined)).toBe('2027-01-31');
  expect(dueDay(asking, { entered_on: '2026-06-01' })).toBe('2027-01-31');
  expect(dueDay(asking, { entered_on: '2027-02-01' })).toBe('2027-03-03');
});

test('a version never applies if a later one has the same or an earlier effective date', () => {
  const versions = ['2027-01-01', '2027-06-01', '2027-05-01', '2027-05-01'].map((effective_on, at) => ({
    ...{ number: at + 1, effective_on },
  }));
  expect(versions.filter((one) => neverApplies(one, versions)).map(({ number }) => number)).toEqual([2, 3]);
});

test('only the first version may have an effective date before its publication', () => {
  const [first, today] = [{ published: null }, '2027-01-02'];
  const { published } = policy({
    published: { number: 1, at: AT, by: ADA, effective_on: '2027-01-01', hash: 'f' },
  });
  const later = { published: published && { ...published, name: '', purpose: '' } };
  expect(effectiveDayProblem(first, '2027-01-01', today)).toBeFalsy();
  expect(effectiveDayProblem(later, '2027-01-01', today)).toMatchObject({ code: 'day_out_of_range' });
  expect(effectiveDayProblem(later, today, today)).toBeUndefined();
});

test('an acknowledgement counts from the version that asked', () => {
  const one = { hash: 'f', at: AT, completed_on: null };
  const known = { acknowledgements: [1, 3].map((version) => ({ ...one, version })) };
  expect(acknowledgedIn(known, 2)).toMatchObject({ version: 3 });
  expect(acknowledgedIn(known, 4)).toBeNull();
  expect(acknowledgedIn(known, 1, 2)).toMatchObject({ version: 1 });
  expect(acknowledgedIn(undefined, 1)).toBeNull();
});

test('a person is overdue after the last day', () => {
  expect(stateOf(null, '2027-01-31', '2027-01-31')).toBe('pending');
  expect(stateOf(null, '2027-01-31', '2027-02-01')).toBe('overdue');
});

test.each([
  ['30', '2027-01-23', undefined],
  ['30', '2027-01-24', 'soon'],
  ['30', '2027-01-31', 'soon'],
  ['30', '2027-02-01', 'over'],
  ['30', '2027-03-03', undefined],
  ['7', '2027-01-27', undefined],
  ['7', '2027-01-28', 'soon'],
])('with %s days until 2027-01-31, the reminder on %s is %s', (days, today, reminder) => {
  expect(reminderOn('2027-01-31', days, today)).toBe(reminder);
});

test('the hash of a version changes with each part of its content', async () => {
  const content = {
    ...{ number: 1, name: 'Use of AI', purpose: 'Tools', text: 'Only approved tools.', link: '' },
    ...{ what_changed: '', effective_on: '2027-01-01' },
  };
  const others = await Promise.all(
    [
      { ...content, number: 2 },
      { ...content, name: 'Use' },
      { ...content, purpose: '' },
      { ...content, text: 'All tools.' },
      { ...content, link: 'https://example.com' },
      { ...content, what_changed: 'All' },
      { ...content, effective_on: '2027-01-02' },
    ].map((one) => hashOfVersion('a', one)),
  );
  const hash = await hashOfVersion('a', content);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set([hash, await hashOfVersion('b', content), ...others]).size).toBe(9);
});
