/**
 * No order of calls escalates privileges or reveals data outside the access scope: for a person, an API client, or both
 * together with the corporate directory. New routes are included automatically.
 *
 * A failure prints the shortest failing sequence with a seed and a path. To replay it:
 * REPLAY='{"seed":1,"path":"0:3"}' npx vitest run test/api/routes/own-rights.test.ts -t <name of the test>
 */

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paramNames, type RouteKey, split } from '#contract/http/route.ts';
import { VIEW_AS } from '#contract/web/viewing.ts';
import type { Role } from '#domain/enumerations.ts';
import { rolesOf } from '#domain/people/person.ts';
import { ask, everyRoute } from '#test/api/client.ts';
import { scim } from '#test/api/directory.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { tokenOf } from '#test/api/programs.ts';
import { beConnected } from '#test/api/seed/directory.ts';
import { readClient, readGroup, readPerson } from '#test/api/seed/people.ts';
import { fitting } from './from-schema.ts';

const [FEWEST_CALLS, MOST_CALLS] = [50, 100];
/** Time limit in milliseconds, including the search for the shortest failing sequence. */
const SHRINKING = 30_000;

const replayed: { seed?: number; path?: string } = JSON.parse(process.env.REPLAY ?? '{}');

/** Left out, because a person who signed out everywhere can call nothing else. */
const routes = everyRoute.filter(({ key }) => !key.endsWith('/sign-out-everywhere'));

/** Placeholders for ids: each run creates its own objects and fills in their ids. */
const THINGS = ['own', 'program', 'reader', 'ada', 'mine', 'theirs', 'everything', 'hidden', 'vendor'] as const;
type Things = Record<(typeof THINGS)[number], string>;
const placeOf = (thing: string) => `{${thing}}`;
const inPlace = <T>(value: T, things: Things): T =>
  value === undefined
    ? value
    : JSON.parse(THINGS.reduce((text, thing) => text.replaceAll(placeOf(thing), things[thing]), JSON.stringify(value)));

const anId = fc.constantFrom(
  ...THINGS.map(placeOf),
  ...['Administrator', 'applications', 'users', '14', '00000000-0000-4000-8000-000000000000'],
);

/** Fields that an attacker would send to escalate privileges. */
const wish = fc.constantFrom(
  { roles: [{ role: 'Administrator', resource_group_id: '{theirs}' }] },
  { roles: [{ id: 'Administrator', resource_group_id: '{everything}' }] },
  { roles: [{ id: 'Administrator', name: 'Administrator', resource_group: { id: '{theirs}', group_type: 'ALL' } }] },
  { resource_groups: ['{theirs}'], group_type: 'ALL', status: 'active', access: 'read_write', expires_at: null },
  { user_id: '{own}', id: '{own}', owner: '{own}', tokens_valid_from: new Date(0).toISOString() },
);

const apiCall = fc.constantFrom(...routes).chain(({ key, route }) => {
  const names = paramNames(split(key).path);
  const body = route.body ? fitting(route.body) : fc.constant(undefined);
  return fc.record({
    by: fc.constantFrom('person' as const, 'person' as const, 'program' as const, 'reader' as const),
    key: fc.constant(key),
    /** Only administrators may view the product as another user. */
    headers: fc.constantFrom({}, {}, {}, { [VIEW_AS]: '{ada}' }),
    params: fc.tuple(...names.map(() => anId)).map((ids) => names.map((name, n) => [name, ids[n] ?? ''])),
    body: route.body
      ? fc.oneof(
          body,
          fc.tuple(body, wish).map(([fits, more]) => ({ ...Object(fits), ...more })),
        )
      : body,
  });
});

const members = fc.array(
  anId.map((value) => ({ value })),
  { maxLength: 4 },
);
const resource = fc.record(
  {
    userName: fc.oneof(
      fc.constant('ada@corp.meridian.example'),
      fc.uuid().map((id) => `${id}@corp.meridian.example`),
    ),
    displayName: fc.oneof(fc.constant('{rule}'), fc.string({ minLength: 1 })),
    active: fc.boolean(),
    externalId: fc.oneof(anId, fc.constant(null)),
    members,
    roles: fc.constant([{ value: 'Administrator', primary: true }]),
    groups: members,
    directory_roles: fc.constant([{ id: 'Administrator', resource_group: { id: '{everything}', group_type: 'ALL' } }]),
  },
  { requiredKeys: ['userName', 'displayName'] },
);
const change = fc.record({
  op: fc.constantFrom('add', 'replace', 'remove'),
  path: fc.constantFrom(
    'members',
    'roles',
    'active',
    'userName',
    'groups',
    'directory_roles',
    'emails[type eq "work"].value',
  ),
  value: fc.oneof(members, fc.boolean(), anId, fc.constant('Administrator'), resource),
});
const ofDirectory = fc.record({
  by: fc.constant('directory' as const),
  /** SCIM must refuse the API tokens of people and clients. */
  token: fc.constantFrom(...(['its own', 'its own', 'its own', 'person', 'program'] as const)),
  method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'PATCH', 'DELETE'),
  kind: fc.constantFrom('Users', 'Users', 'Groups'),
  /** A caller from outside the directory, or the object that the directory created last, second to last and so on. */
  id: fc.oneof(fc.constantFrom('{own}', '{ada}', '{program}'), fc.nat(3)),
  resource,
  Operations: fc.array(change, { minLength: 1, maxLength: 3 }),
});

const aCall = fc.oneof(apiCall, ofDirectory);

const answers = { given: 0, refused: 0 };
const note = (status: number) => {
  expect(status).toBeLessThan(500);
  answers[status < 300 ? 'given' : 'refused'] += 1;
};

