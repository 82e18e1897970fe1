/** Tasks of each user, derived from the record and the day. */
import { describe, expect, test } from 'vitest';
import type { KeptApplication } from '#domain/applications/application.ts';
import { UNJUDGED } from '#domain/applications/application.ts';
import { applicationRules } from '#domain/applications/rules.ts';
import type { AssessmentSummary } from '#domain/assessments/assessment.ts';
import type { Comment } from '#domain/comments/comment.ts';
import type { Role } from '#domain/enumerations.ts';
import { heldRole } from '#domain/people/role.ts';
import { permissions } from '#domain/permissions.ts';
import { emptyOf } from '#domain/rules.ts';
import { Vendor } from '#domain/vendors/vendor.ts';
import { type Derived, MOST_PEOPLE } from '#domain/work/derived.ts';
import { nearestFirst } from '#domain/work/nearest-first.ts';
import { type Control, type WorkFacts, workOfApplication } from '#domain/work/of-application.ts';
import { workOfRisk } from '#domain/work/of-risk.ts';
import { workOfTasks } from '#domain/work/of-task.ts';
import { workOfThread } from '#domain/work/of-thread.ts';
import { workOfVendor } from '#domain/work/of-vendor.ts';
import { rowsOf } from '#domain/work/rows.ts';
import { teamMember } from '#domain/work/team.ts';
import { bySubject, toBeDone, workGroup, workSection } from '#domain/work/words.ts';

const [ADA, GRACE, RADIA, ALAN] = ['ada', 'grace', 'radia', 'alan'].map((id) => ({ id, name: id }));
if (!ADA || !GRACE || !RADIA || !ALAN) throw new Error('There are four of them.');
const AT = '2026-11-20T10:00:00.000Z';
const recorded = {
  ...{ id: 'app', version: 1, created_at: AT, created_by: ADA, updated_at: AT, updated_by: ADA },
  ...{ trail_length: 1, trail_hash: '' },
};

const application = (about: Partial<KeptApplication> = {}): KeptApplication => ({
  ...recorded,
  ...emptyOf(applicationRules),
  ...{ name: 'Triage', development_status: 'testing', resource_groups: ['group'], ...UNJUDGED },
  tier: { rules_version: '', submitted_at: AT } as unknown as KeptApplication['tier'], // a submitted tier
  people: [{ role: 'owner', ...GRACE }],
  ...about,
});

const standing = (about: Partial<WorkFacts> = {}): WorkFacts => ({
  ...{ application: application(), rounds: [], conditions: [], assessments: [], controls: [], evidence: [] },
  ...{ models: [], legal: [], risks: [], asked: undefined, deciders: [], neverDeciders: [], holders: () => [] },
  peopleBehind: (actor: string) => (actor === 'client' ? ['grace', 'linus'] : [actor]),
  ...about,
});

const told = (items: readonly Derived[]) => items.map(({ kind, whose, people }) => [kind, whose, ...people]);

const IN_REVIEW = {
  approval_status: 'in_review',
  approval: {
    ...{ round: 1, stages: ['reviewer', 'approver'], stage: 2, submitted_by: GRACE, submitted_at: AT, reopened: null },
    ...{ decided_at: null, last_decided_at: null, decided_by: [], until: null, conditions: 0, open_conditions: 0 },
    condition_due: null,
  },
} satisfies Partial<KeptApplication>;

const assessment = (about: Partial<AssessmentSummary>): AssessmentSummary => ({
  ...{ id: 'one', kind: 'validation', state: 'open', demanded_by: null, assignee: null, due: null, deadline: null },
  ...{ submitted: null, supersedes: null, superseded_by: null, created_at: AT, created_by: ADA, verdict: null },
  ...{ concluded: null, open_conditions: [] },
  ...about,
});

