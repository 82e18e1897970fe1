/**
 * The operations that simulated users perform, such as "change a vendor". Each says how often it occurs, which request
 * it sends, and what the audit log must contain afterwards. To add one, add it to `OPERATIONS`.
 */
import { paramNames, type RouteKey, split } from '#contract/http/route.ts';
import type { AuditRow } from '#domain/audit/audit.ts';
import { ROLES } from '#domain/enumerations.ts';
import type { Asked } from './client.ts';
import type { Chance } from './world.ts';

/** An entity as a writer last saw it. It may have changed since. */
export type Known = { id: string; version: number; name: string; owner: string };

export type Scene = {
  chance: Chance;
  /** Unique to this operation, and the id of its request. */
  mark: string;
  /** The writer's own user. */
  self: Known;
  /** A known entity, often one that other writers change at the same time. */
  some: (what: string) => Known | undefined;
  /** A known entity that no writer changes. */
  still: (what: string) => Known | undefined;
  /** How many known entities only this writer may change. */
  own: (what: string) => number;
  /** How many known entities all writers may change. */
  count: (what: string) => number;
  /** Email addresses of the people who own applications and vendors and are notified of changes. */
  owners: readonly string[];
  /** The id of the application group that contains everything. */
  everything: string;
};

export type Operation = {
  does: string;
  often: number;
  /** The kind of the one entity that it changes. Reads have none. */
  changes?: string;
  /** Whether it deletes the entity. */
  removes?: true;
  /** The actions of its audit entries, in order. All but the last may be missing if another request did them first. */
  steps?: readonly AuditRow['action'][];
  /** Whether writers change their own user. */
  ofOneself?: true;
  /** Whether it may succeed without a change, because the entity already has the requested state. */
  idle?: true;
  /** The fields of the body that the audit log must show. By default all of them. */
  becomes?: readonly string[];
  asks: (scene: Scene) => Asked | undefined;
  /** Describes what is wrong in a successful response. */
  wrong?: (answer: Record<string, unknown>, asked: Asked) => string | undefined;
};

type Draft = (scene: Scene, known?: Known) => Record<string, unknown>;

/** Path parameters that name the entity that a route changes. */
const SUBJECTS = ['id', 'user_id', 'resource_id'];
const nameIn = (key: RouteKey) => paramNames(split(key).path).find((name) => SUBJECTS.includes(name)) ?? 'id';
export const subjectOf = ({ key, params = {} }: Asked): string | undefined => params[nameIn(key)];
export const about = (key: RouteKey, id: string | undefined): Asked => ({
  key,
  ...(id !== undefined && { params: { [nameIn(key)]: id } }),
});

/** Unique names that many operations use, to cause conflicts. */
const SOUGHT = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot'];

const STILL = 'Still';
export const isStill = ({ name }: Known) => name.startsWith(STILL);

const nameFor = ({ chance, mark }: Scene, known: Known | undefined) => {
  if (!known && chance.share() < 0.2) return `${STILL} ${mark}`;
  const sought = chance.share() < 0.15 && chance.of(SOUGHT);
  return sought ? (chance.share() < 0.5 ? sought : sought.toUpperCase()) : `Thing ${mark}`;
};
const ownerFor = ({ chance, owners }: Scene) => (chance.share() < 0.5 ? '' : (chance.of(owners) ?? ''));

const vendor: Draft = (scene, known) => ({
  name: nameFor(scene, known),
  description: scene.mark,
  owner: known?.owner ?? ownerFor(scene),
});
const application: Draft = (scene, known) => ({
  ...vendor(scene, known),
  purpose: scene.mark,
  development_status: scene.chance.of(['idea', 'testing', 'in_production']),
});
/** Without the owner: requests have an email address, and the API stores the person's name. */
const SAID_OF_VENDOR = ['name', 'description'];
const SAID_OF_APPLICATION = ['name', 'description', 'purpose', 'development_status'];

/** The API allows 50 views, own and shared ones. */
const MOST_VIEWS = 20;
const view: Draft = ({ mark, chance }) => ({
  name: `View ${mark}`,
  query: 'sort=-name',
  shared_with: chance.share() < 0.2 ? 'everybody' : 'nobody',
});

