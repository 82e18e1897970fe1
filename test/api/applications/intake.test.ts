import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { QUESTIONS } from '#domain/tiering/questions.ts';
import { RULES_VERSION, tierOf } from '#domain/tiering/tiering.ts';
import { problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { answerIntake, judgeByOldRules } from '#test/api/seed/applications.ts';
import { someAnswers } from '#test/domain/some-answers.ts';
import { harmless } from '#test/domain/tiering/golden-cases.ts';

const RULES = { rules_version: RULES_VERSION };

const begun = async () => {
  const group = await makeGroup();
  const ada = await signedIn('ApplicationContributor', [group]);
  const body = { name: someName('Intake'), resource_groups: [group.id] };
  const application = await ada.api('POST /applications', { body });
  const params = { id: application.id };
  const answer = (question: string, values: string[], more = {}, who = ada) =>
    who.ask('PUT /applications/{id}/intake/answers/{question}', {
      params: { ...params, question },
      body: { values, ...more },
    });
  const submit = (more: object = {}, body: object = RULES) =>
    ada.ask('POST /applications/{id}/intake/versions', { params, body, ...more });
  const answerAll = async (answers = harmless()) => {
    for (const [question, values] of Object.entries(answers)) await answer(question, [...values]);
  };
  const colleague = () => signedIn('ApplicationContributor', [group]);
  return { group, ada, colleague, application, params, answer, submit, answerAll };
};

describe('an answer', () => {
  test('is stored with its author and updates the result at once', async () => {
    const { ada, colleague, params, answer } = await begun();
    const grace = await colleague();
    expect(await ada.api('GET /applications/{id}/intake', { params })).toMatchObject({
      ...{ version: 0, answers: {}, ...RULES },
      result: { tier: 'prohibited', provisional: true, at_least: 'low', settle: 'biometrics' },
    });
    await answer('does', ['summarizes', 'answers']);
    await answer('biometrics', ['yes'], {}, grace);
    const intake = await ada.api('GET /applications/{id}/intake', { params });
    expect(intake).toMatchObject({
      version: 2,
      answers: {
        does: { values: ['answers', 'summarizes'], by: { id: ada.id, name: ada.name } },
        biometrics: { values: ['yes'], by: { id: grace.id } },
      },
      result: {
        ...{ tier: 'prohibited', gate: 'biometric_screening', provisional: false, missing: [] },
        because: [{ question: 'biometrics', values: ['yes'] }],
      },
    });
  });

  test('gives the API the result that the browser computes, for any answers', async () => {
    const { ada, params } = await begun();
    await fc.assert(
      fc.asyncProperty(someAnswers, async (answers) => {
        const all = QUESTIONS.map(({ key }) => answerIntake(params.id, { [key]: answers[key] ?? [] }, ada));
        await Promise.all(all);
        expect((await ada.api('GET /applications/{id}/intake', { params })).result).toEqual(tierOf(answers));
      }),
      { numRuns: 25 },
    );
  });

  test('does not conflict with a concurrent change of the application', async () => {
    const { ada, application, params, answer } = await begun();
    await answer('does', ['answers']);
    const changed = await ada.ask('PUT /applications/{id}', {
      params,
      body: { ...application, name: someName('Renamed') },
      headers: { 'if-match': `"${application.version}"` },
    });
    expect(changed.status).toBe(200);
  });

  test('is kept beside concurrent answers to other questions', async () => {
    const { ada, colleague, params, answer } = await begun();
    const grace = await colleague();
    const all = Object.entries(harmless());
    await Promise.all(
      all.map(([question, values], n) => answer(question, [...values], { seen: [] }, n % 2 ? ada : grace)),
    );
    const { answers, version } = await ada.api('GET /applications/{id}/intake', { params });
    expect(Object.keys(answers).sort()).toEqual(all.map(([question]) => question).sort());
    expect(version).toBe(all.length);
  });

  test('does not replace an unseen answer of another user, and names both in the refusal', async () => {
    const { colleague, answer } = await begun();
    const grace = await colleague();
    await answer('outside', ['yes'], { seen: [] }, grace);
    const refused = problemOf(await answer('outside', ['no'], { seen: [] }));
    expect(refused).toMatchObject({
      ...{ status: 412, code: 'answered_meanwhile' },
      errors: [{ path: 'values', params: { who: grace.name, answer: 'yes' } }],
    });
    // No conflict: the same answer, an answer after reading the other one, and an answer without `seen`.
    for (const [values, more] of [
      [['yes'], { seen: [] }],
      [['no'], { seen: ['yes'] }],
      [['unknown'], {}],
    ] as const)
      expect((await answer('outside', [...values], more)).status).toBe(200);
  });

  test('can be removed', async () => {
    const { answer } = await begun();
    await answer('outside', ['yes']);
    const answered = await answer('outside', [], { seen: ['yes'] });
    expect(answered.body).toMatchObject({ answers: { outside: { values: [] } } });
    expect((await answer('outside', ['no'], { seen: [] })).status).toBe(200);
  });

  let once: ReturnType<typeof begun> | undefined;
  test.each([
    ['surprise', ['yes'], {}, 422, { path: 'question', code: 'no_such_question' }],
    ['outside', ['perhaps'], {}, 422, { path: 'values', code: 'not_a_choice' }],
    ['outside', ['yes', 'no'], {}, 422, { path: 'values', code: 'too_many_entries' }],
    ['does', ['acts', 'unknown'], {}, 422, { path: 'values', code: 'stands_alone' }],
    ['outside', ['yes'], { rules_version: '2020-01' }, 409, { path: 'rules_version', code: 'rules_changed' }],
    ['outside', 'yes', {}, 400, { path: 'values', code: 'not_a_list' }],
    ['outside', ['yes'], { tier: 'low' }, 400, { path: 'tier', code: 'unknown' }],
  ])('to %s of %j with %j is refused, naming the invalid field', async (question, values, more, status, error) => {
    once ??= begun();
    const { ada, params, answer } = await once;
    const refused = await answer(question, values as string[], more);
    expect(problemOf(refused)).toMatchObject({ status, errors: [error] });
    expect((await ada.api('GET /applications/{id}/intake', { params })).version).toBe(0);
  });

  test('requires edit access to the application', async () => {
    const { group, params, answer, submit } = await begun();
    const reader = await signedIn('ApplicationReviewer', [group]);
    expect((await answer('does', ['answers'], {}, reader)).status).toBe(403);
    await answer('does', ['answers']);
    expect((await reader.ask('POST /applications/{id}/intake/versions', { params, body: RULES })).status).toBe(403);
    expect((await submit()).status).toBe(201);
    expect((await reader.ask('GET /applications/{id}/intake/versions', { params })).status).toBe(200);
  });
});

describe('a submitted intake', () => {
  test('is kept as a version and sets the tier of the application', async () => {
    const { ada, params, answer, answerAll, submit } = await begun();
    await answerAll();
    const first = await submit();
    expect(first).toMatchObject({ status: 201, body: { number: 1, result: { tier: 'low', gate: 'internal_use' } } });
    expect(await ada.api('GET /applications/{id}', { params })).toMatchObject({
      ...{ version: 2, risk_tier: 'low' },
      tier: { intake: 1, gate: 'internal_use', provisional: false, ...RULES },
    });

    await answer('employment', ['hiring']);
    expect(await ada.api('GET /applications/{id}', { params })).toMatchObject({ risk_tier: 'low' });
    await submit();
    await answer('employment', ['unknown']);
    await submit();
    const { versions } = await ada.api('GET /applications/{id}/intake/versions', { params });
    expect(versions.map(({ number, result }) => [number, result.tier, result.provisional])).toEqual([
      [3, 'high', true],
      [2, 'high', false],
      [1, 'low', false],
    ]);
    const kept = await ada.api('GET /applications/{id}/intake/versions/{number}', {
      params: { ...params, number: '1' },
    });
    expect(kept).toEqual(first.body);
    expect(await ada.api('GET /applications', {})).toMatchObject({
      applications: [{ risk_tier: 'high', tier: { intake: 3, provisional: true } }],
    });
    const { entries } = await ada.api('GET /audit/{what}/{id}', { params: { what: 'applications', id: params.id } });
    expect(entries[1]?.changes).toContainEqual({ field: 'risk_tier', from: 'low', to: 'high' });
  });

  test('returns the existing version when no answer changed', async () => {
    const { ada, params, answer, submit } = await begun();
    await answer('does', ['answers']);
    const [once, again] = [await submit(), await submit()];
    expect(again.body).toEqual(once.body);
    expect((await ada.api('GET /applications/{id}/intake/versions', { params })).versions).toHaveLength(1);
  });

  test.each([
    ['nothing was answered', {}, {}, RULES, 422, [{ path: 'answers', code: 'nothing_answered' }]],
    [
      'two answers cannot both be true',
      harmless({ does: 'ranks_people', affected: 'none' }),
      {},
      RULES,
      422,
      [
        { path: 'answers.does', code: 'contradicts', params: { other: 'affected' } },
        { path: 'answers.affected', code: 'contradicts' },
      ],
    ],
    ['the rules are others', harmless(), {}, { rules_version: '2020-01' }, 409, [{ path: 'rules_version' }]],
    ['somebody answered meanwhile', harmless(), { headers: { 'if-match': '"3"' } }, RULES, 412, []],
  ])('is refused when %s, and keeps the answers', async (_, answers, more, body, status, errors) => {
    const { ada, params, answerAll, submit } = await begun();
    await answerAll(answers);
    expect(problemOf(await submit(more, body))).toMatchObject({ status, errors });
    expect(await ada.api('GET /applications/{id}', { params })).toMatchObject({ version: 1, tier: null });
    const intake = await ada.api('GET /applications/{id}/intake', { params });
    expect(Object.keys(intake.answers)).toHaveLength(Object.keys(answers).length);
  });

  test('becomes one version when submitted concurrently with the same answers', async () => {
    const { ada, params, answerAll, submit } = await begun();
    await answerAll();
    const answers = await Promise.all([submit(), submit(), submit()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await ada.api('GET /applications/{id}/intake/versions', { params })).versions).toHaveLength(1);
  });

  test('returns 404 for an unknown version number', async () => {
    const { ada, params } = await begun();
    for (const number of ['1', '0', '01', 'x', '99999', randomUUID()]) {
      const path = { params: { ...params, number } };
      expect((await ada.ask('GET /applications/{id}/intake/versions/{number}', path)).status).toBe(404);
    }
  });
});

test('does not show the answer to a retired question', async () => {
  const { ada, params, answer } = await begun();
  await answer('does', ['answers']);
  await answerIntake(params.id, { retired: ['yes'] }, ada);
  const { answers } = await ada.api('GET /applications/{id}/intake', { params });
  expect(Object.keys(answers)).toEqual(['does']);
});

test('lists applications whose tier differs under new rules, without changing them', async () => {
  const { group, ada, params, application, answerAll, submit } = await begun();
  await answerAll(harmless({ employment: 'hiring' }));
  await submit();
  const review = async (who = ada) => (await who.api('GET /applications/rules-review', { query: {} })).applications;
  expect(await review()).toEqual([]);

  // The current rules give the tier high.
  const judgedBefore = (id: string, tier: 'low' | 'high') => judgeByOldRules(id, params.id, tier, ada);
  const same = await ada.api('POST /applications', { body: { name: someName('Same'), resource_groups: [group.id] } });
  await judgedBefore(same.id, 'high');
  await judgedBefore(application.id, 'low');
  const found = {
    ...{ id: application.id, name: application.name, rules_version: '2025-01' },
    ...{ tier: 'low', tier_now: 'high', provisional: false },
  };
  expect(await review()).toEqual([found]);
  const pages = [];
  for (let cursor: string | null = null; pages.length === 0 || cursor; ) {
    const query: { limit: number; cursor?: string } = { limit: 1, ...(cursor !== null && { cursor }) };
    const page = await ada.api('GET /applications/rules-review', { query });
    pages.push(page.applications);
    expect(page.judged_otherwise).toBe(2);
    cursor = page.next_cursor;
  }
  expect([pages.length, pages.flat()]).toEqual([2, [found]]);
  expect(await review(await signedIn('ApplicationReviewer', [await makeGroup()]))).toEqual([]);
  expect((await ada.api('GET /applications/{id}', { params })).risk_tier).toBe('low');
  await submit();
  expect((await ada.api('GET /applications/{id}', { params })).risk_tier).toBe('high');
  expect(await review()).toEqual([]);
});