const control = (about: Partial<Control>): Control => ({
  ...{ key: 'human-oversight' as Control['key'], state: 'in_progress', owner: GRACE, due_on: null, updated_at: AT },
  title: { en: 'Oversight', es: 'Supervisión' },
  ...about,
});

describe('work on an application', () => {
  test('the gaps of a started legal document are due for its owner, and a signature for people who did not write it', () => {
    const document = { type: 'annex-v', state: 'draft', gaps: 5, owner: null, due_on: '2026-12-01' } as const;
    const started: WorkFacts['legal'][number] = { ...document, submitted: null, authors: ['ada'] };
    const itemsWith = (about: Partial<typeof started>) =>
      workOfApplication(
        standing({ legal: [{ ...started, ...about }], holders: () => ['ada', 'alan', 'grace', 'linus', 'radia'] }),
      );
    expect(itemsWith({})).toMatchObject([
      { kind: 'legal_document', people: ['grace'], due: '2026-12-01', params: { legal_type: 'annex-v', count: 5 } },
    ]);
    expect(told(itemsWith({ owner: RADIA }))).toEqual([['legal_document', 'mine', 'radia']]);
    const submitted = { at: AT, by: ADA };
    expect(told(itemsWith({ state: 'in_review', submitted, authors: ['ada', 'client'] }))).toEqual([
      ['legal_signature', 'mine', 'alan', 'radia'],
      ['legal_in_review', 'others', 'ada'],
    ]);
  });

  test('an own risk is treated and reviewed by its owner, or else by the owner of the application', () => {
    const risk: WorkFacts['risks'][number] = {
      ...{ id: 'risk', name: 'Leak', status: 'open', owned_by: null, due_on: '', review_on: '' },
      ...{ created_by: ADA, updated_by: ADA, treatment: null, likelihood: 'likely', impact: 'major' },
      ...{ residual_likelihood: null, residual_impact: null },
    };
    const itemsOf = (about: Partial<WorkFacts['risks'][number]>) =>
      workOfApplication(standing({ risks: [{ ...risk, ...about }], holders: () => ['grace', 'radia'] }));
    const dated = { due_on: '2026-12-01', review_on: '2027-03-01' };
    expect(itemsOf(dated)).toMatchObject([
      { kind: 'risk_treatment', people: ['grace'], due: '2026-12-01', params: { risk: 'risk', text: 'Leak' } },
      { kind: 'risk_review', due: '2027-03-01', from: '2027-01-30' },
    ]);
    expect(told(itemsOf({ ...dated, owned_by: RADIA, status: 'accepted' }))).toEqual([
      ['risk_review', 'mine', 'radia'],
    ]);
    expect(itemsOf({ ...dated, status: 'closed' })).toEqual([]);
    const toAccept = { treatment: 'accept', owned_by: RADIA } as const;
    expect(itemsOf(toAccept)).toMatchObject([
      { kind: 'risk_acceptance', people: ['grace'], butNot: ['radia', 'ada', 'ada'] },
    ]);
    for (const about of [{ status: 'accepted' }, { residual_likelihood: 'rare', residual_impact: 'minor' }] as const)
      expect(itemsOf({ ...toAccept, ...about }), 'accepted, or with a lower residual level').toEqual([]);
    expect(told(itemsOf({ review_on: '2027-03-01', owned_by: ALAN }))).toEqual([['risk_review', 'mine', 'grace']]);
    const everywhere = {
      hasAccess: (person: string) => person === 'ada',
      administrators: ['alan', 'linus'],
      approvers: ['linus'],
    };
    const ofOrganization = { ...risk, review_on: '2027-03-01' };
    expect(workOfRisk({ ...ofOrganization, owned_by: RADIA }, everywhere)).toMatchObject([
      { people: ['ada'], needs: permissions.readObjects, butNot: null, params: { unowned: 1 } },
    ]);
    expect(workOfRisk({ ...ofOrganization, created_by: GRACE }, everywhere)).toMatchObject([
      { people: ['alan', 'linus'], needs: permissions.administer, butNot: [] },
    ]);
    expect(workOfRisk({ ...ofOrganization, ...dated, owned_by: ADA }, everywhere)).toMatchObject([
      { kind: 'risk_treatment', thing: { kind: 'risk', name: 'Leak' }, groups: [], people: ['ada'], doers: null },
      { kind: 'risk_review' },
    ]);
  });

  test('the intake is due for the owner, or else the creator; retired applications have no work', () => {
    expect(told(workOfApplication(standing({ application: application({ tier: null }) })))).toEqual([
      ['intake', 'mine', 'grace'],
    ]);
    expect(told(workOfApplication(standing({ application: application({ tier: null, people: [] }) })))).toEqual([
      ['intake', 'mine', 'ada'],
    ]);
    const params = (people: KeptApplication['people']) =>
      workOfApplication(standing({ application: application({ tier: null, people }) })).map((one) => one.params);
    expect(params([{ role: 'owner', ...GRACE }])).toEqual([{}]);
    expect(params([])).toEqual([{ unowned: 1 }]);
    const retired = application({ tier: null, development_status: 'retired' });
    expect(workOfApplication(standing({ application: retired }))).toEqual([]);
  });

  test('an approval withdrawn by a tier change waits for resubmission', () => {
    const reopened = { from: 'low', to: 'medium', by: ADA, at: AT } as const;
    const approval = { ...IN_REVIEW.approval, stages: [], stage: 1, reopened };
    const taken = standing({ application: application({ approval_status: 'not_submitted', approval }) });
    expect(told(workOfApplication(taken))).toEqual([['approval_expired', 'mine', 'grace']]);
    expect(told(workOfApplication(standing()))).toEqual([]);
  });

  test('an item with too many people keeps the first ones', () => {
    const deciders = Array.from({ length: MOST_PEOPLE + 1 }, (_, at) => `person ${MOST_PEOPLE + 1 - at}`);
    const [item] = workOfApplication(standing({ application: application(IN_REVIEW), deciders }));
    expect(item?.people).toEqual(deciders.slice(0, MOST_PEOPLE).toSorted());
  });

  test('people of the same group come before people of all groups, and administrators last', () => {
    const person = (id: string, role: Role, group_type: 'ALL' | 'CUSTOM') => ({
      ...{ id, directory_roles: [] },
      roles: [heldRole(role, { id: group_type === 'ALL' ? 'all' : 'letters', group_type })],
    });
    const people = [
      person('a', 'Administrator', 'ALL'),
      person('b', 'ApplicationApprover', 'ALL'),
      person('d', 'ApplicationApprover', 'CUSTOM'),
      person('c', 'ApplicationApprover', 'CUSTOM'),
    ];
    expect(nearestFirst(people, ['letters'])).toEqual(['c', 'd', 'b', 'a']);
  });

  test('an approval waits for all who can decide, and its submitter waits for them', () => {
    const items = workOfApplication(
      standing({ application: application(IN_REVIEW), deciders: ['alan', 'ada'], neverDeciders: ['grace', 'olga'] }),
    );
    expect(told(items)).toEqual([
      ['approval', 'mine', 'ada', 'alan'],
      ['in_review', 'others', 'grace'],
    ]);
    expect(items[0]).toMatchObject({ id: 'approval.app.1.2', butNot: ['grace', 'olga'], params: { role: 'approver' } });
  });

  test('an assessment waits for its assignee, then for reviewers other than its submitter', () => {
    const open = assessment({ assignee: ALAN, due: '2026-12-01', deadline: '2026-11-25' });
    const items = workOfApplication(standing({ assessments: [open] }));
    expect(told(items)).toEqual([['assessment', 'mine', 'alan']]);
    expect(items[0]?.due).toBe('2026-11-25');
    const submitted = assessment({ state: 'submitted', submitted: { at: AT, by: GRACE } });
    expect(told(workOfApplication(standing({ assessments: [submitted], holders: () => ['grace', 'radia'] })))).toEqual([
      ['assessment_review', 'mine', 'radia'],
      ['assessment_in_review', 'others', 'grace'],
    ]);
    const byClient = assessment({ state: 'submitted', submitted: { at: AT, by: { id: 'client', name: 'Robot' } } });
    const [waiting] = workOfApplication(standing({ assessments: [byClient], holders: () => ['grace', 'radia'] }));
    expect(waiting).toMatchObject({ people: ['radia'], butNot: ['grace', 'linus'] });
    const named = application({ people: [{ role: 'reviewer', ...RADIA }] });
    const [review] = workOfApplication(standing({ application: named, assessments: [submitted] }));
    expect(review).toMatchObject({ kind: 'assessment_review', people: ['radia'], butNot: null });
  });

  test('a resting assessment waits for no person, but its conditions do', () => {
    const condition = { id: 'c', text: 'Test it again', owner: ALAN, due: '2026-12-01' };
    const resting = assessment({ demanded_by: 'high' });
    const concluded = assessment({ state: 'concluded', open_conditions: [condition] });
    const low = application({ risk_tier: 'low' });
    expect(told(workOfApplication(standing({ application: low, assessments: [resting, concluded] })))).toEqual([
      ['assessment_condition', 'mine', 'alan'],
    ]);
  });

  test('an open control is a task of its owner, and one in review of each reviewer who does not own it', () => {
    const ready = control({ state: 'ready_for_review', owner: RADIA, key: 'other' as Control['key'] });
    const all = standing({ controls: [control({}), ready], holders: () => ['radia', 'alan'] });
    expect(told(workOfApplication(all))).toEqual([
      ['control', 'mine', 'grace'],
      ['control_review', 'mine', 'alan'],
      ['control_in_review', 'others', 'radia'],
    ]);
  });

  test('expiring evidence waits for its provider when no other evidence lasts longer', () => {
    const piece = (id: string, expires_on: string | null): WorkFacts['evidence'][number] => ({
      ...{ id, name: id, expires_on, attested_by: ALAN },
      proves: [{ application_id: 'app', application_name: 'Triage', control: 'human-oversight' as Control['key'] }],
    });
    const accepted = standing({ controls: [control({ state: 'accepted' })] });
    const ending = { ...accepted, evidence: [piece('early', '2026-12-01'), piece('late', '2027-02-01')] };
    const items = workOfApplication(ending);
    expect(told(items)).toEqual([['evidence', 'mine', 'alan']]);
    expect(items[0]).toMatchObject({ due: '2027-02-01', from: '2027-01-02', params: { text: 'late' } });
    expect(workOfApplication({ ...ending, evidence: [...ending.evidence, piece('ever', null)] })).toEqual([]);
  });
});

