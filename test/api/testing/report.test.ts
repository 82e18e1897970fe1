import { expect, test } from 'vitest';
import { bundleOf, sealOf } from '#domain/report/bundle.ts';
import { checkBundle } from '#domain/report/check.ts';
import { currentVersion } from '#lambdas/frameworks/catalogue-version.ts';
import { frameworkSettings } from '#lambdas/frameworks/settings-store.ts';
import { change, give, scene, submit } from '#test/api/controls.ts';
import { contentOf } from '#test/domain/bias/report-facts.ts';

const SHOW = 'GET /applications/{id}/frameworks/{frameworkId}/report';
const MAKE = 'POST /applications/{id}/frameworks/{frameworkId}/reports';

const enable = async (framework: string) => {
  const id = frameworkSettings.idOf(framework);
  const there = await frameworkSettings.get(id);
  const setting = { framework, enabled: true, owner: null, target_date: null };
  if (there) await frameworkSettings.update(there, { ...there, ...setting }, there.updated_by);
  else await frameworkSettings.create(setting, { id: 'test', name: 'Test' }, id);
};

test('a report has requirements, controls and evidence, and its seal can be recomputed from it', async () => {
  await enable('euact');
  const { ada, rita, id, at } = await scene();
  const params = { id, frameworkId: 'euact' };
  const before = await ada.api(SHOW, { params });
  expect(before).toMatchObject({
    ...{ application: { id }, framework: { id: 'euact' }, catalog_version: await currentVersion() },
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
  const checked = await checkBundle(await bundleOf(report), { version: await currentVersion(), contentOf });
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
  await enable('euact');
  const [{ ada, id }, stranger] = await Promise.all([scene(), scene()]);
  for (const frameworkId of ['sg-genai', 'no-such-framework'])
    for (const route of [SHOW, MAKE] as const)
      expect((await ada.ask(route, { params: { id, frameworkId } })).status).toBe(404);
  for (const route of [SHOW, MAKE] as const)
    expect((await stranger.ada.ask(route, { params: { id, frameworkId: 'euact' } })).status).toBe(404);
});
