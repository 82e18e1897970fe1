/** Who must decide on an application, who may decide, and the result of a decision. */
import { describe, expect, test } from 'vitest';
import { type Application, UNJUDGED } from '#domain/applications/application.ts';
import { applicationRules } from '#domain/applications/rules.ts';
import { ApprovalRound } from '#domain/approval/approval.ts';
import { checklist } from '#domain/approval/checklist.ts';
import { whyNotDecide } from '#domain/approval/decide.ts';
import { asDecided, eventOnceReopened, isReopened, stagesOnceReopened } from '#domain/approval/reopening.ts';
import type { StageRole } from '#domain/approval/stage-roles.ts';
import { stagesOf, USUAL_STAGES } from '#domain/approval/stages.ts';
import { APPROVAL_STATES, isApproved, statusOnceOpened } from '#domain/approval/states.ts';
import {
  decided,
  ended,
  opened,
  openIn,
  reopenedBy,
  roundOf,
  withSettledCondition,
} from '#domain/approval/transitions.ts';
import { demandOf, unfinishedWork } from '#domain/approval/unfinished.ts';
import { isOwnOf } from '#domain/clients/people-behind.ts';
import type { CustomField, Requirement } from '#domain/custom-fields/rules.ts';
import { APPLICATION_TIERS, APPROVAL_STATUSES, type ApplicationTier, type Role } from '#domain/enumerations.ts';
import { emptyOf } from '#domain/rules.ts';
import { possible } from '#domain/states.ts';
import { Vendor } from '#domain/vendors/vendor.ts';

const ADA = { id: 'ada', name: 'Ada Lovelace' };
const GRACE = { id: 'grace', name: 'Grace Hopper' };
const AT = '2026-11-22T08:00:00.000Z';

const application = (about: Partial<Application> = {}): Application => ({
  ...{ id: 'a', version: 1, created_at: AT, created_by: ADA, updated_at: AT, updated_by: ADA },
  ...{ trail_length: 1, trail_hash: '', ...emptyOf(applicationRules) },
  ...{ name: 'Claims', purpose: 'Sorts', resource_groups: ['g'] },
  ...UNJUDGED,
  risk_tier: 'high',
  ...about,
});

const VENDOR = Vendor.parse({
  ...{
    id: '0b9c5f8e-3c1e-4c1e-9a52-0f2c8d6f1a11',
    version: 1,
    created_at: AT,
    created_by: ADA,
    updated_at: AT,
    updated_by: ADA,
  },
  ...{ trail_length: 1, trail_hash: '', name: 'Acme' },
});

const submitted = (stages: Parameters<typeof opened>[1] = ['reviewer', 'approver'], about = {}) => {
  const after = opened(application(about), stages, { by: ADA, at: AT });
  if (!after.approval) throw new Error('It was submitted.');
  return { subject: after, round: roundOf(after, after.approval) };
};

const said = (verdict: Parameters<typeof decided>[1]['verdict'], due?: string) => ({
  ...{ verdict, reason: 'Seen', until: '2027-11-22' },
  conditions: due ? [{ text: 'Check', owner: GRACE, due }] : [],
});

test('each tier has the company’s stages, and prohibited has none', () => {
  expect(APPLICATION_TIERS.map((tier) => stagesOf(USUAL_STAGES, tier))).toEqual([
    [],
    ['reviewer', 'approver'],
    ['approver'],
    [],
    [],
  ]);
  expect(stagesOf({ ...USUAL_STAGES, low: ['reviewer'] }, 'low')).toEqual(['reviewer']);
});

test('a finished round can be resubmitted; only a round in review can be decided or withdrawn', () => {
  for (const status of APPROVAL_STATUSES) {
    const actions = possible(APPROVAL_STATES, status);
    expect(actions.includes('submit')).toBe(status !== 'in_review');
    expect(actions.length > 1).toBe(status === 'in_review');
  }
});

