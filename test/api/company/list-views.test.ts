import { expect, test } from 'vitest';
import { problemOf } from '#test/api/client.ts';
import { signedIn, someName } from '#test/api/people.ts';
import { createView } from '#test/api/seed/list-views.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

const HIGH = { list: 'applications', query: 'risk_tier=high&sort=-updated_at&columns=owner' } as const;
const namesOf = async (person: Person) =>
  (await person.api('GET /list-views', { query: { list: ['applications'], limit: 100 } })).list_views.map(
    ({ name }) => name,
  );

test('a view is private until it is shared, and again after it is unshared', async () => {
  const [ada, grace] = [await signedIn('ApplicationContributor'), await signedIn('ApplicationReviewer')];
  const name = someName('View');
  const made = await ada.api('POST /list-views', { body: { ...HIGH, name } });
  expect(made).toMatchObject({ ...HIGH, name, shared_with: 'nobody', owner: { id: ada.id } });
  expect(await namesOf(ada)).toContain(name);
  expect(await namesOf(grace)).not.toContain(name);
  const params = { id: made.id };
  for (const key of ['PUT /list-views/{id}', 'DELETE /list-views/{id}'] as const)
    expect(problemOf(await grace.ask(key, { params, ...(key.startsWith('PUT') && { body: made }) }))).toMatchObject({
      status: 404,
    });

  await ada.api('PUT /list-views/{id}', { params, body: { ...made, shared_with: 'everybody' } });
  expect(await namesOf(grace)).toContain(name);
  expect(problemOf(await grace.ask('DELETE /list-views/{id}', { params })).status).toBe(403);
  const administrator = await signedIn('Administrator');
  const taken = await administrator.api('PUT /list-views/{id}', { params, body: { ...made, shared_with: 'nobody' } });
  expect(taken).toMatchObject({ owner: { id: ada.id }, version: 3 });
  expect(await namesOf(grace)).not.toContain(name);

  expect(problemOf(await ada.ask('DELETE /list-views/{id}', { params, headers: { 'if-match': '"1"' } })).status).toBe(
    412,
  );
  await ada.api('DELETE /list-views/{id}', { params });
  expect(await namesOf(ada)).not.toContain(name);
});

test('rejects a view whose query its list does not understand', async () => {
  const ada = await signedIn('ApplicationContributor');
  const body = { list: 'vendors', name: someName('View'), query: 'risk_tier=high&sort=sideways&owner=Grace' } as const;
  expect(problemOf(await ada.ask('POST /list-views', { body }))).toMatchObject({
    status: 422,
    errors: [{ path: 'query', code: 'not_understood', params: { parts: 'risk_tier=high, sort=sideways' } }],
  });
});

test('view names are unique per user and list', async () => {
  const [ada, grace] = [await signedIn('ApplicationContributor'), await signedIn('ApplicationContributor')];
  const body = { list: 'applications', name: 'Mine', query: '' } as const;
  await ada.api('POST /list-views', { body });
  await grace.api('POST /list-views', { body });
  await ada.api('POST /list-views', { body: { ...body, list: 'vendors' } });
  expect(problemOf(await ada.ask('POST /list-views', { body: { ...body, name: 'MINE' } }))).toMatchObject({
    status: 409,
    errors: [{ path: 'name', code: 'name_taken_by' }],
  });
});

test('limits views to 50 per user and list', async () => {
  const ada = await signedIn('ApplicationContributor');
  const view = { list: 'vendors', query: '' } as const;
  const by = { id: ada.id, name: ada.name };
  const many = Array.from({ length: 50 }, (_, n) => ({ ...view, name: `View ${n}`, owner: by }));
  await Promise.all(many.map((one) => createView({ ...one, shared_with: 'nobody' })));
  expect(problemOf(await ada.ask('POST /list-views', { body: { ...view, name: 'More' } }))).toMatchObject({
    code: 'too_many',
  });
  await ada.api('POST /list-views', { body: { ...view, name: 'Of another list', list: 'applications' } });
});

test('views of an administrator list are invisible to others, who cannot create or change them', async () => {
  const [ada, root] = [await signedIn('ApplicationContributor'), await signedIn('Administrator')];
  const draft = {
    list: 'manage-users',
    name: someName('View'),
    query: 'status=disabled',
    shared_with: 'everybody',
  } as const;
  const made = await root.api('POST /list-views', { body: draft });
  const seenBy = (person: Person, query: { text: string; list?: ['manage-users'] }) =>
    person.api('GET /list-views', { query });
  expect(await seenBy(root, { text: made.name })).toMatchObject({ total: 1, list_views: [{ id: made.id }] });
  for (const query of [{ text: made.name }, { text: '', list: ['manage-users'] as ['manage-users'] }]) {
    const { list_views, total, facets } = await seenBy(ada, query);
    expect({ list_views, total }).toEqual({ list_views: [], total: 0 });
    expect(facets.list).not.toHaveProperty('manage-users');
  }
  const params = { id: made.id };
  const { shared_with, name, query } = draft;
  const body = { shared_with, name, query };
  expect((await ada.ask('PUT /list-views/{id}', { params, body })).status).toBe(404);
  for (const list of ['manage-users', 'api-access', 'application-groups'])
    expect((await ada.ask('POST /list-views', { body: { list, name: someName('View'), query: '' } })).status).toBe(403);

  // A view from a time when she could still read this list.
  const by = { id: ada.id, name: ada.name };
  const { id } = await createView({ ...draft, name: someName('View'), owner: by });
  const own = { params: { id } };
  expect((await ada.ask('PUT /list-views/{id}', { ...own, body: { ...body, name: someName('View') } })).status).toBe(
    403,
  );
  expect((await ada.ask('DELETE /list-views/{id}', own)).status).toBe(204);
});
