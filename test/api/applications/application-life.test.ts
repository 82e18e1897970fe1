/** Applications are copied, retired, restored and deleted. Retired applications and ended vendors are read-only. */

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { isRead, paramNames, type Route, split } from '#contract/http/route.ts';
import { everyRoute, problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { changeApplication, readRemains } from '#test/api/seed/applications.ts';
import { eventually } from '#test/eventually.ts';

const REASON = { reason: 'Its vendor is gone.' };

const scene = async () => {
  const group = await makeGroup();
  const editor = await signedIn('ApplicationContributor', [group]);
  const draft = { name: someName('Claims'), resource_groups: [group.id], development_status: 'testing' as const };
  const made = await editor.api('POST /applications', { body: { ...draft, purpose: 'Sorts', owner: editor.email } });
  const params = { id: made.id };
  const answer = (question: string, ...values: string[]) =>
    editor.ask('PUT /applications/{id}/intake/answers/{question}', {
      params: { ...params, question },
      body: { values },
    });
  return { group, editor, draft, made, params, answer };
};

test('a copy has the details and answers, attributed to its author, without decisions', async () => {
  const { editor, made, params, answer } = await scene();
  await answer('does', 'drafts');
  const judged = { approval_status: 'approved', risk_tier: 'high', development_status: 'in_production' } as const;
  await changeApplication(made.id, judged);
  const name = someName('Claims copy');
  const copy = await editor.api('POST /applications/{id}/duplicates', { params, body: { name } });
  expect(copy).toMatchObject({
    ...{ name, purpose: 'Sorts', owner: 'Test Person', version: 1, people: [{ role: 'owner', id: editor.id }] },
    ...{ development_status: 'idea', approval_status: 'not_submitted', risk_tier: 'not_assessed', tier: null },
  });
  const { answers } = await editor.api('GET /applications/{id}/intake', { params: { id: copy.id } });
  expect(answers).toMatchObject({ does: { values: ['drafts'], by: { id: editor.id } } });
  const again = problemOf(await editor.ask('POST /applications/{id}/duplicates', { params, body: { name } }));
  expect(again).toMatchObject({ status: 409, code: 'taken', existing: name });
});

test('a retired application leaves the lists, and can be reactivated with its former status', async () => {
  const { editor, draft, params } = await scene();
  const names = async (query: object = {}) =>
    (await editor.api('GET /applications', { query })).applications.map(({ name }) => name);
  const retired = await editor.api('POST /applications/{id}/retirement', { params, body: REASON });
  expect(retired).toMatchObject({
    development_status: 'retired',
    retirement: { ...REASON, before: 'testing', by: { id: editor.id } },
  });
  expect(await names()).toEqual([]);
  expect(await names({ development_status: ['retired'] })).toEqual([draft.name]);
  expect(await editor.api('GET /applications/metrics', {})).toMatchObject({
    total: 0,
    facets: { development_status: { retired: 1 } },
  });
  const back = await editor.api('POST /applications/{id}/return', { params, body: { reason: 'It is needed again.' } });
  expect(back).toMatchObject({ development_status: 'testing', retirement: null });
  expect(await names()).toEqual([draft.name]);
  const { entries } = await editor.api('GET /applications/{id}/activity', { params });
  expect(entries[0]).toMatchObject({
    action: 'brought_back',
    changes: [{ field: 'development_status', from: 'retired', to: 'testing' }, { field: 'reason' }],
  });
  const already = problemOf(await editor.ask('POST /applications/{id}/return', { params, body: REASON }));
  expect(already).toMatchObject({ status: 409, code: 'illegal_transition', possible: ['retire'] });
});

test('retirement requires a reason and no approval in review', async () => {
  const { editor, draft, made, params } = await scene();
  const body = { ...draft, development_status: 'retired' };
  const refused = { status: 422, errors: [{ path: 'development_status', code: 'retire_instead' }] };
  expect(problemOf(await editor.ask('PUT /applications/{id}', { params, body }))).toMatchObject(refused);
  const other = { ...body, name: someName() };
  expect(problemOf(await editor.ask('POST /applications', { body: other }))).toMatchObject(refused);
  const unsaid = await editor.ask('POST /applications/{id}/retirement', { params, body: { reason: ' ' } });
  expect(unsaid.status).toBe(422);
  await changeApplication(made.id, { approval_status: 'in_review' });
  const waiting = problemOf(await editor.ask('POST /applications/{id}/retirement', { params, body: REASON }));
  expect(waiting).toMatchObject({ status: 409, code: 'in_review' });
});

const exampleOf = (part: Route['query']) => {
  const examples = part?.meta()?.examples;
  return Array.isArray(examples) ? examples[0] : undefined;
};

const OVER = [
  {
    things: 'applications',
    ended: 'POST /applications/{id}/retirement',
    life: ['DELETE /applications/{id}', 'POST /applications/{id}/duplicates', 'POST /applications/{id}/return'],
  },
  { things: 'vendors', ended: 'POST /vendors/{id}/ending', life: ['POST /vendors/{id}/return'] },
] as const;

test.each(OVER)(
  'every write route of $things, including ones added later, refuses changes after retirement or ending',
  async (one) => {
    const { things, ended, life } = one;
    const admin = await signedIn('Administrator');
    const { id } = await admin.api(`POST /${things}`, {
      body: { name: someName('Over'), resource_groups: [(await makeGroup()).id] },
    });
    const params = { id };
    await admin.api(`POST /${things}/{id}/comments`, { params, body: { text: 'Before' } });
    await admin.api(ended, { params, body: REASON });
    const before = await admin.ask(`GET /${things}/{id}`, { params });
    expect(before.status).toBe(200);
    const writes = everyRoute.filter(
      ({ key, route }) => key.includes(` /${things}/{id}`) && !isRead(key, route) && !life.some((one) => one === key),
    );
    for (const { key, route } of writes) {
      const names = paramNames(split(key).path).map((name) => [name, name === 'id' ? id : randomUUID()]);
      const { status, body } = await admin.ask(key, {
        params: Object.fromEntries(names),
        ...(route.body && { body: exampleOf(route.body) ?? {} }),
        query: exampleOf(route.query),
      });
      // A route may answer 404 for a missing child before it refuses the retired parent.
      const isOfAnother = names.length > 1 && status === 404;
      if (!isOfAnother) expect([key, status, Object(body).code]).toEqual([key, 409, 'retired']);
    }
    expect((await admin.ask(`GET /${things}/{id}`, { params })).body).toEqual(before.body);
  },
);

test('an administrator deletes a never submitted application with its children, but not its audit log', async () => {
  const { editor, group, made, params, answer } = await scene();
  await answer('does', 'drafts');
  await editor.api('POST /applications/{id}/comments', { params, body: { text: 'Why?' } });
  const admin = await signedIn('Administrator');
  const body = { kind: 'monitoring' } as const;
  const { id: assessment } = await editor.api('POST /applications/{id}/assessments', { params, body });
  expect((await editor.ask('DELETE /applications/{id}', { params })).status).toBe(403);
  await admin.api('DELETE /applications/{id}', { params });
  expect((await admin.ask('GET /applications/{id}', { params })).status).toBe(404);
  await eventually(async () => {
    expect(await readRemains(made.id, assessment)).toEqual({ answers: {}, comments: [], assessments: [undefined] });
  });
  const { entries } = await admin.api('GET /audit/{what}/{id}', { params: { what: 'applications', id: made.id } });
  expect(entries.map(({ action }) => action)).toEqual(['removed', 'created']);
  const again = { name: made.name, resource_groups: [group.id] };
  expect((await editor.ask('POST /applications', { body: again })).status, 'its name is free').toBe(201);
});

test('a submitted application cannot be deleted, only retired', async () => {
  const { made, params } = await scene();
  await changeApplication(made.id, { approval_status: 'withdrawn' });
  const admin = await signedIn('Administrator');
  const refused = problemOf(await admin.ask('DELETE /applications/{id}', { params }));
  expect(refused).toMatchObject({ status: 409, code: 'was_submitted', detail: expect.stringContaining('/retirement') });
});
