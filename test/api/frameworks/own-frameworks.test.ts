import { expect, test } from 'vitest';
import { bundleOf, sealOf } from '#domain/report/bundle.ts';
import { checkBundle } from '#domain/report/check.ts';
import { problemOf } from '#test/api/client.ts';
import { change, give, scene, shown, submit } from '#test/api/controls.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { known } from '#test/domain/bias/report-facts.ts';
import { eventually } from '#test/eventually.ts';

const requirement = (id: string, more: object = {}) => ({ id, title: `What ${id} asks`, ...more });

const draft = (more: object = {}) => ({
  ...{ name: someName('House rules'), issuer: 'Example Inc.', edition: '1.0' },
  requirements: [
    requirement('HR-1', { group: 'People', controls: [{ control: 'notice', strength: 'full' as const }] }),
    requirement('HR-2', { group: 'People', text: 'Name who answers for it.', effective_from: '2027-03-31' }),
  ],
  ...more,
});

test('an own framework reads like a catalog framework, with the same text in both languages', async () => {
  const ada = await signedIn('Administrator');
  const body = draft();
  const made = await ada.api('POST /own-frameworks', { body });
  expect(made).toMatchObject({ name: body.name, content: 1, requirement_count: 2, effective_dates: ['2027-03-31'] });

  const { frameworks } = await ada.api('GET /frameworks', { query: { text: body.name } });
  expect(frameworks).toMatchObject([{ id: made.id, own: true, status: 'voluntary', requirement_count: 2 }]);
  const read = await ada.api('GET /frameworks/{id}', { params: { id: made.id } });
  expect(read).toMatchObject({
    name: body.name,
    own: true,
    groups: [{ id: 'People', title: { en: 'People', es: 'People' } }],
    requirements: [
      { id: 'HR-1', group: 'People', title: { en: 'What HR-1 asks', es: 'What HR-1 asks' } },
      { id: 'HR-2', effective: [{ from: '2027-03-31' }] },
    ],
  });
});

test('a control link shows its reason or a default sentence', async () => {
  const ada = await signedIn('Administrator');
  const link = (control: string, more: object = {}) => ({ control, strength: 'partial', ...more });
  const controls = [link('notice', { reason: 'Whoever writes to it is told so.' }), link('training')];
  const body = draft({ requirements: [requirement('HR-1', { controls })] });
  const { id } = await ada.api('POST /own-frameworks', { body });
  const { requirements } = await ada.api('GET /frameworks/{id}/coverage', { params: { id } });
  expect(requirements[0]?.links.map(({ control, reason }) => [control, reason.en])).toEqual([
    ['notice', 'Whoever writes to it is told so.'],
    ['training', 'The company says so in its framework.'],
  ]);
  const long = draft({
    requirements: [requirement('HR-1', { controls: [link('notice', { reason: 'why '.repeat(80) })] })],
  });
  const refused = problemOf(await ada.ask('POST /own-frameworks', { body: long }));
  expect(refused).toMatchObject({
    status: 422,
    errors: [{ path: 'requirements.0.controls.0.reason', code: 'too_long' }],
  });
});

test('readers see the names of catalog frameworks and of enabled own frameworks', async () => {
  const [admin, grace] = [
    await signedIn('Administrator'),
    await signedIn('ApplicationContributor', [await makeGroup()]),
  ];
  const body = draft();
  const { id } = await admin.api('POST /own-frameworks', { body });
  const named = async () => (await grace.api('GET /frameworks/names', {})).frameworks;
  const before = await named();
  expect(before).toContainEqual({ id: 'euact', name: 'EU AI Act' });
  expect(before.map((one) => one.id)).not.toContain(id);
  await admin.api('PUT /frameworks/{id}/setting', { params: { id }, query: { enabled: 'true' } });
  expect(await named()).toContainEqual({ id, name: body.name });
});

