import { expect, test } from 'vitest';
import { bundleOf, sealOf } from '#domain/report/bundle.ts';
import { checkBundle } from '#domain/report/check.ts';
import { change, give, scene, submit } from '#test/api/controls.ts';
import { signedIn } from '#test/api/people.ts';
import { enableFramework } from '#test/api/seed/controls.ts';
import { contentOf } from '#test/domain/bias/report-facts.ts';

const SHOW = 'GET /applications/{id}/frameworks/{frameworkId}/report';
const MAKE = 'POST /applications/{id}/frameworks/{frameworkId}/reports';

test('a report has requirements, controls and evidence, and its seal can be recomputed from it', async () => {
  await enableFramework('euact');
  const { ada, rita, id, at } = await scene();
  const params = { id, frameworkId: 'euact' };
  const before = await ada.api(SHOW, { params });
  const { catalog_version } = await (await signedIn('Administrator')).api('GET /frameworks', { query: {} });
  expect(before).toMatchObject({
    ...{ application: { id }, framework: { id: 'euact' }, catalog_version },
    concerned: { applies: true, decided: null },
  });
  expect(before.counts).toMatchObject({ covered: 0, partly: 0 });
  expect(before.requirements.length).toBe(Object.values(before.counts).reduce((sum, count) => sum + count, 0));

  const trained = { ...at, controlId: 'training' };
  await give(ada, trained, { name: 'Course' });
  await submit(ada, trained);
  await change(rita, trained, { action: 'accept' });

  const { report, seal } = await rita.api(MAKE, { params });
  expect(report.requirements).toContainEqual({ id: 'AIA-4', coverage: 'covered' });
  expect(report.controls.find((one) => one.id === 'training')).toMatchObject({
    ...{ state: 'accepted', accepted: { by: { id: rita.id } } },
    evidence: [{ name: 'Course', kind: 'link', attested_by: { id: ada.id }, document: null }],
  });
  expect(seal).toBe(await sealOf(report));
  const checked = await checkBundle(await bundleOf(report), { version: catalog_version, contentOf });
  expect([checked.problems, checked.notes, checked.seal]).toEqual([[], [], seal]);
  const { entries } = await ada.api('GET /applications/{id}/activity', { params: { id } });
  expect(entries[0]).toMatchObject({
    ...{ action: 'report_made', by: { id: rita.id } },
    changes: [
      { field: 'framework', to: 'EU AI Act' },
      { field: 'seal', to: seal },
    ],
  });
});

test('reports exist for enabled frameworks, and for users with access to the application', async () => {
  await enableFramework('euact');
  const [{ ada, id }, stranger] = await Promise.all([scene(), scene()]);
  for (const frameworkId of ['sg-genai', 'no-such-framework'])
    for (const route of [SHOW, MAKE] as const)
      expect((await ada.ask(route, { params: { id, frameworkId } })).status).toBe(404);
  for (const route of [SHOW, MAKE] as const)
    expect((await stranger.ada.ask(route, { params: { id, frameworkId: 'euact' } })).status).toBe(404);
});
