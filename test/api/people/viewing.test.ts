/** An administrator views the product as another user. New routes are included automatically. */

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { paramNames, split } from '#contract/http/route.ts';
import type { Role } from '#domain/enumerations.ts';
import { NotificationPreferences } from '#domain/notifications/notification.ts';
import { setRoles } from '#local/demo/people.ts';
import { tokensOf } from '#local/demo/tokens.ts';
import { ask, everyRoute, problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { expireViewing, readPerson } from '#test/api/seed/people.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

const beginViewing = async ({ api }: Person, { id: user_id }: Pick<Person, 'id'>) => {
  const { id } = await api('POST /access/users/{user_id}/viewings', { params: { user_id } });
  return { id, headers: { 'view-as': id } };
};

const userOf = async ({ id }: Pick<Person, 'id'>) => (await readPerson(id)) ?? expect.fail();

const given = async (id: Role) => ({ id, resource_group_id: (await makeGroup()).id });

const trailOf = async ({ api }: Person, { id }: Pick<Person, 'id'>) =>
  (await api('GET /audit/{what}/{id}', { params: { what: 'users', id } })).entries;

const refusalOf = async ({ ask }: Person, viewing: { headers: Record<string, string> }) =>
  problemOf(await ask('GET /applications', viewing));

let ada: Person;
/** A second administrator to view as, so no call fails for lack of access. */
let another: Person;
beforeAll(async () => {
  [ada, another] = await Promise.all([signedIn('Administrator'), signedIn('Administrator')]);
});

/** A contributor who can read only one of two applications. */
const meet = async () => {
  const [mine, theirs] = [await makeGroup(), await makeGroup()];
  const grace = await signedIn('ApplicationContributor', [mine]);
  const name = someName('Claims');
  const [seen, hidden] = await Promise.all(
    [mine, theirs].map(({ id }, index) =>
      ada.api('POST /applications', { body: { name: `${name} ${index}`, resource_groups: [id] } }),
    ),
  );
  return { grace, name, seen: seen ?? expect.fail(), hidden: hidden ?? expect.fail() };
};

/** A user who never signs in. */
const anybody = async (role: Role = 'ApplicationReviewer') => {
  const email = `${randomUUID()}@example.com`;
  return ada.api('POST /access/users', { body: { email, first_name: 'Grace', roles: [await given(role)] } });
};

test('a viewing administrator sees exactly the lists, counts and applications of the user', async () => {
  const { grace, name, seen, hidden } = await meet();
  const { headers } = await beginViewing(ada, grace);
  const query = { text: name };
  const list = await ada.api('GET /applications', { query, headers });
  expect(list).toEqual(await grace.api('GET /applications', { query }));
  expect(list.applications.map(({ id }) => id)).toEqual([seen.id]);
  expect((await ada.api('GET /applications/metrics', { query, headers })).total).toBe(1);
  expect((await ada.ask('GET /applications/{id}', { params: { id: seen.id }, headers })).status).toBe(200);
  expect((await ada.ask('GET /applications/{id}', { params: { id: hidden.id }, headers })).status).toBe(404);
  expect((await ada.ask('GET /access/users', { headers })).status).toBe(403);
  expect((await ada.api('GET /applications', { query })).total, 'without the header, as themselves').toBe(2);
});

test('shows the roles of the viewed user, but not their personal settings', async () => {
  const { grace } = await meet();
  await grace.api('PATCH /access/user', {
    body: {
      ...{ language: 'es', appearance: 'dark', density: 'compact', shortcuts: 'off' },
      passkey_names: [{ credential_id: 'key', name: 'At home' }],
      notification_preferences: { export_ready: 'none' },
      default_views: { applications: grace.id },
    },
  });
  // Her own requests end here, because each may record a sign-in time.
  const { roles, email, id } = await grace.api('GET /access/user', {});
  const { headers } = await beginViewing(ada, grace);
  const before = await userOf(grace);
  const own = await ada.api('GET /access/user', {});
  const viewed = await ada.api('GET /access/user', { headers });
  expect(viewed).toMatchObject({ id, email, roles, passkey_names: [], default_views: {} });
  const { language, appearance, density, shortcuts } = own;
  expect(viewed).toMatchObject({ language, appearance, density, shortcuts });
  expect(NotificationPreferences.parse(viewed.notification_preferences)).toEqual(own.notification_preferences);
  expect(await userOf(grace), 'nothing was noted of them').toEqual(before);
});

test('does not show the private list views of the viewed user', async () => {
  const { grace } = await meet();
  const [own, shared] = await Promise.all(
    (['nobody', 'everybody'] as const).map((shared_with) =>
      grace.api('POST /list-views', {
        body: { list: 'applications', name: someName('View'), query: 'text=x', shared_with },
      }),
    ),
  );
  const { headers } = await beginViewing(ada, grace);
  const { list_views } = await ada.api('GET /list-views', { query: { limit: 100 }, headers });
  const ids = list_views.map(({ id }) => id);
  expect(ids).toContain(shared?.id);
  expect(ids).not.toContain(own?.id);
});

test('records each viewing in the audit log of the viewed user', async () => {
  const grace = await anybody();
  await beginViewing(ada, grace);
  await beginViewing(ada, grace);
  const [second, first] = await trailOf(ada, grace);
  for (const entry of [second, first])
    expect(entry).toMatchObject({ action: 'viewed_as', by: { id: ada.id }, as: 'person', changes: [] });
});

test('a list cursor from inside a viewing is invalid outside it, and the reverse', async () => {
  const { grace, name, seen } = await meet();
  const body = { name: `${name} more`, resource_groups: seen.resource_groups };
  await ada.api('POST /applications', { body });
  const { headers } = await beginViewing(ada, grace);
  const query = { text: name, limit: 1 };
  const [own, viewed] = [
    await ada.api('GET /applications', { query }),
    await ada.api('GET /applications', { query, headers }),
  ];
  const further = (cursor: string | null, more: object) =>
    ada.ask('GET /applications', { query: { ...query, cursor: cursor ?? '' }, ...more });
  expect(problemOf(await further(own.next_cursor, { headers })).code).toBe('cursor_invalid');
  expect(problemOf(await further(viewed.next_cursor, {})).code).toBe('cursor_invalid');
  expect((await further(viewed.next_cursor, { headers })).status).toBe(200);
});

test('role changes of the viewed user apply at once', async () => {
  const { grace, name } = await meet();
  const { headers } = await beginViewing(ada, grace);
  await setRoles(grace.id, [{ name: 'ApplicationReviewer', group: await makeGroup() }]);
  expect((await ada.api('GET /applications', { query: { text: name }, headers })).total).toBe(0);
});

test('invited users and administrators can be viewed, oneself and disabled users cannot', async () => {
  const grace = await anybody();
  const begin = (user_id: string) => ada.ask('POST /access/users/{user_id}/viewings', { params: { user_id } });
  expect(problemOf(await begin(ada.id)).code).toBe('own_account');
  expect(problemOf(await begin(randomUUID())).code).toBe('not_found');
  expect(grace.status).toBe('invited');
  expect((await begin(grace.id)).status).toBe(201);
  const { headers } = await beginViewing(ada, another);
  expect((await ada.api('GET /access/users', { query: { text: grace.email }, headers })).total).toBe(1);
  await ada.api('PATCH /access/users/{user_id}', { params: { user_id: grace.id }, body: { status: 'disabled' } });
  expect(problemOf(await begin(grace.id)).code).toBe('user_disabled');
  expect((await trailOf(ada, grace)).filter(({ action }) => action === 'viewed_as')).toHaveLength(1);
});

describe('the view-as header is refused', () => {
  test('with a value that is not a viewing', async () => {
    for (const value of [randomUUID(), another.id, ada.id, '', 'x'.repeat(300)])
      expect(await refusalOf(ada, { headers: { 'view-as': value } })).toMatchObject({ status: 403, code: 'view_over' });
  });

  test('for other users, in another session, and after the viewer lost the Administrator role', async () => {
    const [viewer, grace] = [await signedIn('Administrator'), await signedIn('ApplicationReviewer')];
    const viewing = await beginViewing(viewer, grace);
    for (const stranger of [ada, grace]) expect((await refusalOf(stranger, viewing)).code).toBe('view_over');
    const anew = await tokensOf(viewer);
    expect(problemOf(await ask('GET /applications', anew.access, viewing)).code).toBe('view_over');
    await setRoles(viewer.id, [{ name: 'ApplicationReviewer', group: await makeGroup('ALL') }]);
    expect((await refusalOf(viewer, viewing)).code).toBe('view_over');
  });

  test('for an API client, which cannot start a viewing either', async () => {
    const access = 'read_write' as const;
    const body = { name: someName('Client'), access, roles: [await given('Administrator')] };
    const { id, client_secret, token_url } = await ada.api('POST /access/api-clients', { body });
    const { access_token: token } = await (
      await fetch(token_url, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`${id}:${client_secret}`).toString('base64')}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      })
    ).json();
    const params = { user_id: another.id };
    expect((await ask('GET /access/users/{user_id}', token, { params })).status).toBe(200);
    expect((await ask('POST /access/users/{user_id}/viewings', token, { params })).status).toBe(403);
    const viewing = await beginViewing(ada, another);
    expect(problemOf(await ask('GET /applications', token, viewing)).code).toBe('view_over');
  });

  test('after the viewing ended or expired, or the viewed user was disabled', async () => {
    const grace = await anybody();
    const [ended, old, viewing] = [
      await beginViewing(ada, grace),
      await beginViewing(ada, grace),
      await beginViewing(ada, grace),
    ];
    const end = ({ api }: Person) => api('DELETE /access/viewings/{viewing_id}', { params: { viewing_id: ended.id } });
    await end(another);
    expect((await ada.ask('GET /applications', ended)).status, 'it is nobody else’s to end').toBe(200);
    await end(ada);
    await end(ada);
    expect((await refusalOf(ada, ended)).code).toBe('view_over');

    await expireViewing(old.id);
    expect((await refusalOf(ada, old)).code).toBe('view_over');

    await ada.api('PATCH /access/users/{user_id}', { params: { user_id: grace.id }, body: { status: 'disabled' } });
    expect((await refusalOf(ada, viewing)).code).toBe('view_over');
  });
});

