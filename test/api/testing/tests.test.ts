/** Bias tests over HTTP: request, job, result, review, and a clear end state for any file. */

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { USUAL_THRESHOLDS } from '#domain/bias/plan/usual-thresholds.ts';
import type { ImpactTable } from '#domain/bias/result/impact.ts';
import { addDays, addMonths } from '#domain/day.ts';
import { testBundleOf } from '#domain/tests/bundle.ts';
import { checkTestBundle } from '#domain/tests/check.ts';
import { dayIn } from '#domain/time-zone.ts';
import { problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn } from '#test/api/people.ts';
import { programOf } from '#test/api/programs.ts';
import { runDaily } from '#test/api/seed/jobs.ts';
import { readTest, scheduledTests, testsOf } from '#test/api/seed/tests.ts';
import {
  ask,
  at,
  begin,
  COUNTED,
  impactOf,
  ONE,
  type Person,
  planOf,
  resultOf,
  SMALL,
  scene,
  tested,
  uploaded,
  whenEnded,
} from '#test/api/tests.ts';
import { eventually } from '#test/eventually.ts';
import { xlsxOf } from '#test/office-files.ts';

const nowhere = async () => undefined;
/** Example figures from the rules that New York City publishes. */
const G1 = [
  'attribute,group,n,selected',
  ...['Sex,Male,1390,667', 'Sex,Female,1181,555'],
  ...['Race,Hispanic or Latino,408,204', 'Race,White,797,412', 'Race,Black or African American,390,170'],
  ...['Race,Native Hawaiian or Pacific Islander,119,52', 'Race,Asian,616,302', 'Race,Native American,41,18'],
  'Race,Two or more,213,96',
].join('\n');

const ratiosOf = ({ groups }: Pick<ImpactTable, 'groups'>) =>
  Object.fromEntries(groups.map(({ names, compared }) => [names.join(), compared?.ratio?.toFixed(2) ?? '1.00']));

test('reproduces published figures, with file, plan and thresholds in a verifiable bundle', async () => {
  const { ada, sam, params } = await scene();
  const ended = await tested(ada, params, 'G1.csv', G1, { ...COUNTED, thresholds: USUAL_THRESHOLDS });
  expect(ended).toMatchObject({ state: 'ready', error: null, progress: { rows: 9, tables: 2 }, faults: { total: 0 } });
  expect(ended.progress.steps.map(({ step, ms }) => [step, ms === null])).toEqual(
    ['open', 'read', 'compute', 'keep'].map((step) => [step, false]),
  );
  const found = await resultOf(sam, params, ended);
  expect(found).toMatchObject({
    document: { sha256: ended.document.sha256 },
    plan: { thresholds: { ratio: 0.8 } },
    result: { engine: ended.result?.engine, rows: 9, records: expect.any(Number) },
  });
  const [sex, race] = ['Sex', 'Race'].map((name) =>
    impactOf(found.result.tables).find((one) => one.attributes[0] === name),
  );
  expect(sex && ratiosOf(sex)).toEqual({ Male: '1.00', Female: '0.98' });
  expect(race && ratiosOf(race)).toMatchObject({
    ...{ 'Hispanic or Latino': '0.97', White: '1.00', 'Black or African American': '0.84', Asian: '0.95' },
    ...{ 'Native Hawaiian or Pacific Islander': '0.85', 'Two or more': '0.87' },
  });
  const black = race?.groups.find(({ names }) => names[0] === 'Black or African American')?.compared;
  expect([black?.ratio?.toFixed(4), black?.p.toFixed(5)]).toEqual(['0.8432', '0.00943']);
  const file = await fetch(found.download);
  expect(await file.json()).toMatchObject({ format: 1, result: found.result });

  const { files } = await sam.api(`GET ${ONE}/bundle`, { params: at(params, ended) });
  const got = files.map(async ({ name, download }) => ({
    name,
    content: await (await fetch(download ?? '')).bytes(),
  }));
  const checked = await checkTestBundle(await testBundleOf(await Promise.all(got)), {
    lookFor: nowhere,
    pastEngine: nowhere,
  });
  expect(checked).toMatchObject({ hash: found.sha256, problems: [] });
});

