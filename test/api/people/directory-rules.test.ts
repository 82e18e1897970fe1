/** Rules that assign roles to groups of the corporate directory. */

import { beforeAll, expect, test } from 'vitest';
import { scim } from '#test/api/directory.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { connect } from '#test/api/seed/directory.ts';

let ada: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  await connect();
  ada = await signedIn('Administrator');
});

const rulesFor = async (name: string) =>
  (await ada.api('GET /access/directory', {})).rules.filter(({ directory_group }) => directory_group === name);

test('concurrent creation of the same rule yields one rule for all requests', async () => {
  const [group, directory_group] = [await makeGroup(), someName('Claims')];
  const body = { directory_group, role: 'ApplicationReviewer', resource_groups: [group.id] };
  expect(await rulesFor(directory_group), 'none yet').toEqual([]);
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => ada.ask('POST /access/directory/rules', { body })),
  );
  expect(answers.map(({ status, body }) => [status, status === 201 ? '' : body])).toEqual(answers.map(() => [201, '']));
  const there = await rulesFor(directory_group);
  expect(there).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => Object(body).id))).toEqual(new Set([there[0]?.id]));
});

test('a rule for a group and role that already have one is merged with it', async () => {
  const groups = await Promise.all(Array.from({ length: 3 }, () => makeGroup()));
  const directory_group = someName('Claims');
  const write = (role: 'ApplicationReviewer' | 'ApplicationContributor', ...which: number[]) => ({
    ...{ directory_group, role },
    resource_groups: which.map((n) => groups[n]?.id ?? ''),
  });
  const add = (body: ReturnType<typeof write>) => ada.api('POST /access/directory/rules', { body });
  const idsOf = ({ resource_groups }: { resource_groups: { id: string }[] }) => resource_groups.map(({ id }) => id);
  const first = await add(write('ApplicationReviewer', 0));
  const more = await add({ ...write('ApplicationReviewer', 0, 1), directory_group: directory_group.toUpperCase() });
  expect([more.id, idsOf(more).toSorted()]).toEqual([first.id, [groups[0]?.id, groups[1]?.id].toSorted()]);

  const other = await add(write('ApplicationContributor', 2));
  const params = { id: other.id };
  const become = await ada.api('PUT /access/directory/rules/{id}', { params, body: write('ApplicationReviewer', 2) });
  expect([become.id, idsOf(become).toSorted()]).toEqual([other.id, groups.map(({ id }) => id).toSorted()]);
  expect((await rulesFor(directory_group)).map(({ id }) => id)).toEqual([other.id]);
});

test('merged rules respect the limit of application groups', async () => {
  const groups = await Promise.all(Array.from({ length: 21 }, async () => (await makeGroup()).id));
  const directory_group = someName('Everywhere');
  const add = (resource_groups: string[]) =>
    ada.ask('POST /access/directory/rules', {
      body: { directory_group, role: 'ApplicationReviewer', resource_groups },
    });
  expect((await add(groups.slice(1))).status).toBe(201);
  expect(await add(groups.slice(0, 1))).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'resource_groups', code: 'too_many_entries' }] },
  });
});

test('rules and the directory can create the same group concurrently', async () => {
  const resource_groups = [(await makeGroup()).id];
  const names = Array.from({ length: 4 }, () => someName('Claims'));
  const answers = await Promise.all(
    names.flatMap((name) => [
      scim('POST', '/Groups', { displayName: name }),
      ada.ask('POST /access/directory/rules', {
        body: { directory_group: name, role: 'ApplicationReviewer', resource_groups },
      }),
    ]),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
});