test('the tier rule decides when no stage is required', () => {
  expect(statusOnceOpened('low', [])).toBe('approved');
  expect(statusOnceOpened('prohibited', [])).toBe('rejected');
  expect(statusOnceOpened('low', ['approver'])).toBe('in_review');
});

describe('the checklist', () => {
  const answers = { does: ['answers'] };
  const intake = { submitted: { answers, missing: [], provisional: false }, answers };
  const owner = { role: 'owner' as const };
  const low = { purpose: 'Sorts', owner: 'Ada', risk_tier: 'low' as const, people: [owner] };

  test.each([
    ['nothing', low, intake, []],
    ['the purpose', { ...low, purpose: ' ' }, intake, ['purpose_missing']],
    ['an owner who is somebody', { ...low, people: [] }, intake, ['owner_missing']],
    ['an intake', low, { submitted: undefined, answers: {} }, ['intake_not_submitted']],
    [
      'an answer that settles it',
      low,
      { ...intake, submitted: { ...intake.submitted, provisional: true } },
      ['intake_incomplete'],
    ],
    ['the intake as it is answered', low, { ...intake, answers: { does: ['acts'] } }, ['intake_changed']],
    ['an approver', { ...low, risk_tier: 'medium' as const }, intake, ['role_missing']],
    ['another tier', { ...low, risk_tier: 'prohibited' as const }, intake, ['tier_prohibited']],
  ])('misses %s', (_, of, state, missing) => {
    const found = checklist(of, state).filter(({ done }) => !done);
    expect(found.map(({ code }) => code)).toEqual(missing);
  });

  test('misses required custom fields of its tier', () => {
    const field = (id: string, required: Requirement, archived = false): CustomField => ({
      ...{ id, required, archived, type: 'text', label: id, label_es: '', help: '', help_es: '', options: [] },
    });
    const fields = [
      ...[field('always', 'always'), field('low', 'low'), field('medium', 'medium'), field('high', 'high')],
      ...[field('never', 'never'), field('archived', 'always', true), field('filled', 'always')],
    ];
    const missing = (risk_tier: ApplicationTier) =>
      checklist({ ...low, risk_tier, custom: { filled: 'x' } }, intake, fields)
        .filter(({ code }) => code === 'custom_missing')
        .map(({ params }) => params.label);
    expect(missing('not_assessed')).toEqual(['always']);
    expect(missing('low')).toEqual(['always', 'low']);
    expect(missing('high')).toEqual(['always', 'low', 'medium', 'high']);
  });
});

test.each([
  [{}, undefined],
  [{ role: 'ApplicationReviewer' as Role }, 'no_role_for_it'],
  [{ group: 'another' }, 'no_role_for_it'],
  [{ role: 'Administrator' as Role, group: 'another' }, undefined],
  [{ submitted_by: GRACE }, 'own_submission'],
  [{ people: [{ role: 'owner' as const, ...GRACE }] }, 'own_application'],
  [{ people: [{ role: 'technical_owner' as const, ...GRACE }] }, 'own_application'],
  [{ people: [{ role: 'approver' as const, ...GRACE }] }, undefined],
  [{ owner: 'grace HOPPER ' }, 'own_application'],
  [{ owner: 'Grace Hopper', people: [{ role: 'owner' as const, id: 'another', name: 'Grace Hopper' }] }, undefined],
  [{ editors: ['grace'] }, 'edited_since'],
  [{ decided_by: ['grace'] }, 'decided_before'],
  [{ submitted_by: { id: 'robot', name: 'Robot' } }, 'own_submission'],
  [{ editors: ['robot'] }, 'edited_since'],
  [{ submitted_by: { id: 'other', name: 'Other' }, editors: ['other', 'linus'] }, undefined],
])('with %j, the reason that prevents a decision is %s', (about, why) => {
  const {
    role = 'ApplicationApprover',
    group = 'g',
    submitted_by = ADA,
    people = [],
    owner = '',
    editors = [],
    decided_by = [],
  } = about as {
    role?: Role;
    group?: string;
    submitted_by?: typeof ADA;
    people?: Application['people'];
    owner?: string;
    editors?: string[];
    decided_by?: string[];
  };
  const roles = [{ name: role, resource_group: { id: group, group_type: 'CUSTOM' as const } }];
  const isOwn = isOwnOf('grace', [
    { client: 'robot', person: 'grace' },
    { client: 'robot', person: 'linus' },
    { client: 'other', person: 'linus' },
  ]);
  const person = { isOwn, name: GRACE.name, email: 'grace@example.com', roles };
  const waiting = { owner, people, resource_groups: ['g'] };
  expect(whyNotDecide(person, waiting, { role: 'approver', submitted_by, decided_by }, editors)).toBe(why);
});