describe('work on the vendors and models of an application', () => {
  const model = { id: 'large', name: 'Large', model_version: '4' };

  test('a retiring model waits for the application’s owner until another model is used', () => {
    const items = workOfApplication(standing({ models: [{ ...model, retires_on: '2027-06-30' }] }));
    expect(told(items)).toEqual([['model_retires', 'mine', 'grace']]);
    expect(items[0]).toMatchObject({ due: '2027-06-30', from: '2027-04-01', params: { model: 'Large 4' } });
    expect(workOfApplication(standing({ models: [{ ...model, retires_on: '' }] }))).toEqual([]);
  });
});

describe('work on a conversation', () => {
  const comment = (id: string, by: { id: string; name: string }, about: Partial<Comment> = {}): Comment => ({
    ...recorded,
    ...{ id, application_id: 'app', thread_id: 'first', on: null, text: 'Fine', mentions: [], mentioned: [] },
    ...{ created_by: by },
    ...about,
  });
  const of = (...inOrder: Comment[]) => told(workOfThread(application(), inOrder.toReversed(), ['grace']));

  test('a mention waits for the mentioned people until one answers', () => {
    const first = comment('first', ADA, { text: 'Who checks it', mentions: ['radia', 'alan'] });
    expect(of(first)).toEqual([['mention', 'mine', 'alan', 'radia']]);
    expect(of(first, comment('second', ADA, { text: 'Today, please' }))).toEqual([
      ['mention', 'mine', 'alan', 'radia'],
    ]);
    expect(of(first, comment('second', ALAN))).toEqual([]);
    expect(of({ ...first, resolved: { at: AT, by: ADA } })).toEqual([]);
  });

  test('an unaddressed question waits for the owners, or for the author when asked back', () => {
    const first = comment('first', ADA, { text: 'Who checks it?' });
    expect(of(first)).toEqual([['question', 'mine', 'grace']]);
    expect(of(first, comment('second', GRACE, { text: 'Which of them?' }))).toEqual([['question', 'mine', 'ada']]);
    expect(of(comment('first', GRACE, { text: 'Is it mine?' }))).toEqual([]);
  });
});