const rightsOf = async (id: string) => {
  const { roles, directory_roles, status, email } = (await readPerson(id)) ?? expect.fail();
  return { roles, directory_roles, status, email };
};
const rightsOfProgram = async (id: string) => {
  const { roles, status, access, expires_at, secrets } = (await readClient(id)) ?? expect.fail();
  return { roles, status, access, expires_at, secrets };
};

beforeAll(beConnected);

/** A person and two API clients with the same role, a directory rule, and objects outside their access scope. */
const begin = async (role: Role | undefined) => {
  const [mine, theirs, everything] = [await makeGroup(), await makeGroup(), await makeGroup('ALL')];
  const ada = await signedIn('Administrator', [everything]);
  const person = await signedIn(role, role && [mine]);
  const roles = role ? [{ id: role, resource_group_id: mine.id }] : [];
  const [program, reader] = await Promise.all(
    (['read_write', 'read'] as const).map((access) =>
      ada.api('POST /access/api-clients', { body: { name: someName('Client'), access, roles } }),
    ),
  );
  if (!program || !reader) expect.fail();
  const secret = someName('Secret');
  const hidden = await ada.api('POST /applications', { body: { name: secret, resource_groups: [theirs.id] } });
  const vendor = await ada.api('POST /vendors', { body: { name: `${secret} too`, resource_groups: [theirs.id] } });
  const rule = { directory_group: someName('Rule'), role: 'ApplicationReviewer' as const, resource_groups: [mine.id] };
  await ada.api('POST /access/directory/rules', { body: rule });
  const things: Things = {
    ...{ own: person.id, program: program.id, reader: reader.id, ada: ada.id },
    ...{ mine: mine.id, theirs: theirs.id, everything: everything.id, hidden: hidden.id, vendor: vendor.id },
  };
  const tokens = { person: person.token.access, program: await tokenOf(program), reader: await tokenOf(reader) };
  const rights = async () => ({
    people: await Promise.all([person, ada].map(({ id }) => rightsOf(id))),
    programs: await Promise.all([program, reader].map(({ id }) => rightsOfProgram(id))),
    groups: await Promise.all([mine, theirs, everything].map(({ id }) => readGroup(id))),
  });
  return { things, tokens, rights, rule, secret, ada };
};
type Scene = Awaited<ReturnType<typeof begin>>;

type ApiCall = typeof apiCall extends fc.Arbitrary<infer C> ? C : never;
const askApi = async ({ by, key, headers, params, body }: ApiCall, { things, tokens, secret, ada }: Scene) => {
  const asked = inPlace({ headers, params: Object.fromEntries(params), body }, things);
  const answer = await ask(key as RouteKey, tokens[by], asked);
  note(answer.status);
  const shown = JSON.stringify(answer.body ?? '');
  expect(shown, key).not.toContain(secret);
  expect(shown, key).not.toContain(ada.email);
};

type OfDirectory = typeof ofDirectory extends fc.Arbitrary<infer C> ? C : never;
/** Returns the id of the object that the call created, if any. */
const askScim = async (call: OfDirectory, { things, rule, secret, tokens }: Scene, made: readonly string[]) => {
  const id = typeof call.id === 'string' ? inPlace(call.id, things) : (made.at(-1 - call.id) ?? things.own);
  const path = call.method === 'POST' ? `/${call.kind}` : `/${call.kind}/${id}`;
  const written = JSON.stringify(call.method === 'PATCH' ? { Operations: call.Operations } : call.resource);
  const body = inPlace(JSON.parse(written.replaceAll('{rule}', rule.directory_group)), things);
  const sent = call.method === 'GET' || call.method === 'DELETE' ? undefined : body;
  const token = call.token === 'its own' ? undefined : tokens[call.token];
  const { status, body: shown } = await scim(call.method, path, sent, {}, token);
  note(status);
  if (token !== undefined) expect(status).toBe(401);
  expect(JSON.stringify(shown ?? '')).not.toContain(secret);
  return call.method === 'POST' && status === 201 ? [String(shown.id)] : [];
};

const ROLES_TRIED = ['ApplicationContributor', 'ApplicationReviewer', 'ApplicationApprover', undefined] as const;

/** A different but reproducible sequence for each role. */
const seedOf = (role: (typeof ROLES_TRIED)[number]) => (fc.readConfigureGlobal().seed ?? 0) + ROLES_TRIED.indexOf(role);

test.each(ROLES_TRIED)(
  'no sequence of calls raises the rights of %s, programs or directory users, or shows hidden objects',
  async (role) => {
    await fc.assert(
      fc.asyncProperty(
        fc.noBias(fc.array(aCall, { minLength: FEWEST_CALLS, maxLength: MOST_CALLS, size: 'max' })),
        async (calls) => {
          const scene = await begin(role);
          const before = await scene.rights();
          const made: string[] = [];
          for (const call of calls)
            if (call.by === 'directory') made.push(...(await askScim(call, scene, made)));
            else await askApi(call, scene);
          expect(await scene.rights()).toEqual(before);
          // A directory user holds at most the role of the rule, in the group of the rule.
          const given = [`${scene.rule.role} ${scene.things.mine}`];
          for (const id of made)
            for (const held of rolesOf((await readPerson(id)) ?? { roles: [], directory_roles: [] }))
              expect(given).toContain(`${held.name} ${held.resource_group.id}`);
        },
      ),
      { seed: seedOf(role), numRuns: 1, interruptAfterTimeLimit: SHRINKING, ...replayed },
    );
  },
);

afterAll(() => {
  // Both outcomes must occur, or the test proves nothing.
  if (!replayed.path) expect(Math.min(answers.given, answers.refused)).toBeGreaterThan(0);
});