describe('a round', () => {
  test('advances stage by stage and collects the conditions of each', () => {
    const first = decided(submitted(), said('approve_with_conditions', '2027-01-31'), { by: GRACE, at: AT });
    expect(first.subject).toMatchObject({ approval_status: 'in_review', approval: { stage: 2, until: null } });
    const last = decided(first, said('approve'), { by: ADA, at: AT });
    expect(last.subject).toMatchObject({
      approval_status: 'approved_with_conditions',
      approval: { until: '2027-11-22', open_conditions: 1, condition_due: '2027-01-31', decided_at: AT },
    });
    expect(last.round).toMatchObject({ status: 'approved_with_conditions', decisions: [{ stage: 1 }, { stage: 2 }] });
    const done = withSettledCondition(last, 1, { at: AT, by: GRACE, note: '' });
    expect(done.subject.approval).toMatchObject({ open_conditions: 0, condition_due: null });
  });

  test.each([
    ['request_changes', 'changes_requested'],
    ['reject', 'rejected'],
  ] as const)('ends at any stage that decides %s', (verdict, status) => {
    const { subject: after, round } = decided(submitted(), said(verdict), { by: GRACE, at: AT });
    expect(after).toMatchObject({ approval_status: status, approval: { until: null, decided_at: AT } });
    expect(round).toMatchObject({ status, ended_at: AT });
  });

  test('keeps the time of the last decision when withdrawn', () => {
    const { subject: after } = ended(submitted(), 'withdrawn', AT);
    expect(after).toMatchObject({ approval_status: 'withdrawn', approval: { decided_at: null } });
    expect(opened(after, ['approver'], { by: ADA, at: AT }).approval).toMatchObject({ round: 2, decided_at: null });
  });

  test('carries open conditions into later rounds until an approval expires', () => {
    const first = decided(submitted(['approver']), said('approve_with_conditions', '2027-01-31'), {
      by: GRACE,
      at: AT,
    });
    const again = opened(first.subject, ['approver'], { by: ADA, at: AT });
    expect(again.approval).toMatchObject({ open_conditions: 1, condition_due: '2027-01-31', decided_by: [] });
    const facts = again.approval;
    if (!facts) throw new Error('It was submitted.');
    const standing = { subject: again, round: roundOf(again, facts), open: openIn([first.round]) };
    const second = decided(standing, said('approve'), { by: GRACE, at: AT });
    expect(second.subject).toMatchObject({
      approval_status: 'approved_with_conditions',
      approval: { open_conditions: 1, condition_due: '2027-01-31' },
    });
    expect(openIn([second.round, first.round]).map(({ number }) => number)).toEqual([1]);
    expect(openIn([second.round, ended(first, 'expired', AT).round])).toEqual([]);
  });

  test('stores on approval the state at the decision, not at the submission', () => {
    const before = submitted(['approver']);
    const subject = { ...before.subject, purpose: 'Something else' };
    const after = decided({ ...before, subject }, said('approve'), { by: GRACE, at: AT });
    expect(after.round.application?.purpose).toBe('Something else');
  });
});