describe('work on a vendor', () => {
  const vendor = (about: Partial<Vendor> = {}) =>
    Vendor.parse({ ...recorded, id: '00000000-0000-4000-8000-000000000000', name: 'Acme', ...about });
  const NOTHING = {
    rounds: [],
    conditions: [],
    deciders: [],
    neverDeciders: [],
    owners: ['grace'],
    link: null,
    isUsed: false,
    isOwned: true,
  };
  type About = Partial<Parameters<typeof workOfVendor>[0]>;
  const of = (about: Partial<Vendor>, more: About = {}) =>
    workOfVendor({ ...NOTHING, editors: ['ada', 'grace'], vendor: vendor(about), ...more });

  test('each date of a vendor waits for its owner, and offboarded vendors have no work', () => {
    const days = { contract_end: '2027-06-30', notice_days: '90', soc_2_until: '2027-01-31' } as const;
    expect(of(days).map(({ params, due, from }) => [params.what, due, from])).toEqual([
      ['soc_2', '2027-01-31', '2026-11-02'],
      ['notice', '2027-04-01', '2027-01-01'],
      ['contract', '2027-06-30', '2027-04-01'],
    ]);
    expect(of(days).every(({ params }) => params.unowned === undefined)).toBe(true);
    expect(of(days, { isOwned: false }).every(({ params }) => params.unowned === 1)).toBe(true);
    const short = { contract_begin: '2027-06-01', contract_end: '2027-06-30' };
    expect(of({ ...days, ...short }).map(({ params }) => params.what)).toEqual(['soc_2', 'contract']);
    const begun = { ...days, contract_begin: '2027-04-01' };
    expect(of(begun).map(({ params }) => params.what)).toEqual(['soc_2', 'notice', 'contract']);
    expect(of({ ...days, ending: { at: AT, by: ADA, reason: 'Too dear' } })).toEqual([]);
  });

  test('approvals and conditions of a vendor wait like those of an application', () => {
    const items = of(IN_REVIEW, { deciders: ['alan', 'ada'] });
    expect(told(items)).toEqual([
      ['approval', 'mine', 'ada', 'alan'],
      ['in_review', 'others', 'grace'],
    ]);
    expect(items[0]).toMatchObject({ thing: { kind: 'vendor', name: 'Acme' }, groups: ['*'] });
    const conditions = [{ number: 1, text: 'A new report', owner: RADIA, due: '2026-12-01', done: null }];
    expect(told(of({}, { conditions }))).toEqual([['condition', 'mine', 'radia']]);
  });

  const questionnaire = (state: 'accepted' | 'open' | 'sent', number = 0) => ({
    questionnaire: {
      state,
      number,
      sent: state === 'sent' ? { at: AT, name: 'Pat', email: '' } : null,
      accepted: null,
    },
  });

  test('the questionnaire waits for the owner once the vendor is used or it was reopened', () => {
    expect(of({})).toEqual([]);
    const expected = [['questionnaire', 'mine', 'grace']];
    expect(told(of({}, { isUsed: true }))).toEqual(expected);
    expect(told(of(questionnaire('open', 1)))).toEqual(expected);
    expect(of(questionnaire('accepted', 1), { isUsed: true })).toEqual([]);
  });

  test('the requester waits for the vendor while the link is valid, then must ask again', () => {
    const items = of({}, { link: { at: AT, by: ADA, until: '2026-12-20' } });
    expect(told(items)).toEqual([
      ['questionnaire_asked', 'others', 'ada', 'grace'],
      ['questionnaire', 'mine', 'grace'],
    ]);
    const groups = (today: string) => items.map((item) => workGroup({ ...item, remind_on: null }, today));
    expect(groups('2026-12-20')).toEqual(['others', undefined]);
    expect(groups('2026-12-21')).toEqual([undefined, 'this_week']);
  });

  test('sent answers wait for the owner who may accept them, or else for all who may', () => {
    expect(told(of(questionnaire('sent')))).toEqual([['questionnaire_review', 'mine', 'grace']]);
    expect(told(of(questionnaire('sent'), { owners: ['alan'] }))).toEqual([
      ['questionnaire_review', 'mine', 'ada', 'grace'],
    ]);
  });
});

