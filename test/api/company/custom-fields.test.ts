import { expect, test } from 'vitest';
import type { SentField } from '#domain/custom-fields/field.ts';
import type { Customized } from '#domain/custom-fields/rules.ts';
import { problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';

const field = (type: SentField['type'], options: string[] = []): SentField => ({
  ...{
    type,
    label: someName(type).slice(0, 30),
    label_es: '',
    help: '',
    help_es: '',
    required: 'never',
    archived: false,
  },
  options: options.map((label) => ({ label, label_es: '', archived: false })),
});

type Person = Awaited<ReturnType<typeof signedIn>>;

/** Other tests share the company, so fields are added and archived again. */
const addFields = async (administrator: Person, noun: Customized, added: readonly SentField[]) => {
  const before = await administrator.api('GET /custom-fields', {});
  const body = { [noun]: [...before[noun], ...added] };
  const after = await administrator.api('PATCH /custom-fields', { body });
  return after[noun].slice(before[noun].length);
};
const change = async (administrator: Person, noun: Customized, id: string, changed: Partial<SentField>) => {
  const { [noun]: fields } = await administrator.api('GET /custom-fields', {});
  const body = { [noun]: fields.map((one) => (one.id === id ? { ...one, ...changed } : one)) };
  return administrator.ask('PATCH /custom-fields', { body });
};
const archive = async (administrator: Person, noun: Customized, ids: readonly string[]) => {
  for (const id of ids) expect((await change(administrator, noun, id, { archived: true })).status).toBe(200);
};

test('definitions keep ids and used options, and refuse changes that would lose values', async () => {
  const [administrator, contributor] = [await signedIn('Administrator'), await signedIn('ApplicationContributor')];
  const [text, choice] = await addFields(administrator, 'applications', [
    { ...field('text'), label: 'Número de serie 1' },
    field('choice', ['Yes', 'No']),
  ]);
  if (!text || !choice) throw new Error('Two fields were added.');
  expect(text.id).toMatch(/^numero_de_serie_1/);
  expect(choice.options.map(({ id, label }) => [id, label])).toEqual([
    ['yes', 'Yes'],
    ['no', 'No'],
  ]);
  const all = await contributor.api('GET /custom-fields', {});
  expect(await contributor.api('GET /access/user', {})).toMatchObject({
    custom_fields: { applications: all.applications },
  });
  expect((await contributor.ask('PATCH /custom-fields', { body: {} })).status).toBe(403);
  const stale = { body: { applications: all.applications }, headers: { 'if-match': `"${all.version - 1}"` } };
  expect((await administrator.ask('PATCH /custom-fields', stale)).status).toBe(412);

  const at = all.applications.findIndex(({ id }) => id === text.id);
  const errorsOf = async (id: string, changed: Partial<SentField>) =>
    problemOf(await change(administrator, 'applications', id, changed)).errors.map(({ path, code }) => [path, code]);
  expect(await errorsOf(text.id, { type: 'number' })).toEqual([[`applications.${at}.type`, 'type_stays']]);
  expect(await errorsOf(choice.id, { label: 'NUMERO de serie 1' })).toEqual([
    [`applications.${at + 1}.label`, 'used_twice'],
  ]);
  const without = await administrator.ask('PATCH /custom-fields', {
    body: { applications: all.applications.filter(({ id }) => id !== text.id) },
  });
  expect(problemOf(without).errors).toMatchObject([{ path: 'applications', code: 'archive_instead' }]);
  const ofVendors = { body: { vendors: [...all.vendors, { ...field('text'), required: 'high' as const }] } };
  expect(problemOf(await administrator.ask('PATCH /custom-fields', ofVendors)).errors).toMatchObject([
    { code: 'no_tier' },
  ]);

  const renamed = { label: someName('Serial').slice(0, 30), options: [] };
  expect((await change(administrator, 'applications', text.id, renamed)).status).toBe(200);
  const fewer = choice.options.filter(({ id }) => id === 'yes');
  expect((await change(administrator, 'applications', choice.id, { options: fewer })).status).toBe(200);
  const after = await administrator.api('GET /custom-fields', {});
  expect(after.applications[at]).toMatchObject({ id: text.id, label: renamed.label });
  expect(after.applications[at + 1]?.options).toMatchObject([
    { id: 'yes', archived: false },
    { id: 'no', archived: true },
  ]);
  const { entries } = await administrator.api('GET /audit', { query: { what: ['custom fields'], limit: 1 } });
  expect(entries).toMatchObject([
    {
      changes: [{ field: `applications.${choice.id}`, from: { options: ['Yes', 'No'] }, to: { options: ['Yes'] } }],
      names: { [`applications.${choice.id}`]: choice.label },
    },
  ]);
  await archive(administrator, 'applications', [text.id, choice.id]);
});

test('applications have values of every type, which are checked, listed and recorded', async () => {
  const [administrator, group] = [await signedIn('Administrator'), await makeGroup()];
  const [contributor, colleague] = [
    await signedIn('ApplicationContributor', [group]),
    await signedIn('ApplicationReviewer', [group]),
  ];
  const stranger = await signedIn('ApplicationReviewer', [await makeGroup()]);
  const types = ['text', 'number', 'date', 'choice', 'choices', 'person', 'link'] as const;
  const added = await addFields(
    administrator,
    'applications',
    types.map((type) => field(type, type.startsWith('choice') ? ['Low', 'Medium', 'High'] : [])),
  );
  const idOf = (type: (typeof types)[number]) => added.find((one) => one.type === type)?.id ?? expect.fail();
  const by = <V>(values: Partial<Record<(typeof types)[number], V>>) =>
    Object.fromEntries(Object.entries(values).map(([type, value]) => [idOf(type as 'text'), value]));

  const base = { resource_groups: [group.id] };
  const create = (values: Parameters<typeof by<unknown>>[0]) =>
    contributor.ask('POST /applications', {
      body: { ...base, name: someName(), custom: by<unknown>(values) as never },
    });
  const wrong = problemOf(
    await create({
      ...{ text: 7, number: '7', date: '2027-02-30', choice: 'None', choices: ['low', 'x'] },
      ...{ person: stranger.id, link: 'http://example.com' },
    }),
  );
  expect(Object.fromEntries(wrong.errors.map(({ path, code }) => [path.replace('custom.', ''), code]))).toEqual(
    by({
      ...{ text: 'not_a_text', number: 'not_a_number', date: 'not_a_day', choice: 'not_a_choice' },
      ...{ choices: 'not_a_choice', person: 'not_one_person', link: 'not_a_website' },
    }),
  );
  const unknown = { ...base, name: someName(), custom: { no_such_field_here: 'x' } };
  expect(problemOf(await contributor.ask('POST /applications', { body: unknown })).errors).toMatchObject([
    { path: 'custom.no_such_field_here', code: 'no_such_field' },
  ]);

  const dropped = JSON.parse(`{"name":"${someName()}","resource_groups":["${group.id}"],"custom":{"__proto__":"x"}}`);
  const refusal = await contributor.ask('POST /applications', { body: dropped });
  expect(refusal.status).toBe(400);
  expect(problemOf(refusal).errors).toMatchObject([{ path: 'custom.__proto__', code: 'unknown' }]);

  const word = someName('Word').replaceAll(/\W/g, '');
  const custom = by<string | number | string[]>({
    ...{ text: ` ${word} `, number: 12.5, date: '2027-03-31', choice: 'high', choices: ['low', 'high', 'low'] },
    ...{ person: colleague.email, link: 'https://example.com/a' },
  });
  const made = await contributor.api('POST /applications', { body: { ...base, name: someName(), custom } });
  const kept = {
    ...custom,
    ...by<unknown>({ text: word, choices: ['low', 'high'], person: { id: colleague.id, name: colleague.name } }),
  };
  expect(made.custom).toEqual(kept);
  const other = await contributor.api('POST /applications', {
    body: { ...base, name: someName(), custom: by<string | number>({ number: -3, choice: 'low' }) },
  });

  const params = { id: made.id };
  const { custom: _, ...plain } = made;
  const same = await contributor.api('PUT /applications/{id}', { params, body: { ...plain, purpose: 'Changed' } });
  expect(same.custom).toEqual(kept);
  expect((await contributor.api('PUT /applications/{id}', { params, body: same })).version).toBe(2);

  const list = async (query: Record<string, unknown>) => {
    const found = await contributor.api('GET /applications', { query: query as never });
    return { ids: found.applications.map(({ id }) => id), facets: found.facets as Record<string, unknown>, found };
  };
  const [number, choice] = [idOf('number'), idOf('choice')];
  expect((await list({ sort: `custom.${number}` })).ids).toEqual([other.id, made.id]);
  expect((await list({ sort: `-custom.${choice}` })).ids).toEqual([made.id, other.id]);
  expect((await list({ custom: [`${choice}:high`] })).ids).toEqual([made.id]);
  expect((await list({ custom: [`${number}:>=0`, `${number}:<=20`] })).ids).toEqual([made.id]);
  expect((await list({ custom: [`${number}:<=-3`] })).ids).toEqual([other.id]);
  expect((await list({ custom: [`${idOf('date')}:>=2027-04-01`] })).ids).toEqual([]);
  const searched = await list({ text: word });
  expect(searched.ids).toEqual([made.id]);
  expect(searched.found.applications[0]?.custom).toEqual(kept);
  expect(searched.facets).toMatchObject({
    [`custom.${choice}`]: { high: 1 },
    [`custom.${idOf('person')}`]: { [colleague.name]: 1 },
  });
  const refused = async (query: Record<string, unknown>) => {
    const answer = await contributor.ask('GET /applications', { query: query as never });
    return [answer.status, problemOf(answer).errors.map(({ path, code }) => `${path} ${code}`)];
  };
  for (const sort of ['custom.nothing', `-custom.${idOf('choices')}`])
    expect(await refused({ sort }), sort).toEqual([400, ['sort no_such_field']]);
  for (const filter of ['nothing:1', `${idOf('link')}:https://example.com/a`])
    expect(await refused({ custom: [filter] }), filter).toEqual([400, ['custom no_such_field']]);
  for (const filter of [`${number}:abc`, `${number}:>=x`, `${idOf('date')}:xx`, `${choice}:none`])
    expect(await refused({ custom: [filter] }), filter).toEqual([400, ['custom not_expected']]);

  const label = added.find(({ id }) => id === choice)?.label;
  const low = { ...same, custom: { ...by<unknown>({ choice: 'low', text: null, choices: [] }) } as never };
  const changed = await contributor.api('PUT /applications/{id}', { params, body: low });
  expect(changed.custom).toEqual({ ...kept, ...by<unknown>({ choice: 'low', text: undefined, choices: undefined }) });
  await change(administrator, 'applications', choice, {
    label: someName('Later').slice(0, 30),
    options: added.find(({ id }) => id === choice)?.options.filter(({ id }) => id !== 'low') ?? [],
  });
  const { entries } = await contributor.api('GET /audit/{what}/{id}', {
    params: { what: 'applications', id: made.id },
  });
  const entry = entries.find(({ version }) => version === changed.version);
  expect(entry?.changes).toContainEqual({ field: `custom.${choice}`, from: 'high', to: 'low' });
  expect(entry?.changes).toContainEqual({ field: `custom.${idOf('text')}`, from: word });
  expect(entry?.names).toMatchObject({ [`custom.${choice}`]: label, [`custom.${choice}.low`]: 'Low' });

  // A removed option stays where it is, and cannot be chosen elsewhere.
  expect(
    (await contributor.api('PUT /applications/{id}', { params, body: { ...changed, purpose: 'Again' } })).custom,
  ).toEqual(changed.custom);
  expect(problemOf(await create({ choice: 'low' })).errors).toMatchObject([{ code: 'not_a_choice' }]);
  const copy = await contributor.api('POST /applications/{id}/duplicates', { params, body: { name: someName() } });
  expect(copy.custom).toEqual(changed.custom);

  await archive(
    administrator,
    'applications',
    added.map(({ id }) => id),
  );
  expect(await refused({ custom: [`${number}:1`] })).toEqual([400, ['custom no_such_field']]);
  const late = { ...changed, purpose: 'Still', custom: changed.custom as never };
  const { version: __, ...still } = late;
  expect((await contributor.api('PUT /applications/{id}', { params, body: still })).custom).toEqual(changed.custom);
  const archived = await contributor.ask('PUT /applications/{id}', {
    params,
    body: { ...still, custom: by({ number: 1 }) as never },
  });
  expect(problemOf(archived).errors).toMatchObject([{ path: `custom.${number}`, code: 'field_archived' }]);
});

test('vendors and models have custom values that their lists filter by', async () => {
  const [administrator, contributor] = [await signedIn('Administrator'), await signedIn('ApplicationContributor')];
  const [ofVendors] = await addFields(administrator, 'vendors', [field('text')]);
  const [ofModels] = await addFields(administrator, 'models', [field('person')]);
  if (!ofVendors || !ofModels) throw new Error('Fields were added.');
  const word = someName('Contract');
  const vendor = await contributor.api('POST /vendors', {
    body: { name: someName('Acme'), custom: { [ofVendors.id]: word } },
  });
  expect(vendor.custom).toEqual({ [ofVendors.id]: word });
  const { vendors } = await contributor.api('GET /vendors', { query: { custom: [`${ofVendors.id}:${word}`] } });
  expect(vendors.map(({ id, custom }) => [id, custom])).toEqual([[vendor.id, vendor.custom]]);

  const row = (custom: string | number) => ({ name: someName(), owner: 'Nobody', custom: { [ofVendors.id]: custom } });
  const checked = await contributor.api('POST /imports/vendors/check', { body: { vendors: [row(word), row(7)] } });
  expect(checked.rows).toMatchObject([
    { errors: [], remarks: [{ path: 'owner' }] },
    { errors: [{ path: `custom.${ofVendors.id}`, code: 'not_a_text' }], remarks: [{ path: 'owner' }] },
  ]);

  const model = await contributor.api('POST /models', {
    body: { name: someName('Model'), custom: { [ofModels.id]: { id: contributor.id } } },
  });
  expect(model.custom).toEqual({ [ofModels.id]: { id: contributor.id, name: contributor.name } });
  const { models } = await contributor.api('GET /models', {
    query: { text: model.name, sort: `custom.${ofModels.id}` as never },
  });
  expect(models).toMatchObject([{ id: model.id, custom: model.custom }]);
  const view = {
    list: 'vendors' as const,
    name: someName(),
    query: `custom.${ofVendors.id}=x`,
    shared_with: 'nobody' as const,
  };
  expect((await contributor.ask('POST /list-views', { body: view })).status).toBe(201);
  const wrong = await contributor.ask('POST /list-views', {
    body: { ...view, name: someName(), query: 'custom.nothing=x' },
  });
  expect(problemOf(wrong).errors).toMatchObject([{ path: 'query', code: 'not_understood' }]);
  await archive(administrator, 'vendors', [ofVendors.id]);
  await archive(administrator, 'models', [ofModels.id]);
});
