/**
 * Stores work items per person, derived from the records alone. Rows by parent entity list who has items, so that
 * obsolete ones can be removed from everyone.
 */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Derived } from '#domain/work/derived.ts';
import { KeptWork } from '#domain/work/item.ts';
import { type Delegation, placeOf, rowOf, rowsOf } from '#domain/work/rows.ts';
import type { WorkThing } from '#domain/work/words.ts';
import { changedMeanwhile } from '#lambdas/known-errors.ts';
import { rowsAt } from '#lambdas/persistence/batch-get.ts';
import { type Key, keys } from '#lambdas/persistence/keys.ts';
import { textRow } from '#lambdas/persistence/lists/text-rows.ts';
import { every } from '#lambdas/persistence/paging.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { transact } from '#lambdas/persistence/transaction.ts';
import type { Write } from '#lambdas/persistence/write.ts';

/** A parent entity, and the part that is recomputed at once: its own items, or one thread. */
export type WorkPlace = { whole: string; part: string };

export const workSubject = (kind: WorkThing, id: string) => `${kind}.${id}`;

/** The revision for optimistic locking, and a digest of the items for role holders. */
const Head = z.object({ part: z.string(), revision: z.int(), roles: z.string().default('') });
type Head = z.output<typeof Head>;

const Kept = z.object({ sk: z.string(), digest: z.string() });
/** The keys of one person's items for a parent entity. */
const Held = z.object({ person: z.string(), revision: z.int(), rows: z.array(Kept) });
type Held = z.output<typeof Held>;

const Who = z.object({ id: z.string(), name: z.string() });
const Given = z.object({ item: z.string(), part: z.string(), from: Who, to: Who, note: z.string(), at: z.string() });
/** The item at the time of delegation. */
const Task = KeptWork.pick({ kind: true, params: true, due: true });
type Given = z.output<typeof Given>;

const ForRole = z.object({ work: KeptWork, butNot: z.array(z.string()) });
const ForRoles = z.object({ whole: z.string(), part: z.string(), items: z.array(ForRole) });

/** A transaction holds 100 writes; some are reserved for the head and role rows. */
const PART = 90;
/** The limit of writes for one person, so that they fit in one transaction. */
const MOST_OF_ONE = 80;
/** The number of places read together for one person. */
const PLACES = 20;
/** A head row without items expires after this time. */
const EMPTY_SECONDS = 7 * 24 * 3600;

const digestOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 12);

const headsOf = (whole: string) => every({ pk: keys.workOf(whole, '').pk, prefix: 'FOR#', schema: Head });
const givenOf = async ({ whole, part }: WorkPlace): Promise<Given[]> =>
  (await every({ pk: keys.workOf(whole, '').pk, prefix: 'GIVEN#', schema: Given })).filter((one) => one.part === part);

const heldOf = ({ whole, part }: WorkPlace) => {
  const { pk, sk } = keys.workHeld(whole, part, '');
  return every({ pk, prefix: sk, schema: Held });
};

const nothingOf = (person: string): Held => ({ person, revision: 0, rows: [] });

/** Optimistic locking on the revision. */
const isStill = ({ revision }: Head | Held) => ({
  expression: revision === 0 ? 'attribute_not_exists(pk)' : 'revision = :revision',
  ...(revision > 0 && { values: { ':revision': revision } }),
  onFailure: () => changedMeanwhile('work'),
});

/**
 * The writes that change a person's items at this place to the wanted ones, limited to what one transaction holds.
 * `isAmong` restricts which items are removed.
 */
const writesOf = (
  { whole, part }: WorkPlace,
  held: Held,
  wanted: readonly KeptWork[],
  isAmong: (sk: string) => boolean = () => true,
): Write[] => {
  const { person, revision } = held;
  const known = new Map(held.rows.map(({ sk, digest }) => [sk, digest]));
  const places = new Set(wanted.map(placeOf));
  const gone = held.rows.filter(({ sk }) => isAmong(sk) && !places.has(sk)).slice(0, MOST_OF_ONE);
  const changed = wanted
    .filter((work) => known.get(placeOf(work)) !== digestOf(work))
    .slice(0, MOST_OF_ONE - gone.length);
  if (gone.length === 0 && changed.length === 0) return [];
  const others = new Set([...gone.map(({ sk }) => sk), ...changed.map(placeOf)]);
  const rows = [
    ...held.rows.filter(({ sk }) => !others.has(sk)),
    ...changed.map((work) => ({ sk: placeOf(work), digest: digestOf(work) })),
  ];
  const key = keys.workHeld(whole, part, person);
  return [
    ...gone.map(({ sk }) => ({ remove: keys.work(person, sk) })),
    ...changed.map((work) => ({ put: { ...keys.work(person, placeOf(work)), ...textRow(work) } })),
    {
      ...(rows.length > 0 ? { put: { ...key, person, revision: revision + 1, rows } } : { remove: key }),
      condition: isStill(held),
    },
  ];
};

/** Groups writes into transactions without splitting a group. */
const packed = (groups: readonly Write[][]): Write[][] =>
  groups.reduce<Write[][]>((packs, group) => {
    const last = packs.at(-1);
    if (last && last.length + group.length <= PART) last.push(...group);
    else if (group.length > 0) packs.push([...group]);
    return packs;
  }, []);

/** Items that go to anyone who gains the role. */
const rolesIn = (items: readonly Derived[]): z.output<typeof ForRole>[] =>
  items.flatMap((item) => (item.butNot ? [{ work: rowOf(item), butNot: [...item.butNot] }] : []));

