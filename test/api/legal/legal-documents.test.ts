import { expect, test } from 'vitest';
import { checkSigned } from '#domain/legal/check.ts';
import { change, give, IN_A_YEAR, type Person, scene, submit } from '#test/api/controls.ts';
import { makeGroup, signedIn } from '#test/api/people.ts';
import { eventually } from '#test/eventually.ts';

const LIST = 'GET /applications/{id}/legal-documents';
const SHOW = 'GET /applications/{id}/legal-documents/{type}';
const ANSWER = 'PUT /applications/{id}/legal-documents/{type}/points/{point}';

const answer = (who: Person, id: string, point: string, body: object, headers: Record<string, string> = {}) =>
  who.ask(ANSWER, { params: { id, type: 'annex-iv', point }, body, headers });

const show = (who: Person, id: string) => who.api(SHOW, { params: { id, type: 'annex-iv' } });

const pointOf = async (who: Person, id: string, point: string) =>
  (await show(who, id)).sections.flatMap(({ points }) => points).find((one) => one.id === point);

test('an author answers a point, and the history has the answer', async () => {
  const { ada, sam, id, name } = await scene();
  const before = await show(ada, id);
  expect(before).toMatchObject({ type: 'annex-iv', version: 0, points: 23, percent: 0, may_edit: true });
  expect(await pointOf(ada, id, '1(a)')).toMatchObject({
    entries: expect.arrayContaining([expect.objectContaining({ field: 'name', values: [name] })]),
    ...{ state: 'gap', version: 0 },
  });

  expect((await answer(ada, id, '1(e)', { answer: 'Servers.' })).body).toMatchObject({ state: 'complete', version: 1 });
  const reason = { not_applicable: 'It is no component of a product.' };
  expect((await answer(ada, id, '1(f)', reason)).body).toMatchObject({ state: 'not_applicable' });
  expect(await show(sam, id)).toMatchObject({ version: 2, gaps: before.gaps - 2, may_edit: false });
  const { documents } = await sam.api(LIST, { params: { id } });
  expect(documents.find(({ type }) => type === 'annex-iv')).toMatchObject({ answered: { by: { id: ada.id } } });

  const { entries } = await sam.api('GET /audit/{what}/{id}', { params: { what: 'legal-documents', id: before.id } });
  expect(entries.map(({ changes }) => changes)).toEqual([
    [
      { field: 'point', to: '1(f)' },
      { field: 'not_applicable', from: '', to: reason.not_applicable },
    ],
    [
      { field: 'point', to: '1(e)' },
      { field: 'answer', from: '', to: 'Servers.' },
    ],
  ]);
});

test('a point rejects a change of an older answer, and both texts at once', async () => {
  const { ada, id } = await scene();
  await answer(ada, id, '4', { answer: 'One' }, { 'if-match': '"0"' });
  expect((await answer(ada, id, '4', { answer: 'Two' }, { 'if-match': '"0"' })).status).toBe(412);
  expect((await answer(ada, id, '7', { answer: 'Other' }, { 'if-match': '"0"' })).status).toBe(200);
  const both = await answer(ada, id, '4', { answer: 'Two', not_applicable: 'Never' }, { 'if-match': '"1"' });
  expect(both).toMatchObject({ status: 422, body: { errors: [{ path: 'not_applicable', code: 'not_with_this' }] } });
});

test('readers of the application can read, and only its editors can answer', async () => {
  const [{ sam, ada, id }, stranger] = await Promise.all([scene(), scene()]);
  expect((await answer(sam, id, '4', { answer: 'Mine' })).status).toBe(403);
  expect((await answer(stranger.ada, id, '4', { answer: 'Mine' })).status).toBe(404);
  expect((await stranger.ada.ask(SHOW, { params: { id, type: 'annex-iv' } })).status).toBe(404);
  expect((await ada.ask(SHOW, { params: { id, type: 'annex-xx' } })).status).toBe(404);
  expect((await answer(ada, id, '10', { answer: 'No such point' })).status).toBe(404);
});

const STEP = '/applications/{id}/legal-documents/{type}' as const;
const step = (who: Person, id: string, action: 'return' | 'revise' | 'sign' | 'submit', body?: object) =>
  who.ask(`POST ${STEP}/${action}`, { params: { id, type: 'article-27' }, ...(body && { body }) });

/** What a person signs after reading the document. */
const digestOf = async (who: Person, params: { id: string; type: string }) => {
  const { digest } = await who.api(SHOW, { params });
  return { digest };
};

