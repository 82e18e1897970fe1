/** Approval of an application from submission to decision, and the effect of later changes. */

import { describe, expect, test } from 'vitest';
import type { PersonRole } from '#domain/applications/people.ts';
import type { DecisionMade } from '#domain/approval/approval.ts';
import { addMonths } from '#domain/day.ts';
import { RULES_VERSION } from '#domain/tiering/tiering.ts';
import { setRoles } from '#local/demo/people.ts';
import { problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { programOf } from '#test/api/programs.ts';
import { changeApplication } from '#test/api/seed/applications.ts';
import { changePerson } from '#test/api/seed/people.ts';
import { harmless } from '#test/domain/tiering/golden-cases.ts';
import { eventually } from '#test/eventually.ts';
import { TODAY } from '#test/today.ts';

type SignedIn = Awaited<ReturnType<typeof signedIn>>;
type Person = Pick<SignedIn, 'id' | 'name' | 'ask' | 'api'>;

const RULES = { rules_version: RULES_VERSION };
const TIERS = { low: {}, medium: { personal_data: 'yes' }, high: { employment: 'hiring' } } as const;

/** An application and the people who submit, review, approve and own it. */
const begun = async (tier: keyof typeof TIERS = 'medium', { assigned = true } = {}) => {
  const group = await makeGroup();
  const [ada, rita, alan, olga] = await Promise.all([
    signedIn('ApplicationContributor', [group]),
    signedIn('ApplicationReviewer', [group]),
    signedIn('ApplicationApprover', [group]),
    signedIn('ApplicationReviewer', [group]),
  ]);
  const body = { name: someName('Approval'), purpose: 'Sorts letters', resource_groups: [group.id] };
  const { id } = await ada.api('POST /applications', { body });
  const params = { id };
  const answer = async (answers: Record<string, readonly string[]>, who: Person = ada) => {
    for (const [question, values] of Object.entries(answers))
      await who.api('PUT /applications/{id}/intake/answers/{question}', {
        params: { id, question },
        body: { values: [...values] },
      });
  };
  const submitIntake = (who: Person = ada) =>
    who.api('POST /applications/{id}/intake/versions', { params, body: RULES });
  await answer(harmless(TIERS[tier]));
  await submitIntake();
  const assign = async (people: Partial<Record<PersonRole, Person>>) => {
    const named = Object.entries(people).map(([role, { id: person, name }]) => ({
      ...{ role: role as PersonRole, id: person, name }, // each key is a `PersonRole`
    }));
    await changeApplication(id, { people: named, owner: 'Olga' });
  };
  if (assigned) await assign({ owner: olga, technical_owner: olga, reviewer: rita, approver: alan, contact: olga });

  const submit = (who: Person = ada, more: object = {}) =>
    who.ask('POST /applications/{id}/approval/submissions', {
      params,
      body: { note: 'Please', acknowledgement: 'A pilot' },
      ...more,
    });
  const decide = (who: Person, said: Partial<DecisionMade> & object, more: object = {}) =>
    who.ask('POST /applications/{id}/approval/decisions', {
      params,
      body: { round: 1, stage: 1, verdict: 'approve', reason: 'Well described', acknowledgement: 'A pilot', ...said },
      ...more,
    });
  const show = (who: Person = ada) => who.api('GET /applications/{id}/approval', { params });
  const change = async (content: object, who: Person = ada) => {
    const before = await who.api('GET /applications/{id}', { params });
    return who.api('PUT /applications/{id}', { params, body: { ...before, ...content } });
  };
  return { group, ada, rita, alan, olga, params, answer, submitIntake, assign, submit, decide, show, change };
};

const conditionOf = ({ id }: Person) => ({ text: 'Two people check each letter', owner: id, due: addMonths(TODAY, 1) });

const textsOf = async ({ api }: Person) =>
  (await api('GET /notifications/{days}', { params: { days: '14' } })).notifications.map(
    (one) => one.notification_text,
  );

describe('approval submission', () => {
  test('is refused while incomplete, with each missing item and its place', async () => {
    const { show, submit, change, answer } = await begun('medium', { assigned: false });
    await change({ purpose: '' });
    await answer({ personal_data: ['no'] });
    const refused = problemOf(await submit());
    expect(refused).toMatchObject({ status: 422, code: 'incomplete' });
    expect(refused.errors.map(({ path, code }) => [path, code])).toEqual([
      ['details', 'purpose_missing'],
      ['people', 'owner_missing'],
      ['intake', 'intake_changed'],
      ['people', 'role_missing'],
    ]);
    const { checklist, status, may } = await show();
    expect(checklist.filter(({ done }) => !done).map(({ path, code }) => [path, code])).toEqual(
      refused.errors.map(({ path, code }) => [path, code]),
    );
    expect({ status, may }).toMatchObject({ status: 'not_submitted', may: { submit: true, decide: false } });
  });

  test('approves a low-risk application at once after the submitter acknowledges unfinished work', async () => {
    const { ada, params, submit, show } = await begun('low');
    const { unfinished } = await show();
    expect(unfinished?.open_controls).toBeGreaterThan(0);
    const silent = problemOf(await submit(ada, { body: { note: 'Please' } }));
    expect(silent).toMatchObject({ status: 422, errors: [{ path: 'acknowledgement', code: 'required' }] });
    expect((await show()).status).toBe('not_submitted');
    expect(await submit()).toMatchObject({ status: 201, body: { status: 'approved' } });
    expect(await show()).toMatchObject({
      round: {
        ...{ number: 1, stages: [], decisions: [], until: null },
        unfinished: { ...unfinished, acknowledgement: 'A pilot' },
      },
    });
    const { entries } = await ada.api('GET /applications/{id}/activity', { params, query: { what: ['application'] } });
    expect(entries[0]?.changes).toContainEqual({ field: 'acknowledgement', to: 'A pilot' });
  });

  test('rejects a prohibited application', async () => {
    const { submit, answer, submitIntake } = await begun('low');
    await answer({ practices: ['social_scoring'] });
    await submitIntake();
    const { errors } = problemOf(await submit());
    expect(errors.map(({ code }) => code)).toContain('tier_prohibited');
  });

  test('accepts one of two concurrent submissions', async () => {
    const { submit } = await begun();
    const answers = await Promise.all([submit(), submit()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused && problemOf(refused)).toMatchObject({
      code: 'illegal_transition',
      possible: ['approve', 'approve_with_conditions', 'request_changes', 'reject', 'withdraw'],
      detail:
        'This approval is in review, so “submit” is not possible. Possible actions: approve, approve with conditions, request changes, reject, withdraw.',
    });
  });

  test('can be withdrawn and stays as a round', async () => {
    const { ada, alan, params, submit, decide, show } = await begun();
    await submit();
    const withdrawn = await ada.ask('POST /applications/{id}/approval/withdrawal', {
      params,
      body: { reason: 'Not yet' },
    });
    expect(withdrawn.body).toMatchObject({
      status: 'withdrawn',
      round: { status: 'withdrawn', note: 'Please', withdrawn: { by: { id: ada.id } } },
    });
    expect(problemOf(await decide(alan, {}))).toMatchObject({ status: 409, possible: ['submit'] });
    await submit();
    const { rounds } = await ada.api('GET /applications/{id}/approval/rounds', { params });
    expect(rounds.map(({ number, status }) => [number, status])).toEqual([
      [2, 'in_review'],
      [1, 'withdrawn'],
    ]);
    expect(await show()).toMatchObject({ status: 'in_review', round: { number: 2 } });
  });
});

describe('a decision', () => {
  test('moves the round to the next stage and ends it at the last stage', async () => {
    const { ada, rita, alan, olga, params, submit, decide, show } = await begun('high');
    await submit();
    expect(await show(rita)).toMatchObject({ stage: 1, may: { decide: true, why_not: null } });
    expect(await show(alan)).toMatchObject({ may: { decide: false, why_not: 'no_role_for_it' } });
    expect(problemOf(await decide(alan, {}))).toMatchObject({ status: 403, code: 'no_role_for_it' });
    const conditions = [conditionOf(olga)];
    expect((await decide(rita, { verdict: 'approve_with_conditions', conditions })).body).toMatchObject({
      ...{ status: 'in_review', stage: 2 },
      round: { decisions: [{ role: 'reviewer', by: { id: rita.id } }] },
    });
    const unacknowledged = await decide(alan, { stage: 2, acknowledgement: ' ' });
    expect(problemOf(unacknowledged).errors).toMatchObject([{ path: 'acknowledgement', code: 'required' }]);
    const { unfinished, unfinished_rule } = await show(alan);
    expect(unfinished_rule).toBe('acknowledge');
    expect(unfinished?.open_controls).toBeGreaterThan(0);
    const done = await decide(alan, { stage: 2, acknowledgement: 'A pilot with five people' });
    expect(done.body).toMatchObject({
      round: { decisions: [{}, { unfinished: { ...unfinished, acknowledgement: 'A pilot with five people' } }] },
    });
    const until = addMonths(TODAY, 12);
    expect(done).toMatchObject({ status: 201, body: { status: 'approved_with_conditions', round: { until } } });
    expect(await ada.api('GET /applications/{id}', { params })).toMatchObject({
      approval_status: 'approved_with_conditions',
      approval: { round: 1, until, open_conditions: 1, condition_due: conditions[0]?.due },
    });
    const { entries } = await ada.api('GET /applications/{id}/activity', { params, query: { what: ['application'] } });
    expect(entries.slice(0, 3).map(({ action, by }) => [action, by.id])).toEqual([
      ['approved_with_conditions', alan.id],
      ['stage_approved', rita.id],
      ['submitted_for_approval', ada.id],
    ]);
  });

  test('is forbidden for the submitter, the owner and editors since the last decision', async () => {
    const { group, ada, alan, answer, submit, decide, assign, olga, rita, show } = await begun();
    const [submitting, editing, owning] = [
      await signedIn('Administrator'),
      await signedIn('Administrator'),
      await signedIn('ApplicationApprover', [group]),
    ];
    await assign({ owner: owning, approver: alan, contact: olga, reviewer: rita });
    await answer({ outside: ['no'] }, editing);
    await submit(submitting);
    for (const [who, why] of [
      [submitting, 'own_submission'],
      [editing, 'edited_since'],
      [owning, 'own_application'],
    ] as const) {
      expect(await show(who)).toMatchObject({ may: { decide: false, why_not: why } });
      expect(problemOf(await decide(who, {}))).toMatchObject({ status: 403, code: why });
    }
    expect((await decide(ada, {})).status).toBe(403);
    // An edit before the last decision no longer prevents the editor from deciding.
    await decide(alan, { verdict: 'request_changes' });
    await submit(ada);
    expect((await decide(editing, { round: 2 })).status).toBe(201);
  });

  test('is forbidden for an approver who lost the role meanwhile, and open to another', async () => {
    const { alan, submit, decide, group } = await begun();
    await submit();
    await changePerson(alan.id, { roles: [] });
    expect(problemOf(await decide(alan, {})).status).toBe(403);
    const other = await signedIn('ApplicationApprover', [group]);
    expect((await decide(other, {})).status).toBe(201);
  });

  test('succeeds for one of two concurrent approvers, and names that decision to the other', async () => {
    const { group, alan, submit, decide } = await begun();
    const other = await signedIn('ApplicationApprover', [group]);
    await submit();
    const answers = await Promise.all([decide(alan, {}), decide(other, { verdict: 'reject' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const [won, lost] = answers[0].status === 201 ? answers : answers.toReversed();
    expect(lost && problemOf(lost)).toMatchObject({
      code: 'decided_meanwhile',
      errors: [{ params: { who: 'Test Person', what: won === answers[0] ? 'approve' : 'reject' } }],
    });
  });

  test('is refused when the application changed since it was read', async () => {
    const { alan, submit, decide, show, change } = await begun();
    await submit();
    const { version } = await show(alan);
    await change({ purpose: 'Reads letters' });
    expect((await decide(alan, {}, { headers: { 'if-match': `"${version}"` } })).status).toBe(412);
    expect((await decide(alan, {}, { headers: { 'if-match': `"${version + 1}"` } })).status).toBe(201);
  });

  let once: ReturnType<typeof begun> | undefined;
  test.each([
    [{ reason: ' ' }, 'reason', 'required'],
    [{ verdict: 'approve_with_conditions' }, 'conditions', 'condition_needed'],
    [{ until: '2020-01-01' }, 'until', 'day_too_early'],
    [{ until: TODAY }, 'until', 'day_too_early'],
    [{ until: addMonths(TODAY, 2), verdict: 'reject' }, 'until', 'no_last_day_here'],
    [{ until: addMonths(TODAY, 2), verdict: 'request_changes' }, 'until', 'no_last_day_here'],
    [{ until: addMonths(TODAY, 25) }, 'until', 'day_too_late'],
    [{ until: '9999-12-31' }, 'until', 'day_too_late'],
    [{ until: 'soon' }, 'until', 'not_a_day'],
  ] as const)('is refused for %j, with the invalid field and code', async (said, path, code) => {
    once ??= begun().then(async (all) => {
      await all.submit();
      return all;
    });
    const { alan, decide, show } = await once;
    expect(problemOf(await decide(alan, said))).toMatchObject({ status: 422, errors: [{ path, code }] });
    expect((await show()).status).toBe('in_review');
  });

  test('has conditions only with its verdict, for owners with access and future dates', async () => {
    const { alan, olga, submit, decide } = await begun();
    const stranger = await signedIn('ApplicationReviewer', [await makeGroup()]);
    await submit();
    expect(problemOf(await decide(alan, { conditions: [conditionOf(olga)] })).errors).toMatchObject([
      { path: 'conditions', code: 'no_condition_here' },
    ]);
    const wrong = [{ ...conditionOf(stranger), due: '2020-01-01' }];
    expect(
      problemOf(await decide(alan, { verdict: 'approve_with_conditions', conditions: wrong })).errors,
    ).toMatchObject([
      { path: 'conditions.0.owner', code: 'cannot_see_it', params: {} },
      { path: 'conditions.0.due', code: 'in_the_past' },
    ]);
  });

  test('waits in the list of eligible approvers until it is made', async () => {
    const { ada, alan, rita, params, submit, decide } = await begun();
    const waitingFor = async (who: Person) => (await who.api('GET /approvals/waiting', {})).waiting;
    expect(await waitingFor(alan)).toEqual([]);
    await submit();
    expect(await waitingFor(alan)).toMatchObject([{ id: params.id, round: 1, stage: 1, role: 'approver' }]);
    expect(await waitingFor(rita)).toEqual([]);
    expect((await ada.ask('GET /approvals/waiting')).status).toBe(403);
    await decide(alan, { verdict: 'reject' });
    expect(await waitingFor(alan)).toEqual([]);
  });
});

describe('a condition', () => {
  test('is fulfilled by its owner or an editor of the application only', async () => {
    const { ada, rita, alan, olga, params, submit, decide } = await begun();
    await submit();
    await decide(alan, { verdict: 'approve_with_conditions', conditions: [conditionOf(olga)] });
    const settle = (who: Person, done: boolean, number = '1') =>
      who.ask('PUT /applications/{id}/approval/conditions/{number}', {
        params: { ...params, number },
        body: { done, note: 'They do' },
      });
    expect((await settle(rita, true)).status).toBe(403);
    expect((await settle(olga, true, '2')).status).toBe(404);
    expect((await settle(olga, true)).body).toMatchObject({
      status: 'approved_with_conditions',
      round: { conditions: [{ done: { by: { id: olga.id }, note: 'They do' } }] },
    });
    expect(await ada.api('GET /applications/{id}', { params })).toMatchObject({
      approval: { open_conditions: 0, condition_due: null },
    });
    expect((await settle(ada, false)).body).toMatchObject({ round: { conditions: [{ done: null }] } });
    await ada.api('POST /applications/{id}/retirement', { params, body: { reason: 'Replaced' } });
    expect(problemOf(await settle(olga, true))).toMatchObject({ status: 409, code: 'retired' });
    expect(await ada.api('GET /applications/{id}/approval', { params })).toMatchObject({ may: { submit: false } });
  });
});

describe('an approved application', () => {
  test('lists changed fields and answers with their old and new values', async () => {
    const { ada, alan, params, submit, decide, show, change, answer, submitIntake } = await begun();
    await submit();
    await decide(alan, {});
    await change({ purpose: 'Reads letters' });
    expect(await ada.api('GET /applications/{id}', { params })).toMatchObject({
      changed_since_approval: { fields: ['purpose'] },
    });
    await answer({ outside: ['no'] });
    expect((await ada.api('GET /applications/{id}', { params })).changed_since_approval?.fields).toEqual(['purpose']);
    await answer({ explainable: ['no'] });
    expect(await ada.api('GET /applications/{id}', { params })).toMatchObject({
      approval_status: 'approved',
      changed_since_approval: { fields: ['purpose', 'intake'] },
    });
    expect(await show()).toMatchObject({
      status: 'approved',
      changes: [{ field: 'purpose', from: 'Sorts letters', to: 'Reads letters' }],
      answers: [{ question: 'explainable', from: ['yes'], to: ['no'] }],
    });
    await change({ purpose: 'Sorts letters' });
    expect((await ada.api('GET /applications/{id}', { params })).changed_since_approval?.fields).toEqual(['intake']);
    await answer({ explainable: ['yes'] });
    expect(await ada.api('GET /applications/{id}', { params })).not.toHaveProperty('changed_since_approval');
    await answer({ explainable: ['no'] });
    await submitIntake();
    await answer({ explainable: ['yes'] });
    expect((await ada.api('GET /applications/{id}', { params })).changed_since_approval?.fields).toEqual(['intake']);
    await submitIntake();
    expect(await ada.api('GET /applications/{id}', { params })).not.toHaveProperty('changed_since_approval');
  });

  test('is reopened for the stages of the higher tier when its tier rises, with notifications', async () => {
    const { ada, rita, alan, olga, params, submit, decide, show, answer, submitIntake } = await begun();
    await submit();
    await decide(alan, {});
    await answer({ employment: ['hiring'] });
    await submitIntake();
    expect(await show(rita)).toMatchObject({
      ...{ status: 'in_review', risk_tier: 'high', stage: 1, may: { decide: true } },
      round: { number: 2, reopened: { from: 'medium', to: 'high', by: { id: ada.id } }, submitted_by: { id: ada.id } },
      approved: { number: 1 },
      changes: [{ field: 'risk_tier', from: 'medium', to: 'high' }],
      answers: [{ question: 'employment', from: ['none'], to: ['hiring'] }],
    });
    const { name } = await ada.api('GET /applications/{id}', { params });
    await eventually(async () =>
      expect(await textsOf(olga)).toContain(`The approval of ${name} was reopened because its risk tier has changed`),
    );
    const ofAlan = async () => (await textsOf(alan)).filter((text) => text.includes('was reopened'));
    await eventually(async () => expect(await ofAlan()).toHaveLength(1));
    await eventually(async () => expect(await textsOf(rita)).toContain(`${name} is waiting for your decision`));
    expect((await decide(ada, { round: 2 })).status).toBe(403);
  });

  test('stays approved when its tier falls and is rejected when it becomes prohibited', async () => {
    const { ada, params, rita, alan, submit, decide, show, answer, submitIntake } = await begun('high');
    await submit();
    await decide(rita, {});
    await decide(alan, { stage: 2 });
    await answer({ employment: ['none'] });
    await submitIntake();
    expect(await show()).toMatchObject({ status: 'approved', risk_tier: 'low' });
    await answer({ practices: ['social_scoring'] });
    await submitIntake();
    expect(await show()).toMatchObject({
      status: 'rejected',
      round: { reopened: { from: 'low', to: 'prohibited' }, decisions: [] },
    });
    for (const person of [rita, alan])
      await eventually(async () => expect(await textsOf(person)).toContainEqual(expect.stringMatching(/was rejected/)));
    const { entries } = await ada.api('GET /applications/{id}/activity', { params, query: { what: ['application'] } });
    expect(entries[0]).toMatchObject({ action: 'rejected_by_rule' });
    expect(entries[0]?.changes).toEqual(
      expect.arrayContaining(
        [
          { field: 'intake', to: 3 },
          { field: 'risk_tier', to: 'prohibited' },
          { field: 'approval_status', to: 'rejected' },
        ].map((change) => expect.objectContaining(change)),
      ),
    );
    const lowered = entries.find(({ action }) => action === 'intake_submitted');
    expect(lowered?.changes).toContainEqual({
      field: 'answers',
      from: expect.anything(),
      to: { employment: ['none'] },
    });
  });

  test('a tier change during review restarts the round with the stages of the new tier', async () => {
    const { rita, submit, decide, show, answer, submitIntake } = await begun('high');
    await submit();
    await decide(rita, {});
    await answer({ employment: ['none'], personal_data: ['yes'] });
    await submitIntake();
    expect(await show()).toMatchObject({
      status: 'in_review',
      ...{ stage: 1, round: { number: 2, stages: ['approver'], decisions: [] } },
    });
    // A tier without stages does not approve the application: the approver of the current stage still decides.
    await answer({ personal_data: ['no'] });
    await submitIntake();
    expect(await show()).toMatchObject({
      ...{ status: 'in_review', risk_tier: 'low', stage: 1 },
      round: { number: 3, stages: ['approver'] },
    });
  });
});

test('notifies approvers of each submission, and the submitter and owner of each decision', async () => {
  const { ada, alan, olga, params, submit, decide } = await begun();
  await submit();
  const { name } = await ada.api('GET /applications/{id}', { params });
  await eventually(async () => expect(await textsOf(alan)).toContain(`${name} is waiting for your decision`));
  await decide(alan, { verdict: 'request_changes' });
  for (const person of [ada, olga])
    await eventually(async () => expect(await textsOf(person)).toContain(`Test Person requested changes to ${name}`));
  await submit();
  const waiting = async () => (await textsOf(alan)).filter((text) => text === `${name} is waiting for your decision`);
  await eventually(async () => expect(await waiting()).toHaveLength(2));
  await decide(alan, { round: 2 });
  for (const person of [ada, olga])
    await eventually(async () => expect(await textsOf(person)).toContain(`${name} was approved`));
});

test('the list shows and counts decisions and conditions that wait for the reader', async () => {
  const { ada, rita, alan, olga, params, submit, decide } = await begun();
  const { name } = await ada.api('GET /applications/{id}', { params });
  const waiting = async ({ api }: Person) => {
    const query = { text: name, waiting_for: ['me' as const] };
    const { total, applications, facets } = await api('GET /applications', { query });
    const counted = await api('GET /applications/metrics', { query: { text: name } });
    expect(counted.facets.waiting_for.me ?? 0, 'counted alike').toBe(total);
    return [total, facets.waiting_for, applications.map((one) => one.waiting_for)];
  };
  const NOTHING = [0, {}, []];
  const MINE = [1, { me: 1 }, [['me']]];
  expect(await waiting(alan)).toEqual(NOTHING);
  await submit();
  expect(await waiting(alan)).toEqual(MINE);
  for (const other of [ada, rita]) expect(await waiting(other)).toEqual(NOTHING);
  // The validation that the tier requires waits for Olga.
  await eventually(async () => expect(await waiting(olga)).toEqual(MINE));
  await decide(alan, { verdict: 'approve_with_conditions', conditions: [conditionOf(rita)] });
  expect(await waiting(alan)).toEqual(NOTHING);
  await eventually(async () => expect(await waiting(rita)).toEqual(MINE));
  await rita.api('PUT /applications/{id}/approval/conditions/{number}', {
    params: { ...params, number: '1' },
    body: { done: true },
  });
  await eventually(async () => expect(await waiting(rita)).toEqual(NOTHING));
});

test('an approver who edited after requesting changes cannot decide the resubmission', async () => {
  const { group, alan, ada, submit, decide, change } = await begun();
  await submit();
  expect((await decide(alan, { verdict: 'request_changes' })).status).toBe(201);
  await setRoles(alan.id, [
    { name: 'ApplicationApprover', group },
    { name: 'ApplicationContributor', group },
  ]);
  await change({ purpose: 'Sorts letters by urgency' }, alan);
  expect((await submit(ada)).status).toBe(201);
  const refused = problemOf(await decide(alan, { round: 2 }));
  expect(refused).toMatchObject({ status: 403, code: 'edited_since' });
});

test('notifies each condition owner once, at any stage, with the text and due date', async () => {
  const { rita, alan, olga, submit, decide } = await begun('high');
  const other = { ...conditionOf(rita), text: 'They are told of it' };
  await submit();
  const first = { stage: 1, verdict: 'approve_with_conditions' as const, conditions: [conditionOf(olga)] };
  await decide(rita, first);
  await decide(alan, { ...first, stage: 2, conditions: [other] });
  const ofConditions = async (who: Person) => (await textsOf(who)).filter((text) => text.includes('a condition of'));
  const says = (text: string) =>
    expect.stringMatching(new RegExp(`^Test Person assigned you a condition of .*, due .*“${text}”$`));
  await eventually(async () => expect(await ofConditions(rita)).toEqual([says(other.text)]));
  await eventually(async () => expect(await ofConditions(olga)).toEqual([says(conditionOf(olga).text)]));
});

test('rejects a condition due after the last day of the approval', async () => {
  const { alan, olga, submit, decide } = await begun();
  await submit();
  const until = addMonths(TODAY, 2);
  const said = { verdict: 'approve_with_conditions' as const, until };
  const late = { ...conditionOf(olga), due: addMonths(TODAY, 3) };
  const refused = problemOf(await decide(alan, { ...said, conditions: [conditionOf(olga), late] }));
  expect(refused.errors).toMatchObject([{ path: 'conditions.1.due', code: 'day_too_late', params: { day: until } }]);
  expect((await decide(alan, { ...said, conditions: [{ ...late, due: until }] })).status).toBe(201);
});

test('people who knew a secret of an API client cannot decide its submissions', async () => {
  const { group, params, submit, decide, show } = await begun('medium');
  const [creator, rotator, other] = await Promise.all([
    signedIn('Administrator'),
    signedIn('Administrator'),
    signedIn('Administrator'),
  ]);
  const program = await programOf(creator, 'ApplicationContributor', group);
  const client = { id: program.id };
  await rotator.api('POST /access/api-clients/{id}/secrets', { params: client, body: {} });
  expect((await submit(program)).status).toBe(201);
  await other.api('PATCH /access/api-clients/{id}', { params: client, body: { status: 'disabled' } });
  await other.api('DELETE /access/api-clients/{id}', { params: client });

  for (const person of [creator, rotator]) {
    expect((await show(person)).may).toMatchObject({ decide: false, why_not: 'own_submission' });
    expect(problemOf(await decide(person, {}))).toMatchObject({ status: 403, code: 'own_submission' });
    const { waiting } = await person.api('GET /approvals/waiting', {});
    expect(waiting.map(({ id }) => id)).not.toContain(params.id);
  }
  expect((await other.api('GET /approvals/waiting', {})).waiting.map(({ id }) => id)).toContain(params.id);
  expect((await decide(other, {})).status).toBe(201);
});

const RELEASE = 'POST /applications/{id}/release-check';

const buildOf = (...components: { name: string; version?: string }[]) => {
  const models = components.map((one) => ({ type: 'machine-learning-model', 'bom-ref': one.name, ...one }));
  const text = JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.7', components: models });
  return { bom: new Blob([text], { type: 'application/json' }) };
};

test('a build may ship once its models are named and the application is approved', async () => {
  const { ada, alan, rita, params, change, submit, decide } = await begun('high');
  const [large, other] = await Promise.all([
    ada.api('POST /models', { body: { name: someName('Acme Large'), model_version: '4.1' } }),
    ada.api('POST /models', { body: { name: someName('Acme Small') } }),
  ]);
  await change({ foundation_models: [large.id] });
  const form = buildOf({ name: large.name.toLowerCase(), version: 'v4.1' });
  const reasonsOf = async (sent: typeof form) => {
    const { verdict, reasons } = await ada.api(RELEASE, { params, form: sent });
    return [verdict, ...reasons.map(({ code, model_id }) => [code, model_id])];
  };
  expect(await reasonsOf(form)).toEqual(['deny', ['not_approved', null]]);

  await submit();
  await decide(rita, {});
  expect(await decide(alan, { stage: 2 })).toMatchObject({ status: 201 });
  const answer = await rita.api(RELEASE, { params, form });
  expect(answer).toMatchObject({ verdict: 'allow', reasons: [], application: { id: params.id } });
  expect(answer.build).toMatchObject({ format: 'CycloneDX', sha256: expect.stringMatching(/^[\da-f]{64}$/) });
  expect(await reasonsOf(buildOf({ name: large.name, version: '5' }, { name: other.name }, { name: 'Own' }))).toEqual([
    ...['deny', ['other_version', large.id], ['not_named', other.id], ['unregistered', null]],
  ]);
  await change({ foundation_models: [large.id, other.id] });
  expect(await reasonsOf(form)).toEqual(['deny', ['changed', null]]);

  await change({ foundation_models: [large.id] });
  await ada.api('PUT /models/{id}', { params: large, body: { ...large, notes: 'For letters' } });
  expect(await reasonsOf(form)).toEqual(['allow']);
  await ada.api('PUT /models/{id}', { params: large, body: { ...large, model_version: '6' } });
  expect(await reasonsOf(buildOf({ name: large.name, version: '6' }))).toEqual(['deny', ['renamed', large.id]]);
});

test('a file that is no bill of materials is refused, and strangers learn nothing', async () => {
  const [{ ada, params }, { ada: stranger }] = await Promise.all([begun(), begun()]);
  const refused = async (text: string) =>
    problemOf(await ada.ask(RELEASE, { params, form: { bom: new Blob([text]) } })).errors.map(({ path, code }) => [
      path,
      code,
    ]);
  expect(await refused('name;version')).toEqual([['bom', 'not_a_bom']]);
  expect(await refused('{"bomFormat":"CycloneDX","specVersion":"1.3"}')).toEqual([['bom.specVersion', 'not_a_choice']]);
  expect(await refused('{"bomFormat":"CycloneDX","specVersion":"1.6","components":[{"type":"library"}]}')).toEqual([
    ['bom.components.0.name', 'missing'],
  ]);
  expect(await refused('{"bomFormat":"CycloneDX","specVersion":"1.6","components":[],"components":[]}')).toEqual([
    ['bom.components', 'repeated'],
  ]);
  const many = Array.from({ length: 101 }, (_, n) => ({ name: `Model ${n}` }));
  const answer = await ada.ask(RELEASE, { params, form: buildOf(...many) });
  expect(problemOf(answer).errors).toMatchObject([{ path: 'bom.models', code: 'too_many_entries' }]);
  expect((await stranger.ask(RELEASE, { params, form: buildOf({ name: 'Own' }) })).status).toBe(404);
});