describe('another tier', () => {
  const from = (status: Application['approval_status'], tier: ApplicationTier) =>
    application({ approval_status: status, risk_tier: tier });

  test.each([
    ['approved', 'medium', 'high', true],
    ['approved', 'high', 'medium', false],
    ['approved', 'not_assessed', 'low', true],
    ['approved_with_conditions', 'low', 'medium', true],
    ['in_review', 'high', 'medium', true],
    ['rejected', 'medium', 'high', false],
    ['not_submitted', 'medium', 'high', false],
    ['approved', 'medium', 'medium', false],
  ] as const)('for a subject that is %s, from %s to %s, reopens the round: %s', (status, was, is, reopens) => {
    expect(isReopened(from(status, was), from(status, is))).toBe(reopens);
  });

  describe('for a vendor', () => {
    const from = (
      approval_status: Vendor['approval_status'],
      criticality: Vendor['criticality'],
      risk: Vendor['risk'],
    ): Vendor => ({ ...VENDOR, approval_status, criticality, risk });

    test.each([
      ['approved', 'high', 'low', 'high', 'high', true],
      ['approved', 'high', 'high', 'critical', 'high', true],
      ['approved', 'critical', undefined, 'critical', 'medium', true],
      ['approved_with_conditions', 'medium', 'high', 'high', 'low', true],
      ['approved', 'high', undefined, 'high', 'low', false],
      ['approved', 'critical', 'high', 'high', 'medium', false],
      ['approved', 'high', 'medium', null, undefined, false],
      ['in_review', 'high', 'medium', 'high', 'high', true],
      ['in_review', 'high', 'high', 'critical', 'high', true],
      ['in_review', 'critical', 'high', 'high', 'high', false],
      ['in_review', 'high', 'low', 'medium', 'low', true],
      ['rejected', 'low', 'low', 'critical', 'high', false],
    ] as const)(
      '%s, from %s criticality and %s risk to %s and %s, reopens the round: %s',
      (status, was, wasRisk, is, isRisk, reopens) => {
        expect(isReopened(from(status, was, wasRisk), from(status, is, isRisk))).toBe(reopens);
      },
    );

    const approvedAs = (criticality: Vendor['criticality'], risk: Vendor['risk']) => {
      const vendor = opened(from('not_submitted', criticality, risk), ['approver'], { by: ADA, at: AT });
      if (!vendor.approval) throw new Error('It was submitted.');
      return decided({ subject: vendor, round: roundOf(vendor, vendor.approval) }, said('approve'), {
        ...{ by: GRACE, at: AT },
      });
    };

    test('reopens when the risk exceeds the level at the last decision, not when it matches', () => {
      const { round } = approvedAs('high', 'high');
      const fallen = from('approved', 'medium', 'low');
      const again = from('approved', 'high', 'high');
      expect(isReopened(fallen, again, asDecided(fallen, round))).toBe(false);
      expect(isReopened(fallen, from('approved', 'critical', 'low'), asDecided(fallen, round))).toBe(true);
      const unknown = approvedAs('high', undefined).round;
      expect(isReopened(fallen, again, asDecided(fallen, unknown))).toBe(true);
    });

    test('uses the risk before the change when the round predates stored risk', () => {
      const { subject, round } = approvedAs('high', 'low');
      const { risk: _, ...kept } = round.vendor ?? {};
      const earlier = ApprovalRound.parse(JSON.parse(JSON.stringify({ ...round, vendor: kept })));
      expect(isReopened(subject, { ...subject, risk: 'high' }, asDecided(subject, earlier))).toBe(true);
      const known = { ...subject, risk: 'high' as const };
      expect(isReopened(known, { ...known, criticality: 'critical' }, asDecided(known, earlier))).toBe(true);
      expect(isReopened(known, { ...known, website: 'https://acme.example' }, asDecided(known, earlier))).toBe(false);
    });
  });

  test('without stages keeps the current round for its pending deciders', () => {
    const before = submitted(['approver']).subject;
    const stagesAt = (risk_tier: ApplicationTier, stages: readonly StageRole[] = []) =>
      stagesOnceReopened(before, { ...before, risk_tier }, stages);
    expect(stagesAt('low')).toEqual(['approver']);
    expect(stagesAt('medium', ['reviewer'])).toEqual(['reviewer']);
    expect(stagesAt('prohibited')).toEqual([]);
  });

  test('without stages withdraws an approval until someone resubmits', () => {
    const before = opened(application({ risk_tier: 'low' }), [], { by: ADA, at: AT });
    expect(before.approval_status).toBe('approved');
    const risen = {
      ...before,
      risk_tier: 'medium' as const,
      updated_by: GRACE,
      updated_at: '2027-01-15T08:00:00.000Z',
    };
    const after = reopenedBy(before, risen, stagesOnceReopened(before, risen, []));
    expect(after).toMatchObject({
      approval_status: 'not_submitted',
      approval: { round: 2, reopened: { to: 'medium' } },
    });
    expect(eventOnceReopened(after.approval_status)).toBe('approval_reopened');
    expect(possible(APPROVAL_STATES, after.approval_status)).toEqual(['submit']);
    expect(opened(after, [], { by: ADA, at: AT })).toMatchObject({
      approval_status: 'approved',
      approval: { round: 3, reopened: null },
    });
  });

  test('opens a new round for the submitter and names who changed the tier', () => {
    const before = decided(submitted(['approver']), said('approve'), { by: GRACE, at: AT }).subject;
    const LATER = '2027-01-15T08:00:00.000Z';
    const changed = { ...before, risk_tier: 'prohibited' as const, updated_by: GRACE, updated_at: LATER };
    expect(isApproved(before.approval_status)).toBe(true);
    expect(reopenedBy(before, changed, [])).toMatchObject({
      approval_status: 'rejected',
      approval: {
        ...{ round: 2, submitted_by: ADA, submitted_at: before.approval?.submitted_at },
        ...{ reopened: { from: 'high', to: 'prohibited', by: GRACE, at: LATER } },
        ...{ decided_by: [], decided_at: null, last_decided_at: AT },
      },
    });
  });
});

