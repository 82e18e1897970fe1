/** Every dashboard figure equals the total of the list that it opens. */

import { expect, test } from 'vitest';
import { type Application, ApplicationDraft, UNJUDGED } from '#domain/applications/application.ts';
import {
  attentionFigures,
  concernedFigure,
  departmentFigures,
  evidenceFigures,
  type Figure,
  headlineFigures,
  matrixFigures,
  vendorFigures,
} from '#domain/dashboard/figures.ts';
import { addDays } from '#domain/day.ts';
import { give, type Person } from '#test/api/controls.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { createApplication, noteOnApplication } from '#test/api/seed/applications.ts';
import { expireEvidence } from '#test/api/seed/controls.ts';
import { TEST } from '#test/api/seed/test-actor.ts';
import { changeVendor } from '#test/api/seed/vendors.ts';
import { eventually } from '#test/eventually.ts';
import { TODAY } from '#test/today.ts';

const DECIDED: Application['approval'] = {
  ...{ round: 1, stages: ['approver'], stage: 1, submitted_by: TEST, submitted_at: '2026-11-01T10:00:00.000Z' },
  ...{ reopened: null, decided_at: '2026-11-03T10:00:00.000Z', last_decided_at: null, decided_by: [], until: null },
  ...{ conditions: 2, open_conditions: 1, condition_due: null },
};

/** Figures of objects that match the text. Only company-wide readers get evidence figures. */
const figuresFor = async (person: Person, text: string, isCompany: boolean) => {
  const metrics = await person.api('GET /applications/metrics', { query: { text } });
  const standing = isCompany && (await person.api('GET /evidence', { query: { text, limit: 1 } })).facets.standing;
  const departments = metrics.departments.map(departmentFigures);
  const { statuses, all: matrix } = matrixFigures(metrics);
  const figures: Figure[] = [
    ...Object.values(headlineFigures(metrics)),
    ...Object.values(attentionFigures(metrics)),
    ...[...statuses, matrix].flatMap(({ tiers, all }) => [...tiers, all]),
    ...departments.flatMap(({ tiers, all }) => [...tiers.filter(({ count }) => count > 0), all]),
    ...(standing ? Object.values(evidenceFigures(standing)) : []),
  ];
  return { metrics, figures };
};

const ROUTES = { applications: 'GET /applications', vendors: 'GET /vendors', evidence: 'GET /evidence' } as const;

const listed = async (person: Person, { list, asked }: Pick<Figure, 'list' | 'asked'>, text?: string) => {
  const route = ROUTES[list as keyof typeof ROUTES] ?? expect.fail(list); // fails for figures of other lists
  const { total } = await person.api(route, { query: { ...asked, ...(text && { text }), limit: 1 } });
  return total;
};

const expectAsListed = async (person: Person, figures: readonly Figure[], text: string) => {
  const found = await Promise.all(
    figures.map(async (figure) => ({ ...figure, count: await listed(person, figure, text) })),
  );
  expect(found).toEqual(figures);
};

const company = async () => {
  const [mine, theirs] = [await makeGroup(), await makeGroup()];
  const [ada, grace] = [await signedIn('Administrator'), await signedIn('ApplicationContributor', [mine])];
  return { mine, theirs, ada, grace, text: someName('Figures') };
};

test('figures of applications and evidence match their lists, for all groups and for one', async () => {
  const { mine, theirs, ada, grace, text } = await company();
  const department = someName('Claims');
  const notes: { id: string; noted: Partial<Application> }[] = [];
  const add = async (group: { id: string }, noted: Partial<Application> = {}, said: object = {}) => {
    const body = { name: `${text} ${someName()}`, department, resource_groups: [group.id], ...said };
    const { id } = await ada.api('POST /applications', { body });
    notes.push({ id, noted });
    return id;
  };
  const overdue = { due_state: 'overdue', next_due: '2026-01-01', bias_verdict: 'adverse_impact' } as const;
  const proven = await add(mine, overdue);
  await add(mine, { due_state: 'within_30_days', next_due: '2026-01-01', assigned_to: [grace.id] });
  await add(mine, { bias_verdict: 'no_flag' }, { department: '', development_status: 'testing' });
  await add(theirs, overdue);
  await add(theirs, { assigned_to: [ada.id] }, { development_status: 'in_production' });
  for (const group of [mine, theirs]) {
    const draft = { name: `${text} ${someName()}`, department, resource_groups: [group.id] };
    const decided = { approval: DECIDED, approval_status: 'approved_with_conditions' as const };
    await createApplication({ ...ApplicationDraft.parse(draft), ...UNJUDGED, ...decided });
  }
  const at = { id: proven, controlId: 'human_check' };
  for (const days of [5, 10, 300]) await give(ada, at, { expires_on: addDays(TODAY, days) });
  const { evidence: pieces } = await ada.api('GET /evidence', { query: { text } });
  const first = pieces.find(({ expires_on }) => expires_on === addDays(TODAY, 5)) ?? expect.fail();

  // The scheduler may overwrite these values during the test, so each attempt writes them again.
  const note = async () => {
    await Promise.all(notes.map(({ id, noted }) => noteOnApplication(id, noted)));
    await expireEvidence(first.id);
  };
  for (const [person, isCompany, seen, total] of [
    [ada, true, 2, 7],
    [grace, false, 1, 4],
  ] as const)
    await eventually(async () => {
      await note();
      const { metrics, figures } = await figuresFor(person, text, isCompany);
      expect(metrics).toMatchObject({ total, decisions: { total: seen, average_days: 2 }, more_departments: 0 });
      expect(metrics.departments.map(({ name }) => name)).toEqual([department, '']);
      expect(attentionFigures(metrics)).toMatchObject({
        ...{ waiting: { count: 1 }, soon: { count: 1 } },
        ...{ conditions: { count: seen }, decision: { count: seen } },
      });
      expect(headlineFigures(metrics)).toMatchObject({ overdue: { count: seen }, adverse: { count: seen } });
      const proof = figures.filter(({ list }) => list === 'evidence').map(({ count }) => count);
      expect(proof).toEqual(isCompany ? [1, 1] : []);
      await expectAsListed(person, figures, text);
    });
  // The metrics of a contributor cover only their group, even without a filter.
  expect(await grace.api('GET /applications/metrics', {})).toMatchObject({ total: 4 });
});

