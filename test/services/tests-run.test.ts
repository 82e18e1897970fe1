/** A bias test gets at most one result, despite repeated messages, killed workers or a missing file. */
import { expect, test } from 'vitest';
import { documents } from '#lambdas/documents/store.ts';
import { runTest } from '#lambdas/jobs/run-test.ts';
import { tests } from '#lambdas/tests/store.ts';
import { problemOf } from '#test/api/client.ts';
import { at, ONE, SMALL, scene, tested } from '#test/api/tests.ts';
import { eventually } from '#test/eventually.ts';

/** A waiting test without a job message. */
const waiting = async () => {
  const { ada, params } = await scene();
  const ended = await tested(ada, params, 'rows.csv', SMALL);
  const kept = (await tests.get(ended.id)) ?? expect.fail();
  const fresh = { state: 'waiting' as const, run: null, progress: null, result: null, finished_at: null };
  const made = await tests.create({ ...kept, ...fresh }, { id: ada.id, name: ada.name });
  return { ada, params, made, read: async () => (await tests.get(made.id)) ?? expect.fail() };
};

test('repeated and concurrent messages run a test once', async () => {
  const { made, read } = await waiting();
  await Promise.all([1, 2, 3].map(() => runTest(made)));
  const once = await read();
  expect(once).toMatchObject({ state: 'ready', run: { attempt: 1 }, version: 2 });
  await runTest(made);
  expect(await read()).toEqual(once);
});

test('a test of a killed worker runs again, and fails after repeated kills', async () => {
  const { made, read } = await waiting();
  const hourAgo = Date.now() - 3600_000;
  expect(await tests.claim(made.id, hourAgo)).toMatchObject({ claim: { attempt: 1 } });
  await runTest(made);
  expect(await read()).toMatchObject({ state: 'ready', run: { attempt: 2 } });

  const { made: other, read: readOther } = await waiting();
  for (const hours of [3, 2, 1]) await tests.claim(other.id, Date.now() - hours * 3600_000);
  await runTest(other);
  expect(await readOther()).toMatchObject({ state: 'error', error: 'gave_up' });
});

test('a worker that lost its claim saves nothing', async () => {
  const { made, read } = await waiting();
  const first = await tests.claim(made.id, Date.now() - 3600_000);
  if (!first || first === 'busy') return expect.fail();
  await runTest(made);
  const kept = await read();
  const late = { sha256: 'late', size: 1, engine: '0', verdict: null };
  await tests.end(first.claim, { result: late });
  expect(await read()).toEqual(kept);
  expect(await tests.beat(first.claim, { rows: 1, tables: 0, of_tables: null, steps: [] })).toBe(false);
});

test('a running test can be canceled and stays canceled', async () => {
  const { ada, params, made, read } = await waiting();
  const claimed = await tests.claim(made.id);
  if (!claimed || claimed === 'busy') return expect.fail();
  const shown = await ada.api(`GET ${ONE}`, { params: at(params, made) });
  expect(shown).toMatchObject({ state: 'analyzing', possible: ['cancel'] });
  const canceled = await ada.api(`POST ${ONE}/cancel`, { params: at(params, made) });
  expect(canceled).toMatchObject({ state: 'error', error: 'canceled', possible: ['rerun'] });
  expect(await tests.beat(claimed.claim, { rows: 1, tables: 0, of_tables: null, steps: [] })).toBe(false);
  await tests.end(claimed.claim, { result: { sha256: 'late', size: 1, engine: '0', verdict: null } });
  expect(await read()).toMatchObject({ state: 'error', result: null });
  expect(problemOf(await ada.ask(`POST ${ONE}/cancel`, { params: at(params, made) }))).toMatchObject({
    ...{ status: 409, code: 'illegal_transition', possible: ['rerun'] },
  });
});

test('a test ends after its time limit, and when its document is missing', async () => {
  const { made, read } = await waiting();
  await runTest(made, -1);
  expect(await read()).toMatchObject({ state: 'error', error: 'took_too_long' });
  const { made: other, read: readOther } = await waiting();
  const document = (await documents.get(other.document.id)) ?? expect.fail();
  await documents.remove(document, { id: 'test', name: 'Test' });
  await runTest(other);
  expect(await readOther()).toMatchObject({ state: 'error', error: 'document_missing' });
});

test('notifies the requester at the end, with a link to the result or the status', async () => {
  const { ada, params } = await scene();
  const fine = await tested(ada, params, 'fine.csv', SMALL);
  const faulty = await tested(ada, params, 'faulty.csv', 'sex,hired\na,perhaps\n');
  const links = [`/application-testing/results/${params.id}/${fine.id}`];
  links.push(`/application-testing/status-details/${params.id}/${faulty.id}`);
  await eventually(async () => {
    const { notifications } = await ada.api('GET /notifications/{days}', { params: { days: '14' } });
    const found = notifications.map(({ notification_link }) => notification_link);
    expect(found).toEqual(expect.arrayContaining(links.map((link) => expect.stringContaining(link))));
  });
});