/** The API allows 50 own frameworks. */
const MOST_OWN = 12;
const ownFramework: Draft = (scene, known) => ({
  ...{ name: nameFor(scene, known), issuer: scene.mark, edition: '1' },
  requirements: [
    { id: 'A', title: scene.mark, controls: [{ control: 'notice', strength: 'full' }] },
    { id: 'B', title: scene.mark },
  ],
});
const SAID_OF_OWN = ['name', 'issuer', 'edition'];

/** Controls that an application has before its intake is answered. */
const CONTROLS = ['human_check', 'training', 'exit_plan'];
const ofSomeControl = ({ some, chance }: Scene) => {
  const known = some('application');
  return known && { id: known.id, controlId: chance.of(CONTROLS) ?? '' };
};
const onControl = (does: string, often: number, body: Draft, becomes: readonly string[]): Operation => ({
  ...{ does, often, changes: 'control', becomes },
  asks: (scene) => {
    const params = ofSomeControl(scene);
    return params && { key: 'PATCH /applications/{id}/controls/{controlId}', params, body: body(scene) };
  },
});

/** The control of each piece of evidence that can still be removed. */
const given = new Map<string, { id: string; controlId: string }>();
const giveEvidence: Operation = {
  ...{ does: 'give evidence of a control', often: 5, changes: 'control', becomes: [] },
  asks: (scene) => {
    const params = ofSomeControl(scene);
    const body = {
      kind: 'statement',
      name: scene.mark,
      text: `Said with ${scene.mark}.`,
      effective_from: '2031-01-01',
    };
    return params && { key: 'POST /applications/{id}/controls/{controlId}/evidence', params, body };
  },
  wrong: ({ evidence }, { params, body }) => {
    const pieces: { id: string; name: string }[] = Array.isArray(evidence) ? evidence : [];
    const own = pieces.filter(({ name }) => name === body?.name);
    const [piece] = own;
    if (!piece || own.length > 1) return `is there ${own.length} times`;
    if (params) given.set(piece.id, { id: params.id ?? '', controlId: params.controlId ?? '' });
    return undefined;
  },
};
const takeEvidence: Operation = {
  ...{ does: 'take evidence of a control away', often: 2, changes: 'control', becomes: [] },
  asks: ({ chance }) => {
    const [evidence_id, params] = chance.of([...given]) ?? [];
    if (!evidence_id || !params) return undefined;
    given.delete(evidence_id);
    return { key: 'DELETE /applications/{id}/controls/{controlId}/evidence', params, query: { evidence_id } };
  },
};

const group: Draft = ({ mark }) => ({ name: `Group ${mark}` });

/** Some addresses are used twice, to cause conflicts. */
const addressFor = ({ chance, mark }: Scene) =>
  `${chance.share() < 0.3 ? chance.of(SOUGHT)?.toLowerCase() : mark}@example.com`;

const someRole = ({ chance, some, everything }: Scene) => {
  const group = chance.share() < 0.8 ? some('application group')?.id : everything;
  return group === undefined ? undefined : { id: chance.of(ROLES) ?? 'Administrator', resource_group_id: group };
};
const rolesFor = (scene: Scene) => {
  const role = scene.chance.share() < 0.5 ? someRole(scene) : undefined;
  return role && role.id !== 'Administrator' ? [role] : [];
};

const person: Draft = (scene) => ({
  ...{ email: addressFor(scene), first_name: scene.mark, last_name: 'Person' },
  roles: rolesFor(scene),
});
const renamed: Draft = ({ mark }) => ({ first_name: mark });
const status: Draft = ({ chance }) => ({ status: chance.of(['active', 'disabled']) });

const client: Draft = (scene) => ({
  ...{ name: nameFor(scene, undefined), access: scene.chance.of(['read', 'read_write']) },
  roles: rolesFor(scene),
});
const access: Draft = ({ chance }) => ({ access: chance.of(['read', 'read_write']) });

