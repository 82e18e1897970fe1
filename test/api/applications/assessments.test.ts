import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ASSESSMENT_QUESTIONS, questionsOf } from '#domain/assessments/questions.ts';
import type { AssessmentKind } from '#domain/assessments/words.ts';
import { addDays, daysBetween } from '#domain/day.ts';
import { RULES_VERSION } from '#domain/tiering/tiering.ts';
import { dayIn } from '#domain/time-zone.ts';
import { COMPANY } from '#local/demo/company.ts';
import { problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { programOf } from '#test/api/programs.ts';
import { answerIntake } from '#test/api/seed/applications.ts';
import { runDaily } from '#test/api/seed/jobs.ts';
import { harmless } from '#test/domain/tiering/golden-cases.ts';
import { eventually } from '#test/eventually.ts';
import { TODAY } from '#test/today.ts';

const AT = 'GET /applications/{id}/assessments/{assessment_id}';
const LATER = '2031-03-31';

/** An application, its editor, its reviewer, and a person who can only read it. */
const scene = async (more: object = {}) => {
  const group = await makeGroup();
  const [ada, rita, sam] = await Promise.all([
    signedIn('ApplicationContributor', [group]),
    signedIn('ApplicationReviewer', [group]),
    signedIn('ApplicationApprover', [group]),
  ]);
  const name = someName('Assessed');
  const { id } = await ada.api('POST /applications', { body: { name, resource_groups: [group.id], ...more } });
  const params = { id };
  const list = async (query: object = {}) => ada.api('GET /applications/{id}/assessments', { params, query });
  const begin = (body: Parameters<typeof ada.api<'POST /applications/{id}/assessments'>>[1]['body']) =>
    ada.api('POST /applications/{id}/assessments', { params, body });
  return { group, ada, rita, sam, id, name, params, list, begin };
};
type Person = Pick<Awaited<ReturnType<typeof signedIn>>, 'id' | 'ask' | 'api'>;
type Begun = { id: string; application_id: string; kind: AssessmentKind };

const at = ({ id, application_id }: Begun) => ({ params: { id: application_id, assessment_id: id } });

const textsOf = async ({ api }: Person) =>
  (await api('GET /notifications/{days}', { params: { days: '14' } })).notifications;

const answer = (who: Person, one: Begun, question: string, values: string[], more = {}) =>
  who.ask('PUT /applications/{id}/assessments/{assessment_id}/answers/{question}', {
    params: { ...at(one).params, question },
    body: { values, ...more },
  });

const step = (
  who: Person,
  one: Begun,
  action: 'submit' | 'return' | 'conclude' | 'cancel' | 'correct',
  body?: object,
  more = {},
) =>
  who.ask(`POST /applications/{id}/assessments/{assessment_id}/${action}`, {
    ...at(one),
    ...(action !== 'correct' && { body: body ?? {} }),
    ...more,
  });

const answerAll = async (who: Person, one: Begun) => {
  for (const { key } of questionsOf(one.kind)) await answer(who, one, key, ['unknown']);
};

const PASSES = { verdict: 'passes', comment: 'As it should be' };
const incident = () => ({
  kind: 'incident' as const,
  known_at: new Date(Date.now() - 60_000).toISOString(),
  what_happened: 'It answered with the data of somebody else.',
});

test('a validation is answered, submitted, returned and concluded, with the actor of each step', async () => {
  const { ada, rita, begin, id, name } = await scene();
  const one = await begin({ kind: 'validation', due: LATER, assignee: { id: ada.id } });
  expect(one).toMatchObject({ state: 'open', answers: {}, due: LATER, overdue: false, assignee: { id: ada.id } });

  const unanswered = problemOf(await step(ada, one, 'submit'));
  expect(unanswered).toMatchObject({ status: 422 });
  expect(unanswered.errors).toHaveLength(ASSESSMENT_QUESTIONS.validation.length);
  await answerAll(ada, one);
  const found = await ada.api('PUT /applications/{id}/assessments/{assessment_id}', {
    ...at(one),
    body: { ...(await ada.api(AT, at(one))), findings: [{ text: 'No fallback', severity: 'high' }] },
  });
  expect(found).toMatchObject({ findings: [{ text: 'No fallback', by: { id: ada.id } }], due: LATER });

  expect((await step(ada, one, 'submit')).body).toMatchObject({
    state: 'submitted',
    submitted: { by: { id: ada.id } },
  });
  expect(problemOf(await answer(ada, one, 'fallback', ['yes']))).toMatchObject({
    ...{ status: 409, code: 'illegal_transition', possible: ['return', 'conclude'] },
  });
  const back = await step(rita, one, 'return', { reason: 'Say which data' });
  expect(back.body).toMatchObject({ state: 'returned', returned: { reason: 'Say which data', by: { id: rita.id } } });
  expect((await answer(ada, one, 'fallback', ['yes'])).status).toBe(200);
  await step(ada, one, 'submit');

  const conditions = [{ text: 'Try the fallback', owner: { id: ada.id }, due: LATER }];
  const bare = problemOf(await step(rita, one, 'conclude', { ...PASSES, conditions }));
  expect(bare.errors).toMatchObject([{ path: 'conditions', code: 'too_many_entries' }]);
  const verdict = { verdict: 'passes_with_conditions', comment: 'Nearly', conditions };
  const past = conditions.map((condition) => ({ ...condition, due: '2020-12-01' }));
  const overdue = problemOf(await step(rita, one, 'conclude', { ...verdict, conditions: past }));
  expect(overdue).toMatchObject({ status: 422, errors: [{ path: 'conditions.0.due', code: 'in_the_past' }] });
  const concluded = (await step(rita, one, 'conclude', verdict)).body;
  expect(concluded).toMatchObject({
    ...{ state: 'concluded', returned: null, verdict: { verdict: verdict.verdict, by: { id: rita.id } } },
    answers: { fallback: { values: ['yes'], by: { id: ada.id } } },
    conditions: [{ text: 'Try the fallback', owner: { id: ada.id, name: ada.name }, done: null }],
  });

  const given = `Test Person assigned you a condition of the validation of ${name}, due Mar 31, 2031: “Try the fallback”`;
  await eventually(async () =>
    expect((await textsOf(ada)).map(({ notification_text }) => notification_text)).toContain(given),
  );

  const change = { ...at(one), body: { due: LATER } };
  const late = problemOf(await ada.ask('PUT /applications/{id}/assessments/{assessment_id}', change));
  expect(late).toMatchObject({ status: 409, possible: ['correct'] });
  const [condition] = (await ada.api(AT, at(one))).conditions;
  const met = { params: { ...at(one).params, condition_id: condition?.id ?? '' } };
  const done = await ada.api('PUT /applications/{id}/assessments/{assessment_id}/conditions/{condition_id}/done', met);
  expect(done.conditions).toMatchObject([{ done: { by: { id: ada.id } } }]);

  const { entries } = await ada.api('GET /audit/{what}/{id}', { params: { what: 'assessments', id: one.id } });
  expect(entries.map(({ action }) => action)).toEqual([
    ...['condition_met', 'concluded', 'submitted', 'returned', 'submitted', 'changed', 'created'],
  ]);
  const { entries: activity } = await ada.api('GET /applications/{id}/activity', { params: { id } });
  expect(activity.map(({ what }) => what)).toContain('assessment');
});

test('a verdict requires a reviewer who neither submitted nor answered', async () => {
  const { group, ada, rita, sam, begin } = await scene();
  const both = await signedIn('Administrator');
  const one = await begin({ kind: 'validation' });
  await answerAll(ada, one);
  await answer(both, one, 'fallback', ['yes']);
  const creator = await signedIn('Administrator');
  const program = await programOf(creator, 'Administrator', group);
  await answer(program, one, 'oversight', ['yes']);
  await step(ada, one, 'submit');
  for (const own of [creator, program]) expect((await step(own, one, 'conclude', PASSES)).status).toBe(403);
  expect(problemOf(await step(both, one, 'conclude', PASSES))).toMatchObject({
    status: 403,
    detail: 'You submitted this assessment or answered its questions, so another reviewer must give the verdict.',
  });
  for (const person of [ada, sam]) expect((await step(person, one, 'conclude', PASSES)).status).toBe(403);
  const elsewhere = await signedIn('ApplicationReviewer', [await makeGroup()]);
  expect((await step(elsewhere, one, 'conclude', PASSES)).status).toBe(404);
  const peer = await signedIn('ApplicationReviewer', [group]);
  const outcomes = await Promise.all([step(rita, one, 'conclude', PASSES), step(peer, one, 'conclude', PASSES)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('refuses the second of two changes based on the same version', async () => {
  const { ada, begin } = await scene();
  const one = await begin({ kind: 'validation' });
  const put = (due: string) =>
    ada.ask('PUT /applications/{id}/assessments/{assessment_id}', {
      ...at(one),
      body: { due },
      headers: { 'if-match': `"${one.version}"` },
    });
  const both = await Promise.all([put('2031-01-01'), put('2031-01-02')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);

  await answerAll(ada, one);
  const { answers_version } = await ada.api(AT, at(one));
  await answer(ada, one, 'fallback', ['yes']);
  expect((await step(ada, one, 'submit', { answers_version })).status).toBe(412);
  const refused = await answer(ada, one, 'fallback', ['no'], { seen: [] });
  expect(problemOf(refused)).toMatchObject({ status: 412, code: 'answered_meanwhile' });
  const key = { headers: { 'idempotency-key': randomUUID() } };
  const body = { answers_version: answers_version + 1 };
  const [first, again] = [await step(ada, one, 'submit', body, key), await step(ada, one, 'submit', body, key)];
  expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
});

test('a correction replaces a concluded assessment and copies its answers', async () => {
  const { ada, rita, begin, list } = await scene();
  const one = await begin({ kind: 'validation' });
  await answerAll(ada, one);
  await step(ada, one, 'submit');
  await step(rita, one, 'conclude', PASSES);
  const both = await Promise.all([step(ada, one, 'correct'), step(rita, one, 'correct')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const { assessments } = await list();
  const [other, old] = assessments;
  expect([other?.state, other?.supersedes, old?.state, old?.superseded_by]).toEqual([
    ...['open', one.id, 'superseded', other?.id],
  ]);
  const correction = { ...one, id: other?.id ?? '' };
  const { answers, answers_version } = await ada.api(AT, at(correction));
  expect([Object.keys(answers).length, answers_version]).toEqual([10, 10]);
  expect(problemOf(await step(ada, correction, 'cancel', { reason: 'No' }))).toMatchObject({ code: 'correction' });
  expect((await answer(ada, correction, 'fallback', ['no'])).status).toBe(200);
});

describe('an incident', () => {
  test('is reported by any reader, answered by its reporter, and has legal deadlines', async () => {
    const { sam, rita, params, list } = await scene();
    const made = await sam.api('POST /applications/{id}/assessments', { params, body: incident() });
    const known = dayIn(COMPANY.time_zone, Date.parse(made.known_at ?? ''));
    expect(made).toMatchObject({
      ...{ assignee: { id: sam.id }, deadline: addDays(known, 2) },
      deadlines: [
        { law: 'ai_act', term: 'days_2', by: addDays(known, 2), provisional: true },
        { law: 'gdpr', term: 'hours_72', by: addDays(known, 3), provisional: true },
      ],
    });
    const no = ['infrastructure', 'widespread', 'death', 'health', 'property'].map((key) =>
      answer(sam, made, key, ['no']),
    );
    expect((await Promise.all(no)).map(({ status }) => status)).toEqual(no.map(() => 200));
    await answer(sam, made, 'rights', ['yes']);
    await answer(sam, made, 'personal_data', ['no']);
    expect((await list()).assessments).toMatchObject([{ kind: 'incident', deadline: addDays(known, 15) }]);
    expect((await answer(rita, made, 'death', ['yes'])).status).toBe(403);
    const validation = { params, body: { kind: 'validation' as const } };
    expect((await sam.ask('POST /applications/{id}/assessments', validation)).status).toBe(403);
  });

  test.each([
    [{ ...incident(), known_at: null }, 'known_at', 'required'],
    [{ ...incident(), known_at: '2999-01-01T00:00:00.000Z' }, 'known_at', 'in_the_future'],
    [{ ...incident(), what_happened: ' ' }, 'what_happened', 'required'],
    [{ ...incident(), due: '2027-02-30' }, 'due', 'not_a_day'],
    [{ ...incident(), due: '2020-01-01' }, 'due', 'in_the_past'],
    [{ kind: 'validation', due: '2020-01-01' }, 'due', 'in_the_past'],
    [{ ...incident(), known_at: '1970-01-01T00:00:00.000Z' }, 'known_at', 'day_too_early'],
    [{ ...incident(), kind: 'validation' }, 'what_happened', 'of_incidents_only'],
    [{ ...incident(), assignee: { id: randomUUID() } }, 'assignee', 'cannot_see_it'],
  ])('%# is rejected with the invalid field', async (body, path, code) => {
    const { ada, params } = await scene();
    const refused = problemOf(await ada.ask('POST /applications/{id}/assessments', { params, body }));
    expect(refused).toMatchObject({ status: 422 });
    expect(refused.errors).toContainEqual(expect.objectContaining({ path, code }));
  });
});

test('lists open assessments by due date, then the newest and intakes, in pages and by filters', async () => {
  const { ada, begin, list, params } = await scene();
  await answerIntake(params.id, harmless(), ada);
  await ada.api('POST /applications/{id}/intake/versions', { params, body: { rules_version: RULES_VERSION } });
  const later = await begin({ kind: 'monitoring', due: '2031-05-01' });
  const sooner = await begin({ kind: 'validation', due: '2031-04-01', assignee: { id: ada.id } });
  const canceled = await begin({ ...incident(), known_at: new Date(Date.now() - 20 * 86_400_000).toISOString() });
  expect(canceled.overdue).toBe(true);
  await step(ada, canceled, 'cancel', { reason: 'It was a test' });

  const { assessments, total } = await list();
  expect(total).toBe(4);
  expect(assessments.map(({ id, kind }) => (kind === 'intake' ? kind : id))).toEqual([
    ...[sooner.id, later.id, canceled.id, 'intake'],
  ]);
  expect(assessments.at(-1)).toMatchObject({ id: '1', state: 'submitted', submitted: { by: { id: ada.id } } });
  const first = await list({ limit: 3 });
  const rest = await list({ limit: 3, cursor: first.next_cursor });
  expect([...first.assessments, ...rest.assessments]).toEqual(assessments);
  expect(rest.next_cursor).toBeNull();
  expect((await list({ state: ['open'], assignee: ada.id })).assessments).toMatchObject([{ id: sooner.id }]);
  expect((await list({ kind: ['intake', 'monitoring'] })).total).toBe(2);

  const again = problemOf(
    await ada.ask('POST /applications/{id}/assessments', { params, body: { kind: 'monitoring' } }),
  );
  expect(again).toMatchObject({ status: 409, code: 'under_way', existing: later.id });
});

test('a review interval of an application demands monitoring even if its tier demands nothing', async () => {
  const { ada, group, name, params, list } = await scene();
  await answerIntake(params.id, harmless(), ada);
  await ada.api('POST /applications/{id}/intake/versions', { params, body: { rules_version: RULES_VERSION } });
  const body = { name, resource_groups: [group.id] };
  expect(await ada.ask('PUT /applications/{id}', { params, body: { ...body, review_months: '5' } })).toMatchObject({
    status: 400,
  });
  await ada.api('PUT /applications/{id}', { params, body: { ...body, review_months: '6' } });
  await eventually(async () => {
    const [monitoring] = (await list({ kind: ['monitoring'] })).assessments;
    expect(monitoring).toMatchObject({ demanded_by: 'low', due: addDays(TODAY, 30) });
    expect(await ada.api('GET /applications/{id}', { params })).toMatchObject({ next_due: addDays(TODAY, 30) });
  });
});

test('a tier demands validation at once and monitoring later, and notifies the assignee once', async () => {
  const owner = await signedIn('ApplicationContributor');
  const { ada, rita, sam, name, params, list } = await scene({ owner: owner.email });
  const answers = { ...harmless(), employment: ['hiring'] };
  for (const [question, values] of Object.entries(answers))
    await ada.api('PUT /applications/{id}/intake/answers/{question}', {
      params: { ...params, question },
      body: { values: [...values] },
    });
  await ada.api('POST /applications/{id}/intake/versions', { params, body: { rules_version: RULES_VERSION } });
  const today = TODAY;
  const validation = await eventually(async () => {
    const [one] = (await list({ kind: ['validation'] })).assessments;
    expect(one).toMatchObject({ demanded_by: 'high', assignee: { id: owner.id }, created_by: { name: 'Plumbline' } });
    return one ?? expect.fail();
  });
  const due = validation.due ?? '';
  expect([29, 30, 31]).toContain(daysBetween(today, due));
  await eventually(async () =>
    expect(await ada.api('GET /applications/{id}', { params })).toMatchObject({
      next_due: due,
      due_state: 'within_30_days',
    }),
  );
  await eventually(async () =>
    expect((await textsOf(owner)).map(({ notification_link }) => notification_link)).toContain(
      `/applications/detail/${params.id}/assessments/${validation.id}`,
    ),
  );
  const one = { id: validation.id, application_id: params.id, kind: 'validation' as const };
  expect(problemOf(await step(ada, one, 'cancel', { reason: 'No time' }))).toMatchObject({ code: 'demanded' });

  const answered = async (practices: string, employment: string) => {
    for (const [question, value] of Object.entries({ practices, employment }))
      await ada.api('PUT /applications/{id}/intake/answers/{question}', {
        params: { ...params, question },
        body: { values: [value] },
      });
    await ada.api('POST /applications/{id}/intake/versions', { params, body: { rules_version: RULES_VERSION } });
  };
  await answered('social_scoring', 'hiring');
  await eventually(async () =>
    expect(await ada.api('GET /applications/{id}', { params })).toMatchObject({ next_due: null, assigned_to: null }),
  );
  expect((await list({ kind: ['validation'] })).assessments).toMatchObject([{ id: validation.id, resting: true }]);
  const { next } = await ada.api('GET /applications/{id}/details', { params });
  expect(next.map((one) => one.step)).not.toContain('assessment');
  await answered('none', 'hiring');
  await eventually(async () =>
    expect(await ada.api('GET /applications/{id}', { params })).toMatchObject({ next_due: due }),
  );

  await runDaily.dues(params.id, addDays(due, 1));
  await runDaily.dues(params.id, addDays(due, 1));
  expect(await ada.api('GET /applications/{id}', { params })).toMatchObject({ due_state: 'overdue' });
  const overdue = { text: name, due_state: ['overdue' as const] };
  expect((await ada.api('GET /applications', { query: overdue })).total).toBe(1);
  const waiting = (await textsOf(owner)).filter(({ notification_text }) => notification_text.includes('Complete the'));
  expect(waiting).toHaveLength(1);

  await answerAll(ada, one);
  await step(ada, one, 'submit');
  await step(rita, one, 'conclude', PASSES);
  await runDaily.dues(params.id, addDays(today, 70));
  expect((await list({ kind: ['monitoring'] })).assessments).toMatchObject([
    { state: 'open', demanded_by: 'high', assignee: { id: owner.id } },
  ]);
  expect((await list({ kind: ['validation', 'monitoring'] })).total).toBe(2);

  const says = (tier: string) =>
    eventually(async () =>
      expect((await list({ kind: ['monitoring'] })).assessments).toMatchObject([{ demanded_by: tier, resting: false }]),
    );
  const asked = { tier: 'medium' as const, reason: 'It only sorts them by date, whatever they say.', until: due };
  const { id: override } = await ada.api('POST /applications/{id}/tier-overrides', { params, body: asked });
  const of = { params: { ...params, override } };
  const accepted = { ...of, body: { decision: 'accept' as const, reason: 'So it does.' } };
  await sam.api('POST /applications/{id}/tier-overrides/{override}/decisions', accepted);
  await says('medium');
  await ada.api('POST /applications/{id}/tier-overrides/{override}/withdrawal', of);
  await says('high');
});