describe('unfinished work', () => {
  test('counts unaccepted controls and unconcluded assessments', () => {
    const work = unfinishedWork({
      asked: [{ key: 'training' }, { key: 'risk_process' }, { key: 'change_control' }],
      controls: [
        { key: 'training', state: 'accepted' },
        { key: 'risk_process', state: 'not_applicable' },
      ],
      assessments: [{ state: 'open' }, { state: 'returned' }, { state: 'concluded' }, { state: 'canceled' }],
    });
    expect(work).toEqual({ open_controls: 1, asked_controls: 3, open_assessments: 2 });
  });

  test('requires the company’s chosen demand, and nothing once all work is finished', () => {
    const finished = { open_controls: 0, asked_controls: 3, open_assessments: 0 };
    expect(demandOf({ ...finished, open_assessments: 1 }, 'refuse')).toBe('refuse');
    expect(demandOf({ ...finished, open_controls: 1 }, 'acknowledge')).toBe('acknowledge');
    expect(demandOf(finished, 'refuse')).toBeUndefined();
    expect(demandOf(null, 'refuse')).toBeUndefined(); // vendors have no such work
  });
});

test('API clients of the same person count as one actor; a person without clients counts alone', () => {
  const known = [
    { client: 'first', person: 'grace' },
    { client: 'second', person: 'grace' },
    { client: 'third', person: 'ada' },
  ];
  expect(['first', 'second', 'grace', 'third', 'ada'].filter(isOwnOf('first', known))).toEqual([
    'first',
    'second',
    'grace',
  ]);
  expect(['alan', 'first', 'ada'].filter(isOwnOf('alan', known))).toEqual(['alan']);
});
