/**
 * What waits for people: rows of each person, which follow from the record alone. Beside each thing lies whom it has
 * something for, so that what is there no more is taken away from everybody who had it.
 */
import { createHash } from 'node:crypto';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Thing } from '#domain/subject.ts';
import type { Derived } from '#domain/work/derived.ts';
import { KeptWork } from '#domain/work/item.ts';
import { type Delegation, placeOf, rowOf, rowsOf } from '#domain/work/rows.ts';
import { changedMeanwhile } from '#lambdas/problems.ts';
import { type Key, keys } from './keys.ts';
import { onTop } from './on-top.ts';
import { every } from './paging.ts';
import { rowsAt } from './rows-at.ts';
import { alive, table, tableName } from './table.ts';
import { textRow, textRows } from './text-rows.ts';
import { transact, type Write } from './transaction.ts';

/** A whole, such as an application, and a part of it that is looked at by itself: the whole of it, or one conversation. */
export type WorkPlace = { whole: string; part: string };

export const wholeOf = (kind: Thing, id: string) => `${kind}.${id}`;

const Kept = z.object({ person: z.string(), sk: z.string(), digest: z.string() });
type Kept = z.output<typeof Kept>;
const Head = z.object({ part: z.string(), revision: z.int(), rows: z.array(Kept), roles: z.string().default('') });
type Head = z.output<typeof Head>;

const Who = z.object({ id: z.string(), name: z.string() });
const Given = z.object({ item: z.string(), part: z.string(), from: Who, to: Who, note: z.string(), at: z.string() });
type Given = z.output<typeof Given>;

const ForRole = z.object({ work: KeptWork, butNot: z.array(z.string()) });
const ForRoles = z.object({ whole: z.string(), part: z.string(), items: z.array(ForRole) });
type ForRoles = z.output<typeof ForRoles>;

const Reminder = z.object({ item: z.string(), on: z.string() });

const Row = textRows('work', KeptWork);

/** A transaction holds 100 writes, two of which are the thing's own. */
const PART = 90;
/** So many things are looked at together for somebody: what each has for whom is some 50 kB at the most. */
const PLACES = 10;
/** What has nothing for anybody any more is forgotten after this. */
const EMPTY_SECONDS = 7 * 24 * 3600;
/** So many of a person's are read: what is due first. */
const MOST_WORK = 500;

const digestOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 12);

const headsOf = (whole: string) => every({ pk: keys.workOf(whole, '').pk, prefix: 'FOR#', schema: Head });
const givenOf = async ({ whole, part }: WorkPlace): Promise<Given[]> =>
  (await every({ pk: keys.workOf(whole, '').pk, prefix: 'GIVEN#', schema: Given })).filter((one) => one.part === part);

const NOTHING: Omit<Head, 'part'> = { revision: 0, rows: [], roles: '' };

const rowKey = ({ person, sk }: Kept): Key => keys.work(person, sk);
const nameOf = ({ person, sk }: Kept) => `${person} ${sk}`;

type Change = { write: Write; without?: Kept; with?: Kept };

const changesOf = (before: readonly Kept[], rows: readonly { person: string; work: KeptWork }[]): Change[] => {
  const known = new Map(before.map((one) => [nameOf(one), one]));
  const wanted = new Map(
    rows.map(({ person, work }) => {
      const kept: Kept = { person, sk: placeOf(work), digest: digestOf(work) };
      return [nameOf(kept), { kept, work }];
    }),
  );
  return [
    ...before
      .filter((one) => !wanted.has(nameOf(one)))
      .map((one) => ({ write: { remove: rowKey(one) }, without: one })),
    ...[...wanted.values()].flatMap(({ kept, work }) => {
      const was = known.get(nameOf(kept));
      if (was?.digest === kept.digest) return [];
      return [{ write: { put: { ...rowKey(kept), ...textRow(work) } }, ...(was && { without: was }), with: kept }];
    }),
  ];
};