describe('delegated work', () => {
  const [approval] = workOfApplication(
    standing({ application: application(IN_REVIEW), deciders: ['alan', 'ada'] }),
  ) as [Derived];
  const given = { item: approval.id, from: ADA, to: ALAN, note: 'Please', at: AT };

  test('belongs to the delegate while the delegator waits, and returns when the delegate cannot act', () => {
    const rows = (isAble: boolean) =>
      rowsOf(approval, [given], () => isAble).map(({ person, work }) => [person, work.whose, work.delegated?.note]);
    expect(rows(true)).toEqual([
      ['ada', 'others', 'Please'],
      ['alan', 'mine', 'Please'],
    ]);
    expect(rows(false)).toEqual([
      ['ada', 'mine', undefined],
      ['alan', 'mine', undefined],
    ]);
  });

  test('each delegator of a redelegated task sees its current assignee until withdrawal', () => {
    const later = (n: number) => `2026-11-2${n}T10:00:00.000Z`;
    const on = [
      { ...given, from: ALAN, to: GRACE, at: later(1) },
      { ...given, from: GRACE, to: RADIA, at: later(2) },
    ];
    const rows = (...all: (typeof given)[]) =>
      rowsOf(approval, all, () => true).map(({ person, work: { whose, delegated } }) => [
        ...[person, whose, delegated?.from.id, delegated?.to.id, delegated?.now?.id],
      ]);
    expect(rows(given, ...on)).toEqual([
      ['ada', 'others', 'ada', 'alan', 'radia'],
      ['alan', 'others', 'alan', 'grace', 'radia'],
      ['grace', 'others', 'grace', 'radia', undefined],
      ['radia', 'mine', 'grace', 'radia', undefined],
    ]);
    const [first] = on;
    expect(rows(given, ...(first ? [first, { ...given, from: GRACE, to: ADA, at: later(2) }] : []))).toContainEqual([
      ...['ada', 'mine', 'grace', 'ada', undefined],
    ]);
    expect(rows(given)).toContainEqual(['ada', 'others', 'ada', 'alan', undefined]);
  });
});

