/** What a dashboard is told of all applications, to everybody of theirs. */
import { expect, test } from 'vitest';
import { type Application, ApplicationDraft, UNJUDGED } from '#domain/application.ts';
import { addDays } from '#domain/day.ts';
import type { Vendor } from '#domain/vendor.ts';
import { applications } from '#lambdas/stores/applications.ts';
import { snapshots } from '#lambdas/stores/snapshots.ts';
import { vendors } from '#lambdas/stores/vendors.ts';
import { eventually } from '#test/eventually.ts';
import { TODAY } from '#test/today.ts';
import { makeGroup, signedIn, someName } from './people.ts';
import { scene, tested } from './tests.ts';

const rows = (group: string, yes: number, no: number) => [
  ...Array<string>(yes).fill(`${group},yes`),
  ...Array<string>(no).fill(`${group},no`),
];

const TEST = { id: 'test', name: 'Test' };

const DECIDED: Application['approval'] = {
  ...{ round: 1, stages: ['approver'], stage: 1, submitted_by: TEST, submitted_at: '2026-11-01T10:00:00.000Z' },
  ...{ reopened: null, decided_at: '2026-11-03T10:00:00.000Z', last_decided_at: null, decided_by: [], until: null },
  ...{ conditions: 2, open_conditions: 1, condition_due: null },
};

test('each figure is how many are in its list, for whoever sees all and for whoever sees one group', async () => {
  const [mine, theirs] = [await makeGroup(), await makeGroup()];
  const [ada, grace] = [await signedIn('Administrator'), await signedIn('ApplicationContributor', [mine])];
  const [text, department] = [someName('Figures'), someName('Claims')];
  const notes: { id: string; noted: Partial<Application> }[] = [];
  const add = async (group: { id: string }, noted: Partial<Application> = {}, said: object = {}) => {
    const body = { name: `${text} ${someName()}`, department, resource_groups: [group.id], ...said };
    const { id } = await ada.api('POST /applications', { body });
    notes.push({ id, noted });
  };
  await add(mine, { due_state: 'overdue', next_due: '2026-01-01', bias_verdict: 'adverse_impact' });
  await add(mine, { due_state: 'within_30_days', next_due: '2026-01-01', assigned_to: [grace.id] });
  await add(mine, { bias_verdict: 'no_flag' }, { department: '', development_status: 'testing' });
  await add(theirs, { due_state: 'overdue', next_due: '2026-01-01', bias_verdict: 'adverse_impact' });
  await add(theirs, { assigned_to: [ada.id] }, { development_status: 'in_production' });
  for (const group of [mine, theirs]) {
    const draft = { name: `${text} ${someName()}`, department, resource_groups: [group.id] };
    const decided = { approval: DECIDED, approval_status: 'approved_with_conditions' as const };
    await applications.create({ ...ApplicationDraft.parse(draft), ...UNJUDGED, ...decided }, TEST);
  }

  const note = async ({ id, noted }: (typeof notes)[number]) => {
    await applications.touch((await applications.get(id)) ?? expect.fail(), noted);
  };

  for (const [person, adverse, waiting, seen, total] of [
    [ada, 2, 1, 2, 7],
    [grace, 1, 1, 1, 4],
  ] as const) {
    const listed = async (query: object) =>
      (await person.api('GET /applications', { query: { text, ...query, limit: 1 } })).total;
    // The clock may see to all applications meanwhile, and then notes what is so of them.
    await eventually(async () => {
      await Promise.all(notes.map(note));
      const of = await person.api('GET /applications/metrics', { query: { text } });
      expect(of).toMatchObject({ total, decisions: { total: seen, average_days: 2 }, more_departments: 0 });
      expect(of.facets).toMatchObject({
        bias_verdict: { adverse_impact: adverse },
        waiting_for: { me: waiting },
        conditions: { open: seen },
      });
      // Of what is not asked for, a list leaves out what is retired, and so does a dashboard.
      const figures = [
        ...Object.entries(of.facets).flatMap(([column, counts]) =>
          Object.entries(counts).map(([value, count]) => ({ query: { [column]: [value] }, count })),
        ),
        ...of.departments.flatMap(({ name, total: all, risk_tiers }) => [
          { query: { department: [name] }, count: all },
          ...Object.entries(risk_tiers).map(([tier, count]) => ({
            query: { department: [name], risk_tier: [tier] },
            count,
          })),
        ]),
      ];
      const found = await Promise.all(figures.map(async ({ query }) => ({ query, count: await listed(query) })));
      expect(found).toEqual(figures);
      expect(of.departments.map(({ name }) => name)).toEqual([department, '']);
    });
  }
  // A contributor's are those of their group without being asked for it.
  expect(await grace.api('GET /applications/metrics', {})).toMatchObject({ total: 4 });
});

test('what counts as adverse impact is the newest result of each application', async () => {
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

test('each figure of vendors is how many are in its list, for whoever sees all and for whoever sees one group', async () => {
  const [mine, theirs] = [await makeGroup(), await makeGroup()];
  const [ada, grace] = [await signedIn('Administrator'), await signedIn('ApplicationContributor', [mine])];
  const text = someName('Figures');
  const add = async (group: { id: string }, said: object, approval_status: Vendor['approval_status']) => {
    const body = { name: someName(text), resource_groups: [group.id], ...said };
    const { id } = await ada.api('POST /vendors', { body });
    const made = (await vendors.get(id)) ?? expect.fail();
    await vendors.update(made, { ...made, approval_status }, TEST);
  };
  await add(mine, { criticality: 'high', data_shared: 'special' }, 'in_review');
  await add(mine, { criticality: 'low' }, 'approved');
  await add(theirs, { criticality: 'high' }, 'rejected');

  for (const [person, high, refused] of [
    [ada, 2, { rejected: 1 }],
    [grace, 1, {}],
  ] as const) {
    const { facets } = await person.api('GET /vendors', { query: { text, limit: 1 } });
    expect(facets).toMatchObject({ criticality: { high, low: 1 }, risk: { unknown: high + 1 } });
    expect(facets.state).toEqual({ in_review: 1, approved: 1, ...refused });
    for (const column of ['criticality', 'risk', 'state'] as const)
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