test('requirements are kept in immutable versions, and other changes create none', async () => {
  const ada = await signedIn('Administrator');
  const body = draft();
  const { id } = await ada.api('POST /own-frameworks', { body });
  const params = { id };
  const read = await ada.api('GET /own-frameworks/{id}', { params });
  const same = await ada.api('PUT /own-frameworks/{id}', { params, body: { ...read, issuer: 'The board' } });
  expect(same).toMatchObject({ issuer: 'The board', content: 1, version: 2 });

  const more = { ...body, edition: '2.0', requirements: [...body.requirements, requirement('HR-3')] };
  const headers = { 'if-match': '"1"' };
  expect((await ada.ask('PUT /own-frameworks/{id}', { params, body: more, headers })).status).toBe(412);
  expect(await ada.api('PUT /own-frameworks/{id}', { params, body: more })).toMatchObject({ content: 2 });
  const { versions } = await ada.api('GET /own-frameworks/{id}/versions', { params });
  expect(versions).toMatchObject([
    { number: 2, edition: '2.0', by: { id: ada.id } },
    { number: 1, edition: '1.0' },
  ]);
  const first = await ada.api('GET /own-frameworks/{id}/versions/{number}', { params: { id, number: '1' } });
  expect(first.requirements).toHaveLength(2);
  const none = await ada.ask('GET /own-frameworks/{id}/versions/{number}', { params: { id, number: '3' } });
  expect(problemOf(none).status).toBe(404);
});

test('a retired framework is unlisted and read-only, and can be reactivated', async () => {
  const ada = await signedIn('Administrator');
  const body = draft();
  const { id } = await ada.api('POST /own-frameworks', { body });
  const params = { id };
  const listed = async () => (await ada.api('GET /frameworks', { query: { text: body.name } })).frameworks.length;
  await ada.api('PATCH /own-frameworks/{id}', { params, body: { retired: true } });
  expect(await listed()).toBe(0);
  expect(await ada.api('GET /frameworks/{id}', { params })).toMatchObject({ retired: true });
  const { own_frameworks } = await ada.api('GET /own-frameworks', {});
  expect(own_frameworks.find((one) => one.id === id)).toMatchObject({ retired: true });
  expect(problemOf(await ada.ask('PUT /own-frameworks/{id}', { params, body }))).toMatchObject({ code: 'retired' });
  await ada.api('PATCH /own-frameworks/{id}', { params, body: { retired: false } });
  expect(await listed()).toBe(1);
});

test('rejects invalid requirements with the path of each error', async () => {
  const ada = await signedIn('Administrator');
  const refused = async (more: object) =>
    problemOf(await ada.ask('POST /own-frameworks', { body: draft(more) })).errors?.map(({ path, code }) => [
      path,
      code,
    ]);
  const requirements = [
    requirement('HR-1'),
    requirement('hr-1 '),
    requirement('<b>'),
    requirement('HR-4', { effective_from: '31.3.2027' }),
    requirement('HR-5', { controls: [{ control: 'prayer', strength: 'full' }] }),
  ];
  expect(await refused({ requirements: requirements.slice(0, 3) })).toEqual([
    ['requirements.1.id', 'repeated_id'],
    ['requirements.2.id', 'not_a_requirement_id'],
  ]);
  expect(await refused({ requirements: requirements.slice(3) })).toEqual([
    ['requirements.0.effective_from', 'not_a_day'],
    ['requirements.1.controls.0.control', 'not_a_choice'],
  ]);
  expect(await refused({ requirements: [] })).toEqual([['requirements', 'too_few_entries']]);
  const many = Array.from({ length: 501 }, (_, at) => requirement(`R-${at}`));
  expect(await refused({ requirements: many })).toEqual([['requirements', 'too_many_entries']]);
  const tooLong = Array.from({ length: 10_000 }, (_, at) => requirement(`R-${at}`, { text: 'x'.repeat(100) }));
  const body = draft({ requirements: tooLong });
  expect(problemOf(await ada.ask('POST /own-frameworks', { body }))).toMatchObject({ status: 413 });
  const long = Array.from({ length: 100 }, (_, at) => requirement(`R-${at}`, { text: 'x'.repeat(3_000) }));
  expect(await refused({ requirements: long })).toEqual([['requirements', 'too_much_text']]);

  const first = await ada.api('POST /own-frameworks', { body: draft() });
  const again = await ada.ask('POST /own-frameworks', { body: { ...draft(), name: first.name.toUpperCase() } });
  expect(problemOf(again)).toMatchObject({ status: 409, errors: [{ path: 'name', code: 'name_taken_by' }] });
});