const create = (changes: string, key: RouteKey, draft: Draft, often: number): Operation => ({
  does: `create a ${changes}`,
  ...{ often, changes },
  asks: (scene) => ({ key, body: draft(scene) }),
});

/** Writes with and without If-Match. */
const versionOf = (chance: Chance, known: Known) => (chance.share() < 0.6 ? known.version : undefined);

const change = (changes: string, key: RouteKey, draft: Draft, often: number): Operation => ({
  does: `change a ${changes}`,
  ...{ often, changes },
  asks: (scene) => {
    const known = scene.some(changes);
    return known && { ...about(key, known.id), body: draft(scene, known), version: versionOf(scene.chance, known) };
  },
});

const remove = (changes: string, key: RouteKey, often: number): Operation => ({
  does: `remove a ${changes}`,
  ...{ often, changes, removes: true },
  asks: (scene) => {
    const known = scene.some(changes);
    return known && { ...about(key, known.id), version: versionOf(scene.chance, known) };
  },
});

const look = (what: string, key: RouteKey, often: number): Operation => {
  const wanted = new WeakMap<Asked, Known>();
  return {
    does: `look at a ${what}`,
    often,
    asks: ({ some }) => {
      const known = some(what);
      if (!known) return undefined;
      const asked = about(key, known.id);
      wanted.set(asked, { ...known });
      return asked;
    },
    wrong: ({ version }, asked) =>
      Number(version) < (wanted.get(asked)?.version ?? 0) ? `shows version ${version}, which is past` : undefined,
  };
};

/** Lists must contain each entity whose creation was confirmed to a writer. */
const find = (what: string, key: RouteKey, items: string, often: number): Operation => {
  const wanted = new WeakMap<Asked, Known>();
  return {
    does: `find a ${what} in the list`,
    often,
    asks: ({ still }) => {
      const known = still(what);
      if (!known) return undefined;
      const asked = { key, query: { limit: '100', text: known.name } };
      wanted.set(asked, known);
      return asked;
    },
    wrong: (answer, asked) => {
      const known = wanted.get(asked);
      const rows = Array.isArray(answer[items]) ? answer[items] : [];
      const isThere = rows.some((row: { id?: unknown; name?: unknown }) => row.id === known?.id);
      return isThere ? undefined : `does not have ${known?.name}`;
    },
  };
};

/** The entity and the group may have been deleted meanwhile. */
const inGroup = (does: string, what: 'application' | 'vendor', method: 'PUT' | 'DELETE', often: number): Operation => ({
  ...{ does: `${does} an application group`, often, changes: what, idle: true },
  asks: ({ some }) => {
    const [group, resource] = [some('application group'), some(what)];
    const key = `${method} /access/resource-groups/{resource_group_id}/resources/{resource_id}` as const;
    return group && resource && { key, params: { resource_group_id: group.id, resource_id: resource.id } };
  },
});

const inRole = (does: string, method: 'PUT' | 'DELETE', often: number): Operation => ({
  ...{ does, often, changes: 'user', idle: true },
  asks: (scene) => {
    const [known, role] = [scene.some('user'), someRole(scene)];
    if (!known || !role) return undefined;
    // The API refuses administrators of a group that can be deleted. Other tests cover that.
    const { id, resource_group_id } = {
      ...role,
      ...(role.id === 'Administrator' && { resource_group_id: scene.everything }),
    };
    return {
      key: `${method} /access/users/{user_id}/roles/{role_id}/resource-groups/{resource_group_id}`,
      params: { user_id: known.id, role_id: id, resource_group_id },
      version: versionOf(scene.chance, known),
    };
  },
});