/** What people come to have who come to hold a role. */
const rolesIn = (items: readonly Derived[]): z.output<typeof ForRole>[] =>
  items.flatMap((item) => (item.butNot ? [{ work: rowOf(item), butNot: [...item.butNot] }] : []));

const headWrite = ({ whole, part }: WorkPlace, before: Head, after: Omit<Head, 'part'>): Write => ({
  put: {
    ...keys.workOf(whole, part),
    ...{ part, ...after },
    ...(after.rows.length === 0 && { ttl: Math.floor(Date.now() / 1000) + EMPTY_SECONDS }),
  },
  condition: {
    expression: before.revision === 0 ? 'attribute_not_exists(pk)' : 'revision = :revision',
    ...(before.revision > 0 && { values: { ':revision': before.revision } }),
    onFailure: () => changedMeanwhile('work'),
  },
});

type Derive = () => Promise<{
  items: readonly Derived[];
  isAble: (person: string, item: Derived) => boolean;
}>;

/** Brings it a step nearer to what it should be; says whether there was nothing left to do. */
const step = async (place: WorkPlace, derive: Derive): Promise<boolean> => {
  const { whole, part } = place;
  const [heads, given] = await Promise.all([headsOf(whole), givenOf(place)]);
  let head: Head = heads.find((one) => one.part === part) ?? { part, ...NOTHING };
  const { items, isAble } = await derive();
  const changes: Change[] = [
    ...changesOf(
      head.rows,
      items.flatMap((item) => rowsOf(item, given, isAble)),
    ),
    // What was given is done, or is to be done no more.
    ...given
      .filter(({ item }) => !items.some(({ id }) => id === item))
      .map(({ item, from }) => ({ write: { remove: keys.workDelegation(whole, item, from.id) } })),
  ];
  const forRoles = rolesIn(items);
  const roles = forRoles.length > 0 ? digestOf(forRoles) : '';
  if (changes.length === 0 && roles === head.roles) return true;
  for (let at = 0; at === 0 || at < changes.length; at += PART) {
    const some = changes.slice(at, at + PART);
    const gone = new Set(some.flatMap(({ without }) => (without ? [nameOf(without)] : [])));
    const rows = [
      ...head.rows.filter((one) => !gone.has(nameOf(one))),
      ...some.flatMap((one) => (one.with ? [one.with] : [])),
    ];
    const key = keys.workForRoles(whole, part);
    const after = { revision: head.revision + 1, rows, roles };
    await transact([
      headWrite(place, head, after),
      ...some.map(({ write }) => write),
      ...(roles === head.roles
        ? []
        : [roles === '' ? { remove: key } : { put: { ...key, whole, part, items: forRoles } }]),
    ]);
    head = { part, ...after };
  }
  return false;
};

/** What changes of one thing for one person, whatever others have. */
const writesOf = (
  person: string,
  isFor: (work: KeptWork) => boolean,
  { whole, part, items }: ForRoles,
  head: Head,
): Write[] => {
  const places = new Set(items.map(({ work }) => placeOf(work)));
  const changes = changesOf(
    head.rows.filter((one) => one.person === person && places.has(one.sk)),
    items.flatMap(({ work, butNot }) => (isFor(work) && !butNot.includes(person) ? [{ person, work }] : [])),
  );
  if (changes.length === 0) return [];
  const gone = new Set(changes.flatMap((one) => (one.without ? [nameOf(one.without)] : [])));
  const rows = [
    ...head.rows.filter((one) => !gone.has(nameOf(one))),
    ...changes.flatMap((one) => (one.with ? [one.with] : [])),
  ];
  const after = { ...head, revision: head.revision + 1, rows };
  return [headWrite({ whole, part }, head, after), ...changes.map(({ write }) => write)];
};

/** As many to a transaction as it holds, and none in two of them. */
const packed = (groups: readonly Write[][]): Write[][] =>
  groups.reduce<Write[][]>((packs, group) => {
    const last = packs.at(-1);
    if (last && last.length + group.length <= PART) last.push(...group);
    else if (group.length > 0) packs.push([...group]);
    return packs;
  }, []);