test('only administrators and company-wide reviewers create and read own frameworks', async () => {
  const { id } = await (await signedIn('ApplicationReviewer')).api('POST /own-frameworks', { body: draft() });
  const reviewer = await signedIn('ApplicationReviewer', [await makeGroup()]);
  for (const [key, parts] of [
    ['POST /own-frameworks', { body: draft() }],
    ['GET /own-frameworks', {}],
    ['PUT /own-frameworks/{id}', { params: { id }, body: draft() }],
    ['PATCH /own-frameworks/{id}', { params: { id }, body: { retired: true } }],
    ['GET /own-frameworks/{id}/versions', { params: { id } }],
    ['GET /common-controls', {}],
  ] as const)
    expect((await reviewer.ask(key, parts)).status).toBe(403);
});

test('lists the common controls in both languages', async () => {
  const ada = await signedIn('Administrator');
  const { controls } = await ada.api('GET /common-controls', {});
  expect(controls).toHaveLength(67);
  expect(controls.find(({ id }) => id === 'notice')).toMatchObject({
    theme: 'people',
    title: { es: 'Aviso de uso de IA' },
  });
});

const LAST = 'Ñ 2.1 (a)';

test('an own framework is enabled, covered, reported, changed and retired like any other', async () => {
  const [admin, { ada, rita, id, name }] = await Promise.all([signedIn('Administrator'), scene()]);
  const asked = draft({
    requirements: [...draft().requirements, requirement(LAST, { text: 'What nobody else asks.' })],
  });
  const own = await admin.api('POST /own-frameworks', { body: asked });
  const params = { id: own.id };
  const setting = { enabled: 'true', owner: admin.id, target_date: '2027-06-30' } as const;
  expect(await admin.api('PUT /frameworks/{id}/setting', { params, query: setting })).toMatchObject({
    ...{ framework: own.id, enabled: true, owner: { id: admin.id }, target_date: '2027-06-30' },
  });

  const standing = async () => {
    const { frameworks } = await ada.api('GET /applications/{id}/frameworks', { params: { id } });
    return frameworks.find(({ framework }) => framework.id === own.id);
  };
  expect(await standing()).toMatchObject({
    ...{ framework: { name: own.name }, proposed: { applies: 'yes', because: [] }, said: null },
    counts: { asked: 3, covered: 0 },
  });
  const framework = { id, frameworkId: own.id };
  await ada.api('PUT /applications/{id}/frameworks/{frameworkId}/setting', {
    ...{ params: framework, query: { applicable: 'true', reason: 'The board wants it of all.' } },
  });
  expect(await standing()).toMatchObject({ said: { applicable: true }, standing: { applies: true, decided: true } });

  const key = `own.${own.id}.${LAST}`;
  const at = { id, controlId: key };
  const listed = async () => {
    const query = { framework: [own.id] };
    return ada.api('GET /applications/{id}/controls', { params: { id }, query });
  };
  expect(await listed()).toMatchObject({
    controls: [
      { id: 'notice' },
      { id: `own.${own.id}.HR-2` },
      { id: key, theme: 'own', title: { en: `What ${LAST} asks` } },
    ],
    frameworks: expect.arrayContaining([{ id: own.id, name: own.name }]),
  });
  expect(await shown(ada, at)).toMatchObject({
    ...{ version: 0, state: 'not_started', guidance: null, for: [{ requirement: LAST, strength: 'full' }] },
    asked_by: [{ framework: { name: own.name }, requirement: { id: LAST, text: { es: 'What nobody else asks.' } } }],
  });
  expect(
    (await ada.ask('GET /applications/{id}/controls/{controlId}', { params: { id, controlId: `${key}x` } })).status,
  ).toBe(404);
  const on = { kind: 'control', id: key } as const;
  const said = (one: typeof on) =>
    ada.ask('POST /applications/{id}/comments', { params: { id }, body: { text: 'How?', on: one } });
  expect([(await said(on)).status, (await said({ ...on, id: `${key}x` })).status]).toEqual([201, 422]);

  await give(ada, at, { name: 'Minutes' });
  await submit(ada, at);
  expect((await change(rita, at, { action: 'accept' })).body).toMatchObject({ state: 'accepted' });
  await eventually(async () => expect(await standing()).toMatchObject({ counts: { asked: 3, covered: 1 } }));
  const { evidence } = await ada.api('GET /applications/{id}/evidence', { params: { id }, query: { text: LAST } });
  expect(evidence).toMatchObject([{ name: 'Minutes', proves: [{ control: key, title: { es: `What ${LAST} asks` } }] }]);

  const coverage = async (as_of?: string) => {
    const found = await admin.api('GET /frameworks/{id}/coverage', {
      params,
      query: { text: name, ...(as_of && { as_of }) },
    });
    return { ...found, one: found.applications.find((application) => application.id === id) };
  };
  await eventually(async () =>
    expect((await coverage()).one).toMatchObject({
      ...{ name, decided: true, counts: { asked: 2, covered: 1 }, lacks: ['HR-1'] },
    }),
  );
  expect((await coverage('2027-03-31')).one).toMatchObject({ counts: { asked: 3 }, added: 1 });
  const { requirements, total } = await coverage();
  // Applications of other tests count too, because no decision excludes them.
  expect(total).toBeGreaterThan(1);
  expect(requirements[2]).toMatchObject({ links: [{ control: key, title: { en: `What ${LAST} asks` } }] });
  const listedOnes = await admin.api('GET /frameworks', { query: { text: own.name } });
  expect(listedOnes.frameworks).toMatchObject([{ setting: { enabled: true } }]);
  // Controls that other tests accept at the same time count too.
  expect(listedOnes.frameworks[0]?.coverage.covered).toBeGreaterThan(0);

  const MAKE = 'POST /applications/{id}/frameworks/{frameworkId}/reports';
  const { report, seal } = await rita.api(MAKE, { params: framework });
  expect(report).toMatchObject({
    framework: { own: true, own_version: 1, version: '1.0' },
    counts: { covered: 1, open: 2 },
    controls: [
      { id: 'notice' },
      { id: `own.${own.id}.HR-2` },
      { id: key, state: 'accepted', evidence: [{ name: 'Minutes' }] },
    ],
  });
  expect(seal).toBe(await sealOf(report));
  const checked = await checkBundle(await bundleOf(report), { ...known, version: report.catalog_version });
  expect(checked).toMatchObject({ problems: [], notes: [expect.stringContaining('version 1 (1.0)')] });

  // Version 2 adds a requirement, removes one, and renames the last.
  const [first] = asked.requirements;
  const body = {
    ...asked,
    edition: '2.0',
    requirements: [first, requirement(LAST, { title: 'Ask the board' }), requirement('HR-4')],
  };
  expect(await admin.api('PUT /own-frameworks/{id}', { params, body } as never)).toMatchObject({ content: 2 });
  const version = await admin.api('GET /own-frameworks/{id}/versions/{number}', { params: { ...params, number: '2' } });
  expect(version.changes).toEqual({ added: ['HR-4'], changed: [LAST], removed: ['HR-2'] });
  expect(await standing()).toMatchObject({ said: { applicable: true }, counts: { asked: 3, covered: 1 } });
  expect(await shown(ada, at)).toMatchObject({ state: 'accepted', title: { en: 'Ask the board' }, evidence: [{}] });

  await admin.api('PATCH /own-frameworks/{id}', { params, body: { retired: true } });
  expect(await standing()).toBeUndefined();
  expect((await listed()).controls).toEqual([]);
  // The work on the control remains, although no framework asks for it.
  expect(await shown(ada, at)).toMatchObject({ state: 'accepted', title: { en: `What ${LAST} asks` }, asked_by: [] });
  expect((await coverage()).one).toMatchObject({ decided: true, counts: { covered: 1 } });
  for (const refused of [
    await admin.ask('PUT /frameworks/{id}/setting', { params, query: setting }),
    await ada.ask('PUT /applications/{id}/frameworks/{frameworkId}/setting', {
      ...{ params: framework, query: { applicable: 'true', reason: '' } },
    }),
  ])
    expect(problemOf(refused)).toMatchObject({ status: 409, code: 'retired' });
  expect((await rita.ask(MAKE, { params: framework })).status).toBe(404);
  await admin.api('PATCH /own-frameworks/{id}', { params, body: { retired: false } });
  expect(await standing()).toMatchObject({ said: { applicable: true }, counts: { asked: 3, covered: 1 } });
  await admin.api('PATCH /own-frameworks/{id}', { params, body: { retired: true } });
});
