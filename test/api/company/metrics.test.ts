/** Application metrics on dashboards, within the access scope of the reader. */

import { expect, test } from 'vitest';
import { addDays } from '#domain/day.ts';
import { makeGroup, signedIn } from '#test/api/people.ts';
import { keepSnapshot } from '#test/api/seed/applications.ts';
import { scene, tested } from '#test/api/tests.ts';
import { eventually } from '#test/eventually.ts';
import { TODAY } from '#test/today.ts';

const rows = (group: string, yes: number, no: number) => [
  ...Array<string>(yes).fill(`${group},yes`),
  ...Array<string>(no).fill(`${group},no`),
];

test('adverse impact counts only the newest result of each application', async () => {
  const { ada, params } = await scene();
  const found = async () =>
    (await ada.api('GET /applications/metrics', { query: { bias_verdict: ['adverse_impact'] } })).total;
  const content = ['sex,hired', ...rows('a', 300, 100), ...rows('b', 100, 300)].join('\n');
  expect(await tested(ada, params, 'unlike.csv', content)).toMatchObject({ result: { verdict: 'adverse_impact' } });
  await eventually(async () => expect(await found()).toBe(1));
  expect(await ada.api('GET /applications/{id}', { params })).toMatchObject({ version: 1 });

  const alike = ['sex,hired', ...rows('a', 200, 200), ...rows('b', 200, 200)].join('\n');
  const { result } = await tested(ada, params, 'alike.csv', alike);
  await eventually(async () => expect(await found()).toBe(0));
  await eventually(async () =>
    expect(await ada.api('GET /applications/{id}', { params })).toMatchObject({ bias_verdict: result?.verdict }),
  );
});

test('the trend shows past counts within the access scope, and marks missed days', async () => {
  const [mine, theirs] = [await makeGroup(), await makeGroup()];
  const grace = await signedIn('ApplicationContributor', [mine]);
  const set = (groups: readonly { id: string }[], total: number) => ({
    ...{ groups: groups.map(({ id }) => id), total },
    ...{ risk_tiers: { high: total }, approval_statuses: { approved: total } },
  });
  const ago = (days: number) => addDays(TODAY, -days);
  // The demo company has no snapshots from 151 to 164 days ago, so only these counts exist.
  await keepSnapshot(ago(154), { sets: [set([mine], 2), set([mine, theirs], 3), set([theirs], 5)], coverage: {} });

  const { month, trend } = await grace.api('GET /applications/metrics', {});
  const on = (days: number) => trend.find(({ date }) => date === ago(days));
  const none = { total: 0, risk_tiers: {}, approval_statuses: {} };
  const counted = { missed: false, total: 5, risk_tiers: { high: 5 }, approval_statuses: { approved: 5 } };
  expect(on(154)).toEqual({ date: ago(154), ...counted });
  expect(on(161)).toEqual({ date: ago(161), missed: true, ...none });
  expect(month).toEqual({ date: ago(30), missed: false, ...none });
  expect([trend.length, trend.at(0)?.date, trend.at(-1)?.date]).toEqual([52, ago(364), ago(7)]);
});