test('work is grouped by due day and counted until snoozed', () => {
  const today = '2026-11-23';
  const item = (due: string | null, about: object = {}) => ({
    ...{ kind: 'condition' as const, whose: 'mine' as const, due, from: null, remind_on: null },
    ...about,
  });
  const of = (due: string | null, about: object = {}) => workGroup(item(due, about), today);
  expect(['2026-11-22', today, '2026-11-29', '2026-11-30', null].map((due) => of(due))).toEqual([
    ...['overdue', 'this_week', 'this_week', 'later', 'this_week'],
  ]);
  expect(of(null, { kind: 'control' })).toBe('later');
  expect(of('2026-11-22', { whose: 'others' })).toBe('others');
  expect(of('2026-12-30', { from: '2026-12-01' })).toBeUndefined();
  expect(of('2026-11-22', { remind_on: '2026-11-24' })).toBe('later');
  expect(of('2026-11-22', { remind_on: today })).toBe('overdue');
  const all = [item(today), item(today, { remind_on: '2026-12-01' }), item(today, { whose: 'others' })];
  expect(toBeDone(all, today)).toHaveLength(1);
});

test('a task that the reader may not do is listed to be delegated, whatever its due date', () => {
  const item = (about: object) => ({
    ...{ kind: 'condition' as const, whose: 'mine' as const, due: '2026-11-20', from: null, remind_on: null },
    ...{ able: false, ...about },
  });
  const section = (about: object) => workSection(item(about), '2026-11-23');
  expect(section({})).toBe('to_delegate');
  expect(section({ able: true })).toBe('overdue');
  expect(section({ whose: 'others' })).toBe('others');
  expect(section({ from: '2026-12-01' })).toBeUndefined();
});