describe('while a user is viewed', () => {
  let headers: Record<string, string>;
  beforeAll(async () => {
    ({ headers } = await beginViewing(ada, another));
  });

  const READ_WITH_POST: readonly string[] = ['POST /access/roles/preview', 'POST /applications/{id}/release-check'];
  const isPersonal = /^GET \/(security|notifications|exports|calendar|access\/user\/draft-key)/;

  test.each(everyRoute)('$key changes nothing and shows nothing personal', async ({ key, route }) => {
    const { method, path } = split(key);
    const id = another.id;
    const params = Object.fromEntries(paramNames(path).map((name) => [name, name === 'days' ? '14' : id]));
    const [example] = (route.body?.meta()?.examples ?? []) as unknown[];
    const form = route.upload && { [route.upload.field]: new Blob(['no image']) };
    const before = await userOf(another);
    const answer = await ada.ask(key, {
      params,
      headers: { ...headers, 'idempotency-key': randomUUID() },
      ...(route.body && { body: example ?? {} }),
      ...(form && { form }),
    });
    expect(answer.status === 403).toBe(!route.viewable);
    if (!route.viewable) expect(problemOf(answer).code).toBe('view_only');
    const isRead = method === 'GET' || READ_WITH_POST.includes(key);
    expect(route.viewable === true, 'reads are, but for what is personal').toBe(isRead && !isPersonal.test(key));
    expect(await userOf(another)).toEqual(before);
  });
});
