/** What writers do. An operation more is a line more: what it does, how it is asked, and of which kind one more change must be told. */
import type { RouteKey } from '#contract/route.ts';
import type { Asked } from './client.ts';
import type { Chance } from './world.ts';

/** What a writer knows of a thing: it may have been changed since. */
export type Known = { id: string; version: number; name: string; owner: string };

export type Scene = {
  chance: Chance;
  /** Of this operation alone. */
  mark: string;
  /** Whoever does it, as they know themselves. */
  self: Known;
  /** One of those that are known, often one that others are at as well. */
  some: (what: string) => Known | undefined;
  /** One of those that nobody changes. */
  still: (what: string) => Known | undefined;
  /** How many of those are known that are nobody else's to change. */
  own: (what: string) => number;
  /** Addresses of people who are told of what is theirs. */
  owners: readonly string[];
};

export type Operation = {
  does: string;
  often: number;
  /** The kind of which it changes one thing; nothing where it only looks. */
  changes?: string;
  /** Whether it may be so already, and then nothing is changed. */
  idle?: true;
  asks: (scene: Scene) => Asked | undefined;
  /** What of an answer that is well in itself is wrong. */
  wrong?: (answer: Record<string, unknown>, asked: Asked) => string | undefined;
};

type Draft = (scene: Scene, known?: Known) => Record<string, unknown>;

/** Few have it at a time, and many want it. */
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
  development_status: scene.chance.of(['idea', 'testing', 'retired']),
});
/** There may be no more than 50, of one's own and of what is shared. */
const MOST_VIEWS = 20;
const view: Draft = ({ mark, chance }) => ({
  name: `View ${mark}`,
  query: 'sort=-name',
  shared_with: chance.share() < 0.2 ? 'everybody' : 'nobody',
});

const group: Draft = ({ mark }) => ({ name: `Group ${mark}` });

const create = (changes: string, key: RouteKey, draft: Draft, often: number): Operation => ({
  does: `create a ${changes}`,
  ...{ often, changes },
  asks: (scene) => ({ key, body: draft(scene) }),
});

/** With the version that they know, or on top of whatever it is. */
const versionOf = (chance: Chance, known: Known) => (chance.share() < 0.6 ? known.version : undefined);

const change = (changes: string, key: RouteKey, draft: Draft, often: number): Operation => ({
  does: `change a ${changes}`,
  ...{ often, changes },
  asks: (scene) => {
    const known = scene.some(changes);
    return (
      known && { key, params: { id: known.id }, body: draft(scene, known), version: versionOf(scene.chance, known) }
    );
  },
});

const remove = (changes: string, key: RouteKey, often: number): Operation => ({
  does: `remove a ${changes}`,
  ...{ often, changes },
  asks: (scene) => {
    const known = scene.some(changes);
    return known && { key, params: { id: known.id }, version: versionOf(scene.chance, known) };
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
      const asked = { key, params: { id: known.id } };
      wanted.set(asked, { ...known });
      return asked;
    },
    wrong: ({ version }, asked) =>
      Number(version) < (wanted.get(asked)?.version ?? 0) ? `shows version ${version}, which is past` : undefined,
  };
};

/** Whatever anybody was told is there, the list has. */
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

export const OPERATIONS: readonly Operation[] = [
  create('vendor', 'POST /vendors', vendor, 12),
  change('vendor', 'PUT /vendors/{id}', vendor, 24),
  look('vendor', 'GET /vendors/{id}', 4),
  find('vendor', 'GET /vendors', 'vendors', 1),
  create('application', 'POST /applications', application, 12),
  change('application', 'PUT /applications/{id}', application, 24),
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
  create('application group', 'POST /access/resource-groups', group, 3),
  change('application group', 'PATCH /access/resource-groups/{id}', group, 3),
  look('application group', 'GET /access/resource-groups/{id}', 1),
  {
    does: 'put a vendor into an application group',
    often: 6,
    changes: 'vendor',
    idle: true,
    asks: ({ some }) => {
      const [group, resource] = [some('application group'), some('vendor')];
      const params = { resource_group_id: group?.id ?? '', resource_id: resource?.id ?? '' };
      return (
        group && resource && { key: 'PUT /access/resource-groups/{resource_group_id}/resources/{resource_id}', params }
      );
    },
  },
  {
    does: 'delete an application group',
    often: 2,
    changes: 'application group',
    idle: true,
    asks: ({ some }) => {
      const known = some('application group');
      return (
        known && { key: 'DELETE /access/resource-groups/{id}', params: { id: known.id }, query: { force: 'true' } }
      );
    },
  },
  {
    does: 'change oneself',
    often: 8,
    changes: 'user',
    asks: ({ chance, mark, self }) => ({
      key: 'PATCH /access/user',
      body: { first_name: mark },
      version: versionOf(chance, self),
    }),
  },
];