test('rows, a workbook and counts of the same data give the same result', async () => {
  const { ada, params } = await scene();
  const cells = SMALL.split('\n').map((line) => line.split(','));
  const row = (said: readonly string[]) =>
    `<row>${said.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
  const book = xlsxOf({ sheets: { Data: cells.map(row).join('') } });
  const counts = 'attribute,group,n,selected\nsex,a,60,30\nsex,b,60,20\n';
  const all = await Promise.all([
    tested(ada, params, 'rows.csv', SMALL),
    tested(ada, params, 'rows.xlsx', book),
    tested(ada, params, 'counts.csv', counts, COUNTED),
  ]);
  const groups = await Promise.all(
    all.map(async (one) => impactOf((await resultOf(ada, params, one)).result.tables)[0]?.groups),
  );
  expect(groups[0]).toHaveLength(2);
  expect(groups[1]).toEqual(groups[0]);
  expect(groups[2]?.map(({ selected, compared }) => [selected, compared?.p])).toEqual(
    groups[0]?.map(({ selected, compared }) => [selected, compared?.p]),
  );
});

test('a test waits until its file is checked, and fails when the file is rejected', async () => {
  const { ada, params } = await scene();
  const [good, bad] = await Promise.all([
    begin(ada, params, 'rows.csv', SMALL),
    begin(ada, params, 'bad.csv', new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0])])),
  ]);
  const [one, other] = await Promise.all([ask(ada, params, good.document), ask(ada, params, bad.document)]);
  expect([one.state, other.state]).toEqual(['created', 'created']);
  await Promise.all([good.send(), bad.send()]);
  expect(await whenEnded(ada, params, one)).toMatchObject({ state: 'ready', document: { sha256: expect.any(String) } });
  expect(await whenEnded(ada, params, other)).toMatchObject({ state: 'error', error: 'document_refused' });
});

test('a test keeps its result after its document is deleted', async () => {
  const { ada, params } = await scene();
  const document = await uploaded(ada, params, 'rows.csv', SMALL);
  const ended = await whenEnded(ada, params, await ask(ada, params, document));
  const { result } = await resultOf(ada, params, ended);
  expect((await ada.api('GET /applications/{id}/documents', { params, query: {} })).documents).toMatchObject([
    { id: document.id, tests: 1 },
  ]);
  await ada.api('DELETE /applications/{id}/document/{documentId}', { params: { ...params, documentId: document.id } });
  expect(await resultOf(ada, params, ended)).toMatchObject({
    result,
    test: { has_document: false, possible: expect.not.arrayContaining(['rerun']) },
  });
  const { files } = await ada.api(`GET ${ONE}/bundle`, { params: at(params, ended) });
  expect(files.map(({ name, download }) => [name, download === null])).toEqual([
    ['result.json', false],
    ['input.csv', true],
  ]);
  const again = problemOf(await ada.ask(`POST ${ONE}/rerun`, { params: at(params, ended), body: {} }));
  expect(again.errors).toMatchObject([{ path: 'document.id', code: 'no_such_document' }]);
});

test('a rerun keeps its plan and chosen thresholds, and uses current company thresholds otherwise', async () => {
  const { ada, params } = await scene();
  const admin = await signedIn('Administrator');
  const document = await uploaded(ada, params, 'rows.csv', SMALL);
  const first = await whenEnded(
    ada,
    params,
    await ask(ada, params, document, planOf({ thresholds: { ratio: 0.6 }, seed: 7 })),
  );
  expect(first).toMatchObject({
    plan: { seed: 7, thresholds: { ratio: 0.6, flips: expect.any(Number) } },
    own_thresholds: ['ratio'],
  });
  const company = await admin.api('PATCH /company', { body: { test_thresholds: { flips: 0.04, ratio: 0.81 } } });
  expect(company).toMatchObject({
    test_thresholds: { flips: 0.04, ratio: 0.81, difference: expect.any(Number) },
    test_thresholds_set: { by: { id: admin.id } },
  });
  const again = await ada.api(`POST ${ONE}/rerun`, { params: at(params, first), body: {} });
  expect(again).toMatchObject({ reruns: first.id, plan: { seed: 7, thresholds: { ratio: 0.6, flips: 0.04 } } });
  expect(again).toMatchObject({ thresholds_set: { by: { id: admin.id } } });
  expect(await whenEnded(ada, params, again)).toMatchObject({ state: 'ready' });
  const { tests: all, total } = await ada.api('GET /applications/{id}/tests', { params, query: { limit: 1 } });
  expect([total, all.map(({ id, state, type }) => [id, state, type])]).toEqual([2, [[again.id, 'ready', first.type]]]);
  const of = (document: string) => ada.api('GET /applications/{id}/tests', { params, query: { document } });
  expect((await of(first.document.id)).tests.map(({ id }) => id)).toEqual([again.id, first.id]);
  expect(await of(first.id)).toMatchObject({ tests: [], total: 0 });
  await admin.api('PATCH /company', { body: { test_thresholds: { flips: 0.05, ratio: 0.8 } } });
  expect(problemOf(await admin.ask('PATCH /company', { body: { test_thresholds: { ratio: 2 } } })).status).toBe(422);
});

test('others accept a result, editors may contest it, and the activity records both', async () => {
  const { group, ada, rita, sam, params } = await scene();
  const creator = await signedIn('Administrator');
  const program = await programOf(creator, 'ApplicationContributor', group);
  const ended = await tested(program, params, 'rows.csv', SMALL);
  const say = (who: Person, opinion: string, comment = 'The data is of the model before.') =>
    who.ask(`POST ${ONE}/opinions`, { params: at(params, ended), body: { opinion, comment } });
  expect((await say(ada, 'accepted')).status).toBe(403);
  expect(problemOf(await say(creator, 'accepted'))).toMatchObject({ status: 403, code: 'own_work' });
  expect((await say(sam, 'contested')).status).toBe(403);
  expect((await say(rita, 'accepted', 'short')).status).toBe(422);
  expect((await say(ada, 'contested')).status).toBe(201);
  expect((await say(rita, 'accepted')).body).toMatchObject({
    opinions: [{ opinion: 'contested' }, { opinion: 'accepted' }],
  });
  const {
    tests: [listed],
  } = await sam.api('GET /applications/{id}/tests', { params, query: {} });
  expect(listed).toMatchObject({ opinion: 'accepted', verdict: ended.result?.verdict });
  const { entries } = await ada.api('GET /applications/{id}/activity', { params });
  expect(entries.filter(({ what }) => what === 'bias test').map(({ action, by }) => [action, by.name])).toEqual([
    ['accepted', 'Test Person'],
    ['contested', 'Test Person'],
    ['finished', 'Plumbline'],
    ['created', program.name],
  ]);
});

test('only editors start a test, and only readers of its application see it', async () => {
  const { ada, rita, params } = await scene();
  const document = await uploaded(ada, params, 'rows.csv', SMALL);
  const body = { purpose: 'Who is hired', document: { id: document.id }, plan: planOf() };
  expect((await rita.ask('POST /applications/{id}/tests', { params, body })).status).toBe(403);
  const stranger = await signedIn('ApplicationContributor', [await makeGroup()]);
  const asked = await whenEnded(ada, params, await ask(ada, params, document));
  expect((await stranger.ask(`GET ${ONE}`, { params: at(params, asked) })).status).toBe(404);
  const { ada: other, params: elsewhere } = await scene();
  expect((await other.ask(`GET ${ONE}`, { params: at(elsewhere, asked) })).status).toBe(404);
  const of = await other.ask('POST /applications/{id}/tests', { params: elsewhere, body });
  expect(problemOf(of).errors).toMatchObject([{ path: 'document.id', code: 'no_such_document' }]);
});

test('rejects an invalid test before it starts', async () => {
  const { ada, params } = await scene();
  const document = await uploaded(ada, params, 'rows.csv', SMALL);
  const refused = async (more: object) =>
    problemOf(
      await ada.ask('POST /applications/{id}/tests', {
        params,
        body: { purpose: 'Who is hired', document: { id: document.id }, plan: planOf(), ...more },
      }),
    ).errors?.map(({ path, code }) => `${path} ${code}`);
  expect(await refused({ purpose: ' ' })).toEqual(['purpose required']);
  expect(await refused({ document: { id: randomUUID() } })).toEqual(['document.id no_such_document']);
  expect(await refused({ document: { id: document.id, version: 2 } })).toEqual(['document.version not_ready']);
  expect(await refused({ plan: planOf({ columns: { attributes: ['sex'] } }) })).toEqual([
    expect.stringContaining('plan.columns.outcome'),
  ]);
  expect(await refused({ plan: planOf({ columns: { outcome: 'hired', attributes: ['sex', 'hired'] } }) })).toEqual([
    ...['plan.columns.outcome used_twice', 'plan.columns.attributes.1 used_twice'],
  ]);
  expect(await refused({ plan: planOf({ type: 'fairness_llm_user' }) })).toContain('plan.columns.prompt_id missing');
  expect(await refused({ plan: planOf({ thresholds: { ratio: 1.5 } }) })).toEqual([
    expect.stringContaining('plan.thresholds.ratio'),
  ]);
});

const WORSE = SMALL.replaceAll('b,yes', 'b,no').replaceAll('a,no', 'a,yes');

const addVersion = async (person: Person, params: { id: string }, replaces: string, content: string) => {
  const file = new Blob([content]);
  const { upload } = await person.api('POST /applications/{id}/documents', {
    params,
    body: { name: 'rows.csv', size: file.size, replaces },
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(upload.fields)) form.append(name, value);
  form.append('file', file);
  await fetch(upload.url, { method: 'POST', body: form });
};

const notified = async (person: Person, text: RegExp) => {
  const { notifications } = await person.api('GET /notifications/{days}', { params: { days: '14' } });
  return notifications.filter(({ notification_text }) => text.test(notification_text));
};

test('a program reruns a plan once per version, and a changed verdict notifies the owner', async () => {
  const { group, ada, sam, params } = await scene();
  const admin = await signedIn('Administrator');
  const program = await programOf(admin, 'ApplicationContributor', group);
  const first = await tested(ada, params, 'rows.csv', SMALL);
  await addVersion(program, params, first.document.id, WORSE);
  const body = { version: 'newest' as const, unless_tested: true };
  const next = () => program.api(`POST ${ONE}/rerun`, { params: at(params, first), body });
  const asked = await Promise.all([next(), next(), next()]);
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  const second = await whenEnded(program, params, asked[0] ?? expect.fail());
  expect(second).toMatchObject({ state: 'ready', reruns: first.id, document: { version: 2 } });
  expect(await next()).toMatchObject({ id: second.id });

  const change = { kind: 'impact', attributes: ['sex'], names: ['b'], to: 'adverse_impact' };
  const series = await sam.api(`GET ${ONE}/series`, { params: at(params, second) });
  expect(series).toMatchObject({ id: first.id, schedule: null, total: 2, next_cursor: null });
  expect(series.runs).toMatchObject([
    { id: second.id, comparisons: [{ names: ['b'], ratio: 0 }], verdict_changes: [change] },
    { id: first.id, comparisons: [{ names: ['b'] }], verdict_changes: [] },
  ]);
  const page = await sam.api(`GET ${ONE}/series`, { params: at(params, first), query: { limit: 1 } });
  expect(page.runs).toEqual(series.runs.slice(0, 1));
  const cursor = page.next_cursor ?? expect.fail();
  const rest = await sam.api(`GET ${ONE}/series`, { params: at(params, first), query: { limit: 1, cursor } });
  expect([rest.runs, rest.next_cursor]).toEqual([series.runs.slice(1), null]);

  await eventually(async () => {
    expect(await notified(ada, /changed for b \(sex\)/)).toHaveLength(1);
    const { entries } = await ada.api('GET /applications/{id}/activity', { params });
    expect(entries).toContainEqual(expect.objectContaining({ action: 'verdict_changed', id: second.id }));
  });
});

test('a scheduled series runs on its day when its document has a new version', async () => {
  const { ada, sam, params } = await scene();
  const admin = await signedIn('Administrator');
  const first = await tested(ada, params, 'rows.csv', SMALL);
  const path = `PUT ${ONE}/series/schedule` as const;
  const due = addDays(dayIn('UTC'), 20);
  const to = { params: at(params, first), body: { every: 'monthly' as const, starts_on: due } };
  expect((await sam.ask(path, to)).status).toBe(403);
  const past = await ada.ask(path, { ...to, body: { every: 'monthly', starts_on: '2020-01-01' } });
  expect(problemOf(past).errors).toMatchObject([{ path: 'starts_on', code: 'day_out_of_range' }]);
  const set = await admin.api(path, to);
  expect(set).toMatchObject({ id: first.id, schedule: { every: 'monthly', next_on: due, by: { id: admin.id } } });
  expect(
    (await ada.ask(path, { ...to, body: { every: 'none' }, headers: { 'if-match': `"${first.version}"` } })).status,
  ).toBe(412);

  await runDaily.tests(first.id, addDays(due, -1));
  expect(await notified(ada, /no new version/)).toHaveLength(0);
  await runDaily.tests(first.id, due);
  await runDaily.tests(first.id, addDays(due, 1));
  expect(await notified(ada, /no new version/)).toHaveLength(1);

  await addVersion(ada, params, first.document.id, WORSE);
  await eventually(async () => {
    await runDaily.tests(first.id, addDays(due, 2));
    expect((await testsOf(params.id)).length).toBe(2);
  });
  await runDaily.tests(first.id, addDays(due, 2));
  const { runs, schedule } = await ada.api(`GET ${ONE}/series`, { params: at(params, first) });
  expect(schedule).toMatchObject({ next_on: addMonths(due, 1) });
  expect(runs).toMatchObject([
    { created_by: { name: 'Plumbline' }, run_of: { due, by: { id: admin.id } }, document: { version: 2 } },
    { id: first.id },
  ]);
  const run = await whenEnded(ada, params, runs[0] ?? expect.fail());
  const accepted = { opinion: 'accepted' as const, comment: 'It is as it should be.' };
  const own = await admin.ask(`POST ${ONE}/opinions`, { params: at(params, run), body: accepted });
  expect(problemOf(own)).toMatchObject({ status: 403, code: 'own_work' });
  expect(await ada.api(path, { ...to, body: { every: 'none' } })).toMatchObject({ schedule: null });
  expect((await scheduledTests()).map(({ id }) => id)).not.toContain(first.id);
});

test('deleting an application deletes its tests and their files', async () => {
  const { ada, params } = await scene();
  const admin = await signedIn('Administrator');
  const ended = await tested(ada, params, 'rows.csv', SMALL);
  const { download } = await resultOf(ada, params, ended);
  await admin.api('DELETE /applications/{id}', { params });
  await eventually(async () => {
    expect(await readTest(ended.id)).toBeUndefined();
    expect((await fetch(download)).status).toBe(404);
  });
});

test('a Local Law 144 summary is stored beside the unchanged result, and recorded in the activity', async () => {
  const { ada, rita, params } = await scene();
  const ended = await tested(ada, params, 'rows.csv', SMALL);
  const where = { params: at(params, ended) };
  const facts = { tool: 'Ranker', source: 'The year 2026.', auditor: 'Mary Somerville', audited_on: '2026-11-02' };
  const say = (who: Person, body: object, version?: number) =>
    who.ask(`PUT ${ONE}/law-summary`, {
      ...where,
      body,
      ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
    });
  expect((await say(rita, facts)).status).toBe(403);
  expect(problemOf(await say(ada, { tool: '', audited_on: 'today' })).errors).toMatchObject([
    ...[{ path: 'tool' }, { path: 'audited_on' }, { path: 'source' }],
  ]);
  expect(problemOf(await say(ada, { ...facts, sex: 'sex', race: 'sex' })).errors).toMatchObject([{ path: 'race' }]);
  const { version } = await ada.api(`GET ${ONE}`, where);
  expect((await say(ada, facts, version)).body).toMatchObject({
    law_summary: { ...facts, sex: '', by: { id: ada.id } },
    result: ended.result,
  });
  expect((await say(ada, { ...facts, auditor: 'Ada' }, version)).status).toBe(412);
  expect((await say(ada, { ...facts, auditor: '', sex: 'sex' })).status).toBe(200);
  const { test: seen, sha256 } = await resultOf(rita, params, ended);
  expect([sha256, seen.possible]).toEqual([ended.result?.sha256, ['accept', 'contest']]);
  expect(seen.law_summary).toMatchObject({ auditor: '', sex: 'sex' });
  const { entries } = await ada.api('GET /applications/{id}/activity', { params });
  const [last, first] = entries.filter(({ action }) => action === 'summarized');
  expect(last?.changes).toEqual([
    { field: 'law_auditor', from: 'Mary Somerville' },
    { field: 'law_sex', to: 'sex' },
  ]);
  expect(first?.changes).toHaveLength(4);

  const faulty = await tested(ada, params, 'faulty.csv', 'sex,hired\na,perhaps\n');
  const none = await ada.ask(`PUT ${ONE}/law-summary`, { params: at(params, faulty), body: facts });
  expect(problemOf(none)).toMatchObject({ status: 409, code: 'illegal_transition' });
});
