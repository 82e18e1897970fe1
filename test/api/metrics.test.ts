/** What a dashboard is told of all applications, to everybody of theirs. */
import { expect, test } from 'vitest';
import { addDays } from '#domain/day.ts';
import { snapshots } from '#lambdas/stores/snapshots.ts';
import { TODAY } from '#test/today.ts';
import { makeGroup, signedIn, someName } from './people.ts';

test('each figure is how many are in its list, for whoever sees all and for whoever sees one group', async () => {
  const [mine, theirs] = [await makeGroup(), await makeGroup()];
  const [ada, grace] = [await signedIn('Administrator'), await signedIn('ApplicationContributor', [mine])];
  const department = someName('Claims');
  const add = (group: { id: string }, more: object = {}) =>
    ada.api('POST /applications', {
      body: { name: someName(), department, resource_groups: [group.id], ...more },
    });
  await Promise.all([add(mine), add(mine, { development_status: 'testing' }), add(theirs)]);
  await add(mine, { department: '' });

  const [of, all] = [await grace.api('GET /applications/metrics', {}), { query: { department: [department] } }];
  expect(of).toMatchObject({
    ...{ total: 3, more_departments: 0, decisions: { total: 0, average_days: null } },
    departments: [
      { name: department, total: 2, risk_tiers: { not_assessed: 2 } },
      { name: '', total: 1, risk_tiers: { not_assessed: 1 } },
    ],
  });
  for (const column of ['risk_tier', 'approval_status', 'development_status', 'department'] as const)
    for (const [value, count] of Object.entries(of.facets[column])) {
      const query = { [column]: [value], limit: 1 };
      expect((await grace.api('GET /applications', { query })).total, `${column} ${value}`).toBe(count);
    }
  // Whatever is asked narrows all of it.
  expect(await ada.api('GET /applications/metrics', all)).toMatchObject({
    total: 3,
    departments: [{ name: department, total: 3 }],
  });
});

test('each figure of vendors is how many are in its list, for whoever sees all and for whoever sees one group', async () => {
  const [mine, theirs] = [await makeGroup(), await makeGroup()];
  const [ada, grace] = [await signedIn('Administrator'), await signedIn('ApplicationContributor', [mine])];
  const text = someName('Figures');
  const add = (group: { id: string }, more: object) =>
    ada.api('POST /vendors', { body: { name: someName(text), resource_groups: [group.id], ...more } });
  await add(mine, { criticality: 'high', data_shared: 'special' });
  await add(mine, { criticality: 'low' });
  await add(theirs, { criticality: 'high' });

  for (const [person, high] of [
    [ada, 2],
    [grace, 1],
  ] as const) {
    const { facets } = await person.api('GET /vendors', { query: { text, limit: 1 } });
    expect(facets.criticality).toMatchObject({ high, low: 1 });
    for (const column of ['criticality', 'risk'] as const)
      for (const [value, count] of Object.entries(facets[column])) {
        const query = { text, [column]: [value], limit: 1 };
        expect((await person.api('GET /vendors', { query })).total, `${column} ${value}`).toBe(count);
      }
  }
});

test('looking back, everybody sees what was theirs then, and which days nobody counted', async () => {
  const [mine, theirs] = [await makeGroup(), await makeGroup()];
  const grace = await signedIn('ApplicationContributor', [mine]);
  const set = (groups: readonly { id: string }[], total: number) => ({
    ...{ groups: groups.map(({ id }) => id), total },
    ...{ risk_tiers: { high: total }, approval_statuses: { approved: total } },
  });
  const ago = (days: number) => addDays(TODAY, -days);
  // Of all of a year but for these days the demo company was counted.
  await snapshots.keep(ago(154), [set([mine], 2), set([mine, theirs], 3), set([theirs], 5)]);

  const { month, trend } = await grace.api('GET /applications/metrics', {});
  const on = (days: number) => trend.find(({ date }) => date === ago(days));
  const none = { total: 0, risk_tiers: {}, approval_statuses: {} };
  const counted = { missed: false, total: 5, risk_tiers: { high: 5 }, approval_statuses: { approved: 5 } };
  expect(on(154)).toEqual({ date: ago(154), ...counted });
  expect(on(161)).toEqual({ date: ago(161), missed: true, ...none });
  expect(month).toEqual({ date: ago(30), missed: false, ...none });
  expect([trend.length, trend.at(0)?.date, trend.at(-1)?.date]).toEqual([52, ago(364), ago(7)]);
});
