import { expect, test } from 'vitest';
import { addDays } from '#domain/day.ts';
import { problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { runDaily } from '#test/api/seed/jobs.ts';
import { ANSWERED, at, ONE, scene, uploaded } from '#test/api/tests.ts';
import { eventually } from '#test/eventually.ts';
import { TODAY } from '#test/today.ts';

test('any role reads and finds a created model, and an editor updates it', async () => {
  const group = await makeGroup();
  const contributor = await signedIn('ApplicationContributor', [group]);
  const body = {
    name: someName('Acme Large'),
    model_version: '4.1',
    provider: 'Acme (Models)',
    released: '2026-03-02',
  };
  const made = await contributor.api('POST /models', { body });
  expect(made).toMatchObject({ ...body, retires_on: '', vendor_id: null, version: 1 });

  const params = { id: made.id };
  const reader = await signedIn('ApplicationApprover', [group]);
  expect(await reader.api('GET /models/{id}', { params })).toEqual(made);
  const changed = await contributor.api('PUT /models/{id}', { params, body: { ...made, notes: 'For letters' } });
  expect(changed).toMatchObject({ ...body, notes: 'For letters', version: 2 });
  const found = await reader.api('GET /models', { query: { text: made.name, provider: [body.provider] } });
  expect(found).toMatchObject({ total: 1, models: [{ id: made.id }], facets: { provider: { [body.provider]: 1 } } });
  const searched = await reader.api('GET /search', { query: { text: `${made.name} 4.1` } });
  expect(searched.found).toMatchObject([{ kind: 'model', id: made.id, name: `${made.name} 4.1` }]);
  const { entries } = await reader.api('GET /audit/{what}/{id}', { params: { what: 'models', id: made.id } });
  expect(entries.map(({ action }) => action)).toEqual(['changed', 'created']);
});

test('filters models by current, retiring and retired as of today', async () => {
  const ada = await signedIn('ApplicationContributor');
  const text = someName('Retiring');
  const days = {
    current: ['', addDays(TODAY, 91)],
    retiring: [addDays(TODAY, 90), addDays(TODAY, 1)],
    retired: [TODAY],
  };
  for (const [n, retires_on] of Object.values(days).flat().entries())
    await ada.api('POST /models', { body: { name: `${text} ${n}`, retires_on } });
  for (const [standing, on] of Object.entries(days)) {
    const found = await ada.api('GET /models', { query: { text, retirement: [standing] } });
    expect(found.models.map(({ retirement, retires_on }) => [retirement, retires_on])).toEqual(
      on.map((day) => [standing, day]),
    );
    expect(found.facets.retirement).toEqual({ current: 2, retiring: 2, retired: 1 });
  }
});

test('a reviewer cannot add or change models', async () => {
  const [ada, reader] = [await signedIn('Administrator'), await signedIn('ApplicationReviewer')];
  const { id } = await ada.api('POST /models', { body: { name: someName('Acme') } });
  for (const refused of [
    await reader.ask('POST /models', { body: { name: someName('Acme') } }),
    await reader.ask('PUT /models/{id}', { params: { id }, body: { name: someName('Acme') } }),
  ])
    expect(refused.status).toBe(403);
});

test.each([
  [{ name: '' }, 'name', 'name_required'],
  [{ released: '2026-04-01', retires_on: '2026-03-31' }, 'retires_on', 'day_too_early'],
  [{ retires_on: '2026-02-30' }, 'retires_on', 'not_a_day'],
])('%# rejects an invalid model and names the field', async (more, path, code) => {
  const ada = await signedIn('ApplicationContributor');
  const refused = problemOf(await ada.ask('POST /models', { body: { name: someName('Acme'), ...more } }));
  expect(refused).toMatchObject({ status: 422, errors: [{ path, code }] });
});

test('creates one of several concurrent models with the same name and refuses the others', async () => {
  const ada = await signedIn('ApplicationContributor');
  const [name, model_version] = [someName('Acme Large'), '5'];
  const asked = [{ name, model_version }, { name: name.toUpperCase(), model_version }, { name: `${name} 5` }];
  const answers = await Promise.all(asked.map((body) => ada.ask('POST /models', { body })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const refused = answers.find(({ status }) => status === 409) ?? expect.fail('Two are refused.');
  expect(problemOf(refused).errors).toMatchObject([{ path: 'name', code: 'name_taken_by' }]);
  expect((await ada.ask('POST /models', { body: { name, model_version: '5.1' } })).status).toBe(201);
});

test('a provider is linked to a visible vendor of its name, and stays linked after a rename', async () => {
  const [mine, theirs] = [await makeGroup(), await makeGroup()];
  const [admin, ada] = [await signedIn('Administrator'), await signedIn('ApplicationContributor', [mine])];
  const add = (person: typeof ada, provider: string) =>
    person.api('POST /models', { body: { name: someName('Acme'), provider } });
  const vendor = await admin.api('POST /vendors', { body: { name: someName('Acme') } });
  const made = await add(ada, vendor.name.toUpperCase());
  expect(made).toMatchObject({ provider: vendor.name, vendor_id: vendor.id });
  await admin.api('PUT /vendors/{id}', { params: { id: vendor.id }, body: { name: someName('Renamed') } });
  const again = await ada.api('PUT /models/{id}', { params: { id: made.id }, body: { ...made, notes: 'Kept' } });
  expect(again.vendor_id).toBe(vendor.id);
  const hidden = await admin.api('POST /vendors', { body: { name: someName(), resource_groups: [theirs.id] } });
  expect(await add(ada, hidden.name)).toMatchObject({ provider: hidden.name, vendor_id: null });
});

test('hides the vendor of a model outside the access scope, and keeps it on update', async () => {
  const [theirs, elsewhere] = [await makeGroup(), await makeGroup()];
  const [ada, mal] = [await signedIn('Administrator'), await signedIn('ApplicationContributor', [elsewhere])];
  const vendor = await ada.api('POST /vendors', { body: { name: someName('Acme'), resource_groups: [theirs.id] } });
  const body = { name: someName('Large'), provider: vendor.name };
  const made = await ada.api('POST /models', { body });
  expect(made.vendor_id).toBe(vendor.id);
  const params = { id: made.id };

  const read = await mal.api('GET /models/{id}', { params });
  expect(read).toEqual({ ...made, vendor_id: null });
  const changed = await mal.api('PUT /models/{id}', { params, body: { ...read, notes: 'Read' } });
  expect(changed).toMatchObject({ notes: 'Read', provider: vendor.name, vendor_id: null });
  const told = async (person: typeof mal) =>
    JSON.stringify([
      await person.api('GET /models/{id}', { params }),
      await person.api('GET /models/{id}/details', { params }),
      await person.api('GET /models', { query: { text: made.name } }),
      await person.api('GET /search', { query: { text: made.name } }),
      await person.api('GET /audit/{what}/{id}', { params: { what: 'models', id: made.id } }),
    ]).split(vendor.id).length - 1;
  expect(await told(mal)).toBe(0);
  expect(await told(ada), 'the model, its details, the list, the trail').toBe(4);
});

test('an application refers to registered models by id and to others by name', async () => {
  const [mine, theirs] = [await makeGroup(), await makeGroup()];
  const [admin, ada] = [await signedIn('Administrator'), await signedIn('ApplicationContributor', [mine])];
  const typed = someName('Some model');
  const about = { resource_groups: [mine.id] };
  const before = await ada.api('POST /applications', {
    body: { ...about, name: someName('Before'), foundation_models: [typed] },
  });
  const model = await ada.api('POST /models', { body: { name: typed, retires_on: addDays(TODAY, 40) } });
  const body = { ...about, name: someName('Uses it'), foundation_models: [model.id, typed.toUpperCase(), 'Another'] };
  const application = await ada.api('POST /applications', { body });
  expect(application.foundation_models).toEqual([model.id, 'Another']);
  const kept = await ada.api('PUT /applications/{id}', {
    params: { id: before.id },
    body: { ...about, name: before.name, foundation_models: [typed] },
  });
  expect(kept.foundation_models, 'what was said before').toEqual([typed]);

  const unknown = { ...body, name: someName(), foundation_models: ['Another', crypto.randomUUID()] };
  const refused = problemOf(await ada.ask('POST /applications', { body: unknown }));
  expect(refused).toMatchObject({ status: 422, errors: [{ path: 'foundation_models.1', code: 'no_such_model' }] });

  await admin.api('POST /applications', {
    body: { name: someName('Hidden'), foundation_models: [model.id], resource_groups: [theirs.id] },
  });
  const params = { id: model.id };
  expect(await ada.api('GET /models/{id}/details', { params })).toMatchObject({
    ...{ model: { id: model.id }, days: 40, application_count: 1 },
    applications: [{ id: application.id, foundation_models: [model.id, 'Another'] }],
  });
  expect((await admin.api('GET /models/{id}/details', { params })).application_count).toBe(2);
});

test('a model card has its record, and the applications and risks that the reader can access', async () => {
  const [mine, theirs] = [await makeGroup(), await makeGroup()];
  const [admin, ada] = [await signedIn('Administrator'), await signedIn('ApplicationContributor', [mine])];
  const model = await ada.api('POST /models', { body: { name: someName('Acme'), provider: 'Acme (Models)' } });
  const use = (person: typeof ada, group: { id: string }) =>
    person.api('POST /applications', {
      body: {
        name: someName('Uses it'),
        purpose: 'Letters',
        foundation_models: [model.id],
        resource_groups: [group.id],
      },
    });
  const [own, hidden] = [await use(ada, mine), await use(admin, theirs)];
  for (const { id } of [own, hidden])
    await admin.api('POST /risks', {
      body: { name: `Of ${id}`, application_id: id, likelihood: 'likely', impact: 'major' },
    });
  const params = { id: model.id };
  const card = await ada.api('GET /models/{id}/card', { params });
  expect(card).toMatchObject({ type: 'model-card', points: 35, application_count: 1, may_edit: true });
  const pointOf = (id: string) => card.sections.flatMap(({ points }) => points).find((point) => point.id === id);
  expect(pointOf('1.2')?.entries).toMatchObject([{ field: 'provider', values: ['Acme (Models)'] }]);
  expect(pointOf('2.1')?.entries).toMatchObject([{ about: own.name, values: ['not_assessed', 'Letters'] }]);
  expect(pointOf('3.1')?.entries).toMatchObject([{ about: own.name, values: ['high', `Of ${own.id}`] }]);
  expect(JSON.stringify(card)).not.toContain(hidden.id);
  expect((await admin.api('GET /models/{id}/card', { params })).application_count).toBe(2);
  expect((await ada.ask('GET /models/{id}/card', { params: { id: crypto.randomUUID() } })).status).toBe(404);
});

test('authors answer a model card at the same time, and the history of the model has the answers', async () => {
  const [ada, reader] = [await signedIn('ApplicationContributor'), await signedIn('ApplicationApprover')];
  const model = await ada.api('POST /models', { body: { name: someName('Acme') } });
  const answer = (person: typeof ada, point: string, text: string, version = 0) =>
    person.ask('PUT /models/{id}/card/points/{point}', {
      params: { id: model.id, point },
      body: { answer: text, not_applicable: '' },
      headers: { 'if-match': `"${version}"` },
    });
  const both = await Promise.all([answer(ada, '1.7', 'Apache 2.0'), answer(ada, '1.6', 'English')]);
  expect(both.map(({ body }) => body)).toMatchObject([
    { id: '1.7', state: 'complete', version: 1 },
    { id: '1.6', state: 'complete', version: 1 },
  ]);
  expect((await answer(ada, '1.7', 'MIT')).status).toBe(412);
  expect((await answer(ada, '1.99', 'MIT')).status).toBe(404);
  expect((await answer(reader, '1.7', 'MIT', 1)).status).toBe(403);
  const params = { id: model.id };
  const read = await ada.api('GET /models/{id}', { params });
  expect(read).toEqual({
    ...model,
    version: 3,
    updated_at: read.updated_at,
    trail_length: 3,
    trail_hash: read.trail_hash,
  });
  await ada.api('PUT /models/{id}', { params, body: { ...read, notes: 'For letters' } });
  const { sections } = await reader.api('GET /models/{id}/card', { params });
  expect(sections[0]?.points.filter(({ version }) => version > 0).map(({ answer }) => answer)).toEqual([
    'English',
    'Apache 2.0',
  ]);
  const { entries } = await reader.api('GET /audit/{what}/{id}', { params: { what: 'models', id: model.id } });
  expect(entries.map(({ changes }) => changes)).toContainEqual([
    { field: 'point', to: '1.7' },
    { field: 'answer', from: '', to: 'Apache 2.0' },
  ]);
});

test('notifies application owners 90, 30 and 7 days before a model retires, and that day', async () => {
  const group = await makeGroup();
  const [ada, grace] = [await signedIn('Administrator'), await signedIn('ApplicationReviewer', [group])];
  const on = addDays(TODAY, 365);
  const { id } = await ada.api('POST /models', { body: { name: someName('Acme'), retires_on: on } });
  const use = (owner: string, foundation_models: string[]) =>
    ada.api('POST /applications', {
      body: { name: someName('Uses it'), owner, foundation_models, resource_groups: [group.id] },
    });
  const using = [await use(grace.email, [id]), await use(grace.email, ['Another'])];
  const told = async () => {
    const { notifications } = await grace.api('GET /notifications/{days}', { params: { days: '14' } });
    return notifications.filter((one) => one.notification_text.includes(' retires on '));
  };
  const dayBefore = (days: number) => runDaily.models(id, using, addDays(on, -days));

  await dayBefore(91);
  expect(await told()).toEqual([]);
  await dayBefore(90);
  const [first, ...more] = await told();
  expect(more).toEqual([]);
  expect(first?.notification_text).toContain(`which ${using[0]?.name} uses, retires on`);
  expect(first?.notification_link).toContain(`/applications/detail/${using[0]?.id}`);
  const seen = (await told()).map(({ notification_timestamp }) => notification_timestamp);
  await dayBefore(89);
  await dayBefore(90);
  expect(
    (await told()).map(({ notification_timestamp }) => notification_timestamp),
    'once',
  ).toEqual(seen);
  await grace.api('PUT /notifications/mark_read/{notification_id}', { params: { notification_id: 'all' } });
  for (const days of [30, 7, 0, -1]) {
    await dayBefore(days);
    await grace.api('PUT /notifications/mark_read/{notification_id}', { params: { notification_id: 'all' } });
  }
  expect(await told(), 'at 90, 30 and 7 days, and on the day').toHaveLength(4);
});

test('a bias test keeps the name and version that its model had', async () => {
  const { ada, params } = await scene();
  const { id } = await uploaded(ada, params, 'answers.csv', 'prompt_id,group\n1,a\n');
  const { model: _, model_version, temperature, ...columns } = ANSWERED.columns;
  const plan = { ...ANSWERED, columns };
  const asked = (model: object) =>
    ada.ask('POST /applications/{id}/tests', {
      params,
      body: { purpose: 'Who is answered', document: { id }, plan, model: { temperature: '0', ...model } },
    });
  const refused = async (model: object) =>
    problemOf(await asked(model)).errors?.map(({ path, code }) => `${path} ${code}`);
  const known = await ada.api('POST /models', { body: { name: someName('Acme'), model_version: '4' } });
  const vague = await ada.api('POST /models', { body: { name: someName('Acme') } });
  expect(await refused({ id: crypto.randomUUID() })).toEqual(['model.id no_such_model']);
  expect(await refused({ id: vague.id })).toEqual(['model.version required']);

  const body = { purpose: 'Who is answered', document: { id }, plan };
  const test = await ada.api('POST /applications/{id}/tests', {
    params,
    body: { ...body, model: { id: known.id, name: 'Typed', temperature: '0' } },
  });
  expect(test.model).toEqual({ id: known.id, name: known.name, version: '4', temperature: '0' });
  await ada.api('PUT /models/{id}', { params: { id: known.id }, body: { ...known, model_version: '4.1' } });
  const read = await ada.api(`GET ${ONE}`, { params: at(params, test) });
  expect(read.model).toMatchObject({ name: known.name, version: '4' });

  const details = (person: typeof ada) => person.api('GET /models/{id}/details', { params: { id: known.id } });
  expect(await details(ada)).toMatchObject({ test_count: 1, tests: [{ id: test.id, purpose: 'Who is answered' }] });
  const stranger = await signedIn('ApplicationContributor', [await makeGroup()]);
  expect(await details(stranger)).toMatchObject({ test_count: 0, tests: [] });
});

test('a retiring model is a work item of the application owner, with its current date', async () => {
  const group = await makeGroup();
  const [ada, grace] = [await signedIn('Administrator'), await signedIn('ApplicationContributor', [group])];
  const model = await ada.api('POST /models', { body: { name: someName('Acme') } });
  const { id } = await ada.api('POST /applications', {
    body: {
      ...{ name: someName('Uses it'), owner: grace.email },
      ...{ foundation_models: [model.id], resource_groups: [group.id] },
    },
  });
  const retires = (retires_on: string) =>
    ada.api('PUT /models/{id}', { params: { id: model.id }, body: { ...model, retires_on } });
  const due = async () => {
    const { items } = await grace.api('GET /my-work', {});
    return items.filter(({ kind }) => kind === 'model_retires').map((item) => [item.thing.id, item.due]);
  };
  const soon = addDays(TODAY, 20);
  await retires(soon);
  await eventually(async () => expect(await due()).toEqual([[id, soon]]));
  await retires('');
  await eventually(async () => expect(await due()).toEqual([]));
});