type Derive = () => Promise<{
  items: readonly Derived[];
  isAble: (person: string, item: Derived) => boolean;
}>;

/** Performs part of the update; returns true if there was nothing left to do. */
const step = async (place: WorkPlace, derive: Derive): Promise<boolean> => {
  const { whole, part } = place;
  // Read first, so that the condition fails if any later read sees newer state.
  const heads = await headsOf(whole);
  let head: Head = heads.find((one) => one.part === part) ?? { part, revision: 0, roles: '' };
  const [given, held, { items, isAble }] = await Promise.all([givenOf(place), heldOf(place), derive()]);

  const rows = items.flatMap((item) => rowsOf(item, given, isAble));
  const wanted = Map.groupBy(rows, ({ person }) => person);
  const people = new Map([...[...wanted.keys()].map(nothingOf), ...held].map((one) => [one.person, one]));
  const packs = packed([
    ...[...people.values()].map((one) => {
      const theirs = wanted.get(one.person) ?? [];
      return writesOf(
        place,
        one,
        theirs.map(({ work }) => work),
      );
    }),
    // Delegations of items that no longer exist.
    ...given
      .filter(({ item }) => !items.some(({ id }) => id === item))
      .map(({ item, from }) => [{ remove: keys.workDelegation(whole, item, from.id) }]),
  ]);

  const forRoles = rolesIn(items);
  const roles = forRoles.length > 0 ? digestOf(forRoles) : '';
  if (packs.length === 0 && roles === head.roles) return true;
  const key = keys.workForRoles(whole, part);
  const rolesWrite = roles === '' ? { remove: key } : { put: { ...key, whole, part, items: forRoles } };
  const ttl = rows.length === 0 && { ttl: Math.floor(Date.now() / 1000) + EMPTY_SECONDS };
  for (const writes of packs.length > 0 ? packs : [[]]) {
    const after = { part, revision: head.revision + 1, roles };
    const own: Write = { put: { ...keys.workOf(whole, part), ...after, ...ttl }, condition: isStill(head) };
    await transact([own, ...writes, ...(roles === head.roles ? [] : [rolesWrite])]);
    head = after;
  }
  return false;
};

/**
 * Updates the role items of one person. Each person has their own row per parent entity, so that many simultaneous role
 * changes do not conflict.
 */
const stepOf = async (person: string, isFor: (work: KeptWork) => boolean, places: readonly WorkPlace[]) => {
  const rowsOfAll = (keyOf: (whole: string, part: string) => Key) =>
    rowsAt(places.map(({ whole, part }) => keyOf(whole, part)));
  // Read first, so that the condition fails if any later read sees newer state.
  const heads = await rowsOfAll(keys.workOf);
  const [forRoles, all] = await Promise.all([
    rowsOfAll(keys.workForRoles),
    rowsOfAll((whole, part) => keys.workHeld(whole, part, person)),
  ]);
  const groups = places.map((place, at): Write[] => {
    if (!heads[at] || !forRoles[at]) return [];
    const { items } = ForRoles.parse(forRoles[at]);
    const held = all[at] ? Held.parse(all[at]) : nothingOf(person);
    const among = new Set(items.map(({ work }) => placeOf(work)));
    const wanted = items.flatMap(({ work, butNot }) => (isFor(work) && !butNot.includes(person) ? [work] : []));
    const writes = writesOf(place, held, wanted, (sk) => among.has(sk));
    const check = keys.workOf(place.whole, place.part);
    return writes.length > 0 ? [{ check, condition: isStill(Head.parse(heads[at])) }, ...writes] : [];
  });
  for (const writes of packed(groups)) await transact(writes);
};

export const work = {
  /**
   * Repeats until the stored items match the record: a concurrent run that read older state conflicts or checks again
   * after its write. Writes nothing if nothing changes.
   */
  settle: async (place: WorkPlace, derive: Derive): Promise<void> => {
    while (!(await retryOnConflict(() => step(place, derive))));
  },

  /** The parts of a parent entity that have or had items. */
  partsOf: async (whole: string): Promise<string[]> => (await headsOf(whole)).map(({ part }) => part),

  /** Updates a person's role items after a role change. Delegated items are recomputed separately. */
  ofRoles: async (person: string, isFor: (work: KeptWork) => boolean, wasFor: typeof isFor): Promise<void> => {
    const all = await every({ pk: keys.workForRoles('', '').pk, schema: ForRoles });
    const places = all.filter(({ items }) => items.some(({ work }) => isFor(work) !== wasFor(work)));
    for (let at = 0; at < places.length; at += PLACES) {
      const some = places.slice(at, at + PLACES);
      await retryOnConflict(() => stepOf(person, isFor, some));
    }
  },

  give: ({ whole, part }: WorkPlace, delegation: Delegation, task: z.output<typeof Task>): Write => ({
    put: { ...keys.workDelegation(whole, delegation.item, delegation.from.id), ...delegation, part, task },
  }),
  /** The delegated item, while the delegation is pending. */
  given: async (whole: string, item: string, from: string, to: string) => {
    const [row] = await rowsAt([keys.workDelegation(whole, item, from)]);
    const found = Given.extend({ task: Task.optional() }).safeParse(row).data;
    return found?.to.id === to ? found.task : undefined;
  },
  takeBack: ({ whole }: WorkPlace, item: string, from: string): Write => ({
    remove: keys.workDelegation(whole, item, from),
  }),
};