test('tasks are grouped by application or vendor in the order of their first task', () => {
  const items = ['a', 'b', 'a'].map((id, at) => ({ at, thing: { id } }));
  expect(bySubject(items).map((those) => those.map(({ at }) => at))).toEqual([[0, 2], [1]]);
});

test('a team member has the earliest due tasks first, and none if no task is open', () => {
  const thing = { kind: 'application' as const, id: 'app', name: 'Triage' };
  const item = (id: string, due: string | null, whose: 'mine' | 'others' = 'mine') => ({
    ...{ id, kind: 'condition' as const, whose, thing, params: {}, since: AT, due, from: null },
    ...{ delegated: null, remind_on: '2026-12-31', needs: [], groups: [], doers: null },
  });
  const of = (...items: ReturnType<typeof item>[]) => teamMember(GRACE, { items, more: false }, '2026-11-23');
  const all = [
    item('none', null),
    item('soon', '2026-11-24'),
    item('past', '2026-11-22'),
    item('wait', null, 'others'),
  ];
  expect(of(...all)).toMatchObject({ open: 3, overdue: 1, items: [{ id: 'past' }, { id: 'soon' }, { id: 'none' }] });
  const many = of(...Array.from({ length: 12 }, (_, at) => item(`${at}`, '2026-11-22')));
  expect(many).toMatchObject({ open: 12, overdue: 12 });
  expect(many?.items).toHaveLength(10);
  expect(teamMember(GRACE, { items: all, more: false }, '2026-11-23', 1)?.items).toMatchObject([{ id: 'past' }]);
  expect(of(item('wait', null, 'others'))).toBeUndefined();
});

test('a task goes to its assignee with access, or else the owners with access, or else its author', () => {
  const task: Parameters<typeof workOfTasks>[1][number] = {
    ...{ id: 'task', version: 1, created_at: AT, created_by: ADA, updated_at: AT, updated_by: ADA, trail_length: 1 },
    ...{ trail_hash: '', vendor_id: 'vendor', title: 'Call them', details: '' },
    ...{ assignee: RADIA, due_on: null, completed: null, reopened: null },
  };
  const subject = { thing: 'vendor', id: 'vendor', name: 'Acme', groups: [], owners: ['grace'] } as const;
  const peopleWith = (...able: string[]) =>
    workOfTasks(subject, [task], (person) => able.includes(person)).map(({ people }) => people);
  expect(peopleWith('radia', 'grace')).toEqual([['radia']]);
  expect(peopleWith('grace')).toEqual([['grace']]);
  expect(peopleWith('ada')).toEqual([['ada']]);
});