test('figures of vendors match their lists, for all groups and for one', async () => {
  const { mine, theirs, ada, grace, text } = await company();
  const add = async (group: { id: string }, said: object, approval_status: 'approved' | 'in_review' | 'rejected') => {
    const body = { name: someName(text), resource_groups: [group.id], ...said };
    const { id } = await ada.api('POST /vendors', { body });
    await changeVendor(id, { approval_status });
  };
  await add(mine, { criticality: 'high', data_shared: 'special' }, 'in_review');
  await add(mine, { criticality: 'low' }, 'approved');
  await add(theirs, { criticality: 'high' }, 'rejected');
  await add(mine, {}, 'approved');

  for (const [person, high, rejected] of [
    [ada, 2, 1],
    [grace, 1, 0],
  ] as const) {
    const { total, facets } = await person.api('GET /vendors', { query: { text, limit: 1 } });
    const { risk, criticality, state } = vendorFigures(facets);
    const counts = (figures: readonly { value: string; count: number }[]) =>
      Object.fromEntries(figures.map(({ value, count }) => [value, count]));
    expect(counts(criticality)).toMatchObject({ high, low: 1, critical: 0, '': 1 });
    expect(counts(risk)).toMatchObject({ unknown: high + 2 });
    expect(counts(state)).toMatchObject({ in_review: 1, approved: 2, rejected });
    for (const figures of [risk, criticality, state])
      expect(
        figures.reduce((sum, { count }) => sum + count, 0),
        'each vendor is one of them',
      ).toBe(total);
    await expectAsListed(person, [...risk, ...criticality, ...state], text);
  }
});

test('figures of frameworks match the applications within the access scope', async () => {
  const { mine, theirs, ada, grace, text } = await company();
  const { id } = await ada.api('POST /own-frameworks', {
    body: {
      ...{ name: someName('House rules'), issuer: 'Example Inc.', edition: '1.0' },
      requirements: [{ id: 'HR-1', title: 'What it asks' }],
    },
  });
  await ada.api('PUT /frameworks/{id}/setting', { params: { id }, query: { enabled: 'true' } });
  const add = (group: { id: string }, said: object = {}) =>
    ada.api('POST /applications', { body: { name: someName(text), resource_groups: [group.id], ...said } });
  const [other] = [await add(mine), await add(mine), await add(theirs), await add(theirs)];
  const { id: retired } = await add(mine);
  await ada.api('POST /applications/{id}/retirement', { params: { id: retired }, body: { reason: 'It is over.' } });
  const count = (person: Person) => listed(person, { list: 'applications', asked: { frameworks: [id] } }, text);
  expect([await count(ada), await count(grace)]).toEqual([4, 2]);

  await ada.api('PUT /applications/{id}/frameworks/{frameworkId}/setting', {
    params: { id: other.id, frameworkId: id },
    query: { applicable: 'false', reason: 'Nobody of the house ever uses it.' },
  });
  await eventually(async () => expect([await count(ada), await count(grace)]).toEqual([3, 1]));
  const { facets } = await grace.api('GET /applications/metrics', { query: { text, frameworks: [id] } });
  // Facets do not reveal other frameworks.
  expect(facets.frameworks).toEqual({ [id]: 1 });
  const { applications: rows } = await grace.api('GET /applications', { query: { text, frameworks: [id] } });
  expect(rows.map(({ frameworks }) => frameworks?.includes(id))).toEqual([true]);

  // Other tests add applications at the same time.
  await eventually(async () => {
    const { frameworks } = await ada.api('GET /frameworks', { query: { enabled: 'true' } });
    const figures = frameworks.map(concernedFigure);
    const found = await Promise.all(figures.map(async (figure) => ({ ...figure, count: await listed(ada, figure) })));
    expect(found).toEqual(figures);
  });
});