test('an approver signs what others wrote, and later changes make it out of date', async () => {
  const { ada, sam, id } = await scene();
  const params = { id, type: 'article-27' };
  const first = await ada.ask(ANSWER, { params: { ...params, point: '(a)' }, body: { answer: 'Hiring.' } });
  expect(first.status).toBe(200);
  expect(await step(ada, id, 'submit')).toMatchObject({
    status: 422,
    body: { code: 'incomplete', errors: expect.arrayContaining([expect.objectContaining({ path: '(b)' })]) },
  });
  for (const point of ['(b)', '(c)', '(d)', '(e)', '(f)'])
    await ada.ask(ANSWER, { params: { ...params, point }, body: { answer: `About ${point}.` } });
  expect((await step(sam, id, 'sign', await digestOf(sam, params))).status).toBe(409);
  expect((await step(ada, id, 'submit')).body).toMatchObject({ state: 'in_review', possible: ['return'] });
  const late = await ada.ask(ANSWER, { params: { ...params, point: '(a)' }, body: { answer: 'Later.' } });
  expect(late).toMatchObject({ status: 409, body: { code: 'illegal_transition' } });
  expect((await step(ada, id, 'sign', await digestOf(ada, params))).status).toBe(403);
  const both = await signedIn('Administrator');
  expect((await step(both, id, 'return', { reason: 'Point (b) is too short.' })).body).toMatchObject({
    state: 'draft',
  });
  await both.ask(ANSWER, { params: { ...params, point: '(b)' }, body: { answer: 'Each quarter, for two years.' } });
  await step(ada, id, 'submit');
  expect(await step(both, id, 'sign', await digestOf(both, params))).toMatchObject({
    status: 403,
    body: { code: 'own_work' },
  });

  const read = await digestOf(sam, params);
  const { application } = await ada.api('GET /applications/{id}/details', { params: { id } });
  const renamed = { ...application, purpose: 'Ranks candidates of one office' };
  await ada.ask('PUT /applications/{id}', { params: { id }, body: renamed });
  expect(await step(sam, id, 'sign', read)).toMatchObject({
    status: 409,
    body: { code: 'records_changed', errors: [{ path: 'digest' }] },
  });
  const signed = await step(sam, id, 'sign', await digestOf(sam, params));
  expect(signed.body).toMatchObject({ state: 'signed', changes: [], signed: [{ number: 1, by: { id: sam.id } }] });
  const version = await ada.api(`GET ${STEP}/versions/{number}`, { params: { ...params, number: '1' } });
  expect(await checkSigned(version)).toEqual({ seal: version.sha256, problems: [] });
  const { entries } = await ada.api('GET /applications/{id}/activity', { params: { id } });
  expect(entries[0]).toMatchObject({ action: 'signed', changes: [{}, { field: 'sha256', to: version.sha256 }] });

  const changed = { ...renamed, purpose: 'Ranks candidates of all offices' };
  await ada.ask('PUT /applications/{id}', { params: { id }, body: changed });
  const now = await ada.api(SHOW, { params });
  expect(now.changes.map(({ after }) => after?.id)).toEqual(['(a)']);
  expect((await step(ada, id, 'revise')).body).toMatchObject({ state: 'draft', signed: [{ number: 1 }] });
  expect(await both.ask('DELETE /applications/{id}', { params: { id } })).toMatchObject({
    status: 409,
    body: { code: 'signed_documents', detail: expect.stringContaining('/retirement') },
  });
});

test('the owner of a draft has its gaps in My Work until it is signed', async () => {
  const { ada, sam, id } = await scene();
  const params = { id, type: 'gdpr-article-35' };
  const assign = (who: Person, body: object, version = 0) =>
    who.ask('PATCH /applications/{id}/legal-documents/{type}', {
      ...{ params, body },
      headers: { 'if-match': `"${version}"` },
    });
  const workOf = async (who: Person) =>
    (await who.api('GET /my-work', {})).items.filter(({ kind }) => kind.startsWith('legal_'));
  expect((await assign(sam, { due_on: IN_A_YEAR })).status).toBe(403);
  const stranger = await signedIn('ApplicationContributor', [await makeGroup()]);
  expect(await assign(ada, { owner: stranger.id })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'owner' }] },
  });
  expect(await assign(ada, { due_on: '2020-01-01' })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'due_on' }] },
  });
  const started = await assign(ada, { owner: ada.id, due_on: IN_A_YEAR });
  expect(started.body).toMatchObject({ owner: { id: ada.id }, due_on: IN_A_YEAR, version: 1, gaps: 4 });
  expect((await assign(ada, { due_on: null })).status).toBe(412);
  await eventually(async () =>
    expect(await workOf(ada)).toMatchObject([
      { kind: 'legal_document', due: IN_A_YEAR, params: { legal_type: 'gdpr-article-35', count: 4 } },
    ]),
  );
  for (const point of ['(a)', '(b)', '(c)', '(d)'])
    await ada.ask(ANSWER, { params: { ...params, point }, body: { answer: `About ${point}.` } });
  const submit = await ada.ask(`POST ${STEP}/submit`, { params });
  expect(submit.status).toBe(200);
  await eventually(async () => expect(await workOf(sam)).toMatchObject([{ kind: 'legal_signature', able: true }]));
  await eventually(async () => expect(await workOf(ada)).toMatchObject([{ kind: 'legal_in_review', whose: 'others' }]));
  expect(await assign(ada, { due_on: null }, 6)).toMatchObject({ status: 409, body: { code: 'illegal_transition' } });
  await sam.api(`POST ${STEP}/sign`, { params, body: await digestOf(sam, params) });
  for (const who of [ada, sam]) await eventually(async () => expect(await workOf(who)).toEqual([]));
});

const BOM = 'GET /applications/{id}/bill-of-materials';

test('a bill of materials attests to accepted controls, for readers of the application only', async () => {
  const [{ ada, rita, sam, id, name, at }, stranger] = await Promise.all([scene(), scene()]);
  expect(await sam.api(BOM, { params: { id } })).toMatchObject({
    specVersion: '1.7',
    metadata: { component: { 'bom-ref': `application:${id}`, name } },
    declarations: { claims: [] },
  });
  expect((await stranger.ada.ask(BOM, { params: { id } })).status).toBe(404);

  await give(ada, at, { expires_on: IN_A_YEAR });
  await submit(ada, at);
  await change(rita, at, { action: 'accept' });
  expect((await ada.api(BOM, { params: { id } })).declarations).toMatchObject({
    claims: [{ 'bom-ref': 'claim:human_check', reasoning: 'Whoever sends it reads it before.' }],
    evidence: [{ expires: expect.stringContaining('T00:00:00Z') }],
  });
});