/** Brings what is for whoever holds a role up to date for one person alone. */
const stepOf = async (person: string, isFor: (work: KeptWork) => boolean, places: readonly WorkPlace[]) => {
  // Both are written at once: what is written here is refused where what was read of the roles is newer.
  const heads = await rowsAt(places.map(({ whole, part }) => keys.workOf(whole, part)));
  const forRoles = await rowsAt(places.map(({ whole, part }) => keys.workForRoles(whole, part)));
  const groups = forRoles.map((row, at) =>
    row && heads[at] ? writesOf(person, isFor, ForRoles.parse(row), Head.parse(heads[at])) : [],
  );
  for (const writes of packed(groups)) await transact(writes);
};

/** Those who come to hold a role at one moment begin at different things, so as not to meet at each of them. */
const fromSomewhere = <T>(all: readonly T[]): T[] => {
  const first = Math.floor(Math.random() * all.length);
  return [...all.slice(first), ...all.slice(0, first)];
};

type Mine = { items: KeptWork[]; more: boolean };

export const work = {
  /**
   * Until what is kept is what follows from the record: whoever was at it at the same moment, and had read less, looks
   * again after their own write. Where nothing is to be changed nothing is written.
   */
  settle: async (place: WorkPlace, derive: Derive): Promise<void> => {
    while (!(await onTop(() => step(place, derive))));
  },

  /** The parts of a whole that have something for somebody, or had. */
  partsOf: async (whole: string): Promise<string[]> => (await headsOf(whole)).map(({ part }) => part),

  /**
   * Whoever comes to hold a role, or loses it, has of what is for such people what they hold now. What they were given, or
   * gave to others, is to be settled by itself.
   */
  ofRoles: async (person: string, isFor: (work: KeptWork) => boolean, wasFor: typeof isFor): Promise<void> => {
    const all = await every({ pk: keys.workForRoles('', '').pk, schema: ForRoles });
    const places = fromSomewhere(all.filter(({ items }) => items.some(({ work }) => isFor(work) !== wasFor(work))));
    for (let at = 0; at < places.length; at += PLACES) {
      const some = places.slice(at, at + PLACES);
      await onTop(() => stepOf(person, isFor, some));
    }
  },

  /** One Query, however much there is in the tenant. */
  of: async (person: string): Promise<Mine> => {
    const { Items = [], LastEvaluatedKey } = await table.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': keys.work(person, '').pk },
        Limit: MOST_WORK,
        ConsistentRead: true,
      }),
    );
    const isReminder = ({ sk }: Record<string, unknown>) => String(sk).startsWith('#');
    const reminders = new Map(
      Items.filter((row) => isReminder(row) && alive(row)).map((row) => {
        const { item, on } = Reminder.parse(row);
        return [item, on];
      }),
    );
    const items = Items.filter((row) => !isReminder(row)).flatMap((row) => Row.parse(row));
    return {
      items: items.map((one) => ({ ...one, remind_on: reminders.get(one.id) ?? null })),
      more: LastEvaluatedKey !== undefined,
    };
  },

  remind: (person: string, item: string, on: string) => {
    const ttl = Math.floor(Date.parse(on) / 1000) + EMPTY_SECONDS;
    return transact([{ put: { ...keys.workReminder(person, item), item, on, ttl } }]);
  },
  remindNow: (person: string, item: string) => transact([{ remove: keys.workReminder(person, item) }]),

  give: ({ whole, part }: WorkPlace, delegation: Delegation): Write => ({
    put: { ...keys.workDelegation(whole, delegation.item, delegation.from.id), ...delegation, part },
  }),
  takeBack: ({ whole }: WorkPlace, item: string, from: string): Write => ({
    remove: keys.workDelegation(whole, item, from),
  }),
};