export const OPERATIONS: readonly Operation[] = [
  { ...create('vendor', 'POST /vendors', vendor, 12), becomes: SAID_OF_VENDOR },
  { ...change('vendor', 'PUT /vendors/{id}', vendor, 24), becomes: SAID_OF_VENDOR },
  look('vendor', 'GET /vendors/{id}', 4),
  find('vendor', 'GET /vendors', 'vendors', 1),

  { ...create('application', 'POST /applications', application, 12), becomes: SAID_OF_APPLICATION },
  { ...change('application', 'PUT /applications/{id}', application, 24), becomes: SAID_OF_APPLICATION },
  look('application', 'GET /applications/{id}', 4),
  find('application', 'GET /applications', 'applications', 1),

  {
    ...create('list view', 'POST /list-views', view, 4),
    asks: (scene) =>
      scene.own('list view') < MOST_VIEWS
        ? { key: 'POST /list-views', body: { ...view(scene), list: 'vendors' } }
        : undefined,
  },
  change('list view', 'PUT /list-views/{id}', view, 4),
  remove('list view', 'DELETE /list-views/{id}', 4),

  {
    ...create('own framework', 'POST /own-frameworks', ownFramework, 2),
    becomes: SAID_OF_OWN,
    asks: (scene) =>
      scene.count('own framework') < MOST_OWN ? { key: 'POST /own-frameworks', body: ownFramework(scene) } : undefined,
  },
  { ...change('own framework', 'PUT /own-frameworks/{id}', ownFramework, 4), becomes: SAID_OF_OWN },
  look('own framework', 'GET /own-frameworks/{id}', 1),

  onControl('describe a control', 5, ({ mark }) => ({ implementation: mark }), ['implementation']),
  {
    ...onControl('say until when a control is done', 3, () => ({ due_on: '2031-12-31' }), ['due_on']),
    idle: true,
  },
  giveEvidence,
  takeEvidence,

  create('application group', 'POST /access/resource-groups', group, 3),
  change('application group', 'PATCH /access/resource-groups/{id}', group, 3),
  look('application group', 'GET /access/resource-groups/{id}', 1),
  inGroup('put a vendor into', 'vendor', 'PUT', 6),
  inGroup('take a vendor out of', 'vendor', 'DELETE', 2),
  inGroup('put an application into', 'application', 'PUT', 4),
  {
    does: 'delete an application group',
    often: 2,
    changes: 'application group',
    idle: true,
    asks: ({ some }) => {
      const known = some('application group');
      return known && { ...about('DELETE /access/resource-groups/{id}', known.id), query: { force: 'true' } };
    },
  },

  {
    ...create('user', 'POST /access/users', person, 4),
    steps: ['created', 'temporary_password_sent'],
    becomes: ['email', 'last_name'],
  },
  change('user', 'PATCH /access/users/{user_id}', renamed, 4),
  { ...change('user', 'PATCH /access/users/{user_id}', status, 4), does: 'disable a user or let them in', idle: true },
  { ...remove('user', 'DELETE /access/users/{user_id}', 2), steps: ['changed', 'removed'], idle: true },
  look('user', 'GET /access/users/{user_id}', 2),
  inRole('give a user a role', 'PUT', 5),
  inRole('take a role from a user', 'DELETE', 3),
  {
    does: 'change oneself',
    often: 8,
    changes: 'user',
    ofOneself: true,
    asks: ({ chance, mark, self }) => ({
      key: 'PATCH /access/user',
      body: { first_name: mark },
      version: versionOf(chance, self),
    }),
  },

  { ...create('API client', 'POST /access/api-clients', client, 2), becomes: ['name', 'access'] },
  {
    ...change('API client', 'PATCH /access/api-clients/{id}', (scene) => ({ name: nameFor(scene, scene.self) }), 2),
    does: 'give an API client another name',
  },
  { ...change('API client', 'PATCH /access/api-clients/{id}', status, 2), does: 'disable an API client', idle: true },
  { ...change('API client', 'PATCH /access/api-clients/{id}', access, 1), does: 'allow an API client', idle: true },
  {
    ...change('API client', 'POST /access/api-clients/{id}/secrets', () => ({ overlap_days: 0 }), 1),
    does: 'give an API client a new secret',
    becomes: [],
  },
  { ...remove('API client', 'DELETE /access/api-clients/{id}', 1), steps: ['changed', 'removed'], idle: true },
  look('API client', 'GET /access/api-clients/{id}', 1),
  find('API client', 'GET /access/api-clients', 'api_clients', 1),
];
