/**
 * The one way in which an entity is made, changed and removed. Its row, what lists keep of it, the rows that keep its
 * names unique and the row that tells what was done are one transaction.
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import type { AuditRow, Change } from '#domain/audit/audit.ts';
import type { AuditEvent, AuditedKind } from '#domain/audit/words.ts';
import { type Doer, Recorded } from '#domain/entity.ts';
import { changedMeanwhile, notFound, taken } from '#lambdas/known-errors.ts';
import { type AuditWrite, auditWrite, isWritten } from './audit-rows.ts';
import { type Key, keys } from './keys.ts';
import { notePartDone, retryOnConflict, retryUntilDeadline, withDeadline } from './retry.ts';
import { alive, table, tableName } from './table.ts';
import { transact } from './transaction.ts';
import type { Write } from './write.ts';

/** What is told of a change where that says more than which fields are others: in their place, or beside them. */
export type Telling = { action?: AuditEvent; changes?: Change[]; also?: readonly Change[] };

type Updating<E> = Telling & {
  besides?: readonly Write[];
  /** What the same transaction notes of it. */
  note?: (before: E) => Partial<E>;
};

type Draft<E extends Recorded> = Omit<E, keyof Recorded>;

export type Kind<E extends Recorded> = {
  /** What people call it in a sentence. */
  what: AuditedKind;
  schema: z.ZodType<E>;
  key: (id: string) => Key;
  /** What people call this one, where that is not its name. */
  called?: (entity: E) => string | Promise<string>;
  /** What it belongs to, or itself where others belong to it: what is done to them is read together. */
  whole?: (entity: E) => Key;
  /** Fields of which its trail says that they changed, and nothing else. */
  hidden?: readonly (keyof E & string)[];
  /** What those are called whose ids this change is told with, and that not everybody who reads of it can look up. */
  names?: (before: E | undefined, after: E | undefined) => Promise<Record<string, string>>;
  /** Fields whose values no two may share, each in the forms that are compared: none of them may be another's. */
  unique?: (content: Draft<E>) => Record<string, readonly string[]>;
  /** What follows from a change, whoever makes it; written with it. */
  settled?: (before: E, after: E) => E | Promise<E>;
  /** What a change is called by what has followed from it. */
  eventOf?: (before: E, after: E, action: AuditEvent | undefined) => AuditEvent | undefined;
  /** What keeps it in the list of its kind. */
  listed?: (before: E | undefined, after: E | undefined) => readonly Write[];
  /** What must be so for it to become what it becomes, and what else changes by that. */
  bound?: (before: E | undefined, after: E | undefined) => readonly Write[];
  /** Fields that are noted and not changed: no version, and nothing to tell of. */
  noted?: readonly (keyof E & string)[];
};

const isAt = (a: Key) => (b: Key) => a.pk === b.pk && a.sk === b.sk;

const content = (entity: object | undefined): Record<string, unknown> =>
  Object.fromEntries(Object.entries(entity ?? {}).filter(([field]) => !(field in Recorded.shape)));

/** With what a hidden field begins and ends is no change to tell of. */
const changes = (before: object | undefined, after: object | undefined, hidden: readonly string[] = []): Change[] => {
  const [from, to] = [content(before), content(after)];
  return Object.keys({ ...from, ...to })
    .filter((field) => !isDeepStrictEqual(from[field], to[field]))
    .flatMap((field): Change[] => {
      if (!hidden.includes(field)) return [{ field, from: from[field], to: to[field] }];
      return before && after ? [{ field, hidden: true }] : [];
    });
};

/** Nobody's change: they follow from what is told. */
const TRAIL_FIELDS = ['trail_length', 'trail_hash'] as const;

export const entities = <E extends Recorded>(kind: Kind<E>) => {
  const row = async (id: string) => {
    const { Item } = await table.send(
      new GetCommand({ TableName: tableName(), Key: kind.key(id), ConsistentRead: true }),
    );
    return alive(Item) ? Item : undefined;
  };

  const uniqueKeys = (content: Draft<E> | undefined) =>
    Object.entries((content && kind.unique?.(content)) ?? {}).flatMap(([path, values]) =>
      values.map((value) => ({ path, key: keys.unique(kind.what, path, value) })),
    );

  const uniqueWrites = (before: E | undefined, after: E | undefined): Write[] => {
    const [old, current] = [uniqueKeys(before), uniqueKeys(after)];
    const claimed = current.filter(({ key }) => !old.some((name) => isAt(key)(name.key)));
    const freed = old.filter(({ key }) => !current.some((name) => isAt(key)(name.key)));
    return [
      ...claimed.map(({ path, key }) => ({
        put: { ...key, id: after?.id },
        condition: { expression: 'attribute_not_exists(pk)', onFailure: () => taken(path, kind.what) },
      })),
      ...freed.map(({ key }) => ({ remove: key })),
    ];
  };

  const writesBeside = (before: E | undefined, after: E | undefined): Write[] => [
    ...uniqueWrites(before, after),
    ...(kind.bound?.(before, after) ?? []),
    ...(kind.listed?.(before, after) ?? []),
  ];

  const notedFields = [...TRAIL_FIELDS, ...(kind.noted ?? [])];

  const noted = (of: object): Partial<E> =>
    Object.fromEntries(
      Object.entries(of).filter(([field]) => notedFields.some((name) => name === field)),
    ) as Partial<E>; // fields of its own

  /** Nobody changed it since it was read, nor noted anything of it, nor told anything of it. */
  const stillAs = (before: E) => {
    const fields = ['version', ...notedFields] as const;
    // What nothing was noted in yet, a row from before there was such a field does not have.
    const orMissing = (field: keyof E & string) =>
      (before[field] ?? null) === null ? ` OR attribute_not_exists(${field})` : '';
    return {
      expression: fields.map((field) => `(${field} = :was_${field}${orMissing(field)})`).join(' AND '),
      values: Object.fromEntries(fields.map((field) => [`:was_${field}`, before[field] ?? null])),
      onFailure: () => changedMeanwhile(kind.what),
    };
  };

  /** One more row on its trail. */
  const tell = async (
    action: AuditRow['action'],
    at: string,
    by: Doer,
    before: E | undefined,
    after: E | undefined,
    told = changes(before, after, kind.hidden),
  ) => {
    const entity = after ?? before;
    if (!entity) throw new Error('Nothing is told of nothing.');
    const names = (await kind.names?.(before, after)) ?? {};
    const row = {
      ...{ what: kind.what, id: entity.id, action, at, changes: told },
      name: (await kind.called?.(entity)) ?? ('name' in entity ? String(entity.name) : ''),
      version: after ? after.version : entity.version + 1,
      ...(Object.keys(names).length > 0 && { names }),
    };
    return auditWrite(kind.key(entity.id), before, row, by, kind.whole?.(entity));
  };

  /** A write whose answer was lost is tried again, and must know its own work when it meets it. */
  const unlessOwn = async (audit: AuditWrite, write: Promise<void>) => {
    try {
      await write;
    } catch (error) {
      if (!(await isWritten(audit))) throw error;
    }
    notePartDone();
  };

  /** What was noted of an entity meanwhile is no reason to refuse its change. */
  const beside = async <T>(was: E, change: (before: E) => Promise<T>): Promise<T> => {
    let before = was;
    let isBeside = false;
    return retryUntilDeadline(
      () => isBeside,
      async () => {
        isBeside = false;
        try {
          return await change(before);
        } catch (error) {
          const found = await row(before.id);
          const now = found?.version === before.version ? { ...before, ...noted(kind.schema.parse(found)) } : before;
          isBeside = !isDeepStrictEqual(now, before);
          before = now;
          throw error;
        }
      },
    );
  };

  return {
    get: async (id: string): Promise<E | undefined> => {
      const found = await row(id);
      return found && kind.schema.parse(found);
    },

    /** What has something already that the draft would have, and that no two may share. */
    holderOf: async (draft: Draft<E>, besides?: string): Promise<E | undefined> => {
      for (const { key } of uniqueKeys(draft)) {
        const { Item } = await table.send(new GetCommand({ TableName: tableName(), Key: key, ConsistentRead: true }));
        const found = Item && Item.id !== besides ? await row(String(Item.id)) : undefined;
        if (found) return kind.schema.parse(found);
      }
      return undefined;
    },

    /** `besides` is written with it. `telling` is for what begins to be with the first thing that is done with it. */
    create: async (
      draft: Draft<E>,
      by: Doer,
      id: string = randomUUID(),
      besides: readonly Write[] = [],
      telling: Telling = {},
    ): Promise<E> => {
      const at = new Date().toISOString();
      const made = kind.schema.parse({
        ...draft,
        ...{ id, version: 1, created_at: at, created_by: by, updated_at: at, updated_by: by },
        ...{ trail_length: 1, trail_hash: '' },
      });
      const told = [...(telling.changes ?? changes(undefined, made, kind.hidden)), ...(telling.also ?? [])];
      const { write: audit, trail } = await tell(telling.action ?? 'created', at, by, undefined, made, told);
      const entity = { ...made, ...trail };
      const own: Write = {
        put: { ...entity, ...kind.key(id) },
        condition: { expression: 'attribute_not_exists(pk)', onFailure: () => taken('id', kind.what) },
      };
      await unlessOwn(audit, transact([own, ...writesBeside(undefined, entity), ...besides, audit]));
      return entity;
    },

    /**
     * `before` is the entity as it was read; if anybody changed it since, nothing is written. Neither is it where nothing
     * is changed: there is nothing to tell of. `besides` is written with it.
     */
    update: (was: E, draft: Draft<E>, by: Doer, telling: Updating<E> = {}): Promise<E> =>
      beside(was, async (before) => {
        const at = new Date().toISOString();
        const version = before.version + 1;
        const recorded = {
          ...noted({ ...before, ...telling.note?.(before) }),
          version,
          updated_at: at,
          updated_by: by,
        };
        const changed = kind.schema.parse({ ...before, ...draft, ...recorded });
        const settled = (await kind.settled?.(before, changed)) ?? changed;
        if (changes(before, settled).length === 0) return before;
        const action = kind.eventOf?.(before, settled, telling.action) ?? telling.action ?? 'changed';
        const told = [...(telling.changes ?? changes(before, settled, kind.hidden)), ...(telling.also ?? [])];
        const { write: audit, trail } = await tell(action, at, by, before, settled, told);
        const after = { ...settled, ...trail };
        const own: Write = { change: { ...after, ...kind.key(before.id) }, was: before, condition: stillAs(before) };
        await unlessOwn(audit, transact([own, ...writesBeside(before, after), ...(telling.besides ?? []), audit]));
        return after;
      }),

    /** Notes something of it, unless somebody changes it at this moment. */
    touch: async (before: E, fields: Partial<E>): Promise<E> => {
      const after = kind.schema.parse({ ...before, ...noted(fields) });
      if (isDeepStrictEqual(after, before)) return before;
      const own: Write = { change: { ...after, ...kind.key(before.id) }, was: before, condition: stillAs(before) };
      await withDeadline(0, () => transact([own, ...writesBeside(before, after)]));
      return after;
    },

    /**
     * Somebody whom it names is called otherwise from now on: nobody changed it, so it has the version that it had, and there
     * is nothing to tell of.
     */
    recall: (id: string, recalled: (entity: E) => E): Promise<void> =>
      retryOnConflict(async () => {
        const found = await row(id);
        if (!found) return;
        const before = kind.schema.parse(found);
        const after = kind.schema.parse(recalled(before));
        if (isDeepStrictEqual(after, before)) return;
        const own: Write = { change: { ...after, ...kind.key(id) }, was: before, condition: stillAs(before) };
        await transact([own, ...writesBeside(before, after)]);
      }),

    remove: (was: E, by: Doer, besides: readonly Write[] = []): Promise<void> =>
      beside(was, async (before) => {
        const at = new Date().toISOString();
        const own: Write = { remove: kind.key(before.id), condition: stillAs(before) };
        const { write: audit } = await tell('removed', at, by, before, undefined);
        await unlessOwn(audit, transact([own, ...writesBeside(before, undefined), ...besides, audit]));
      }),

    /** Something was done with it that is to be on its trail and changes nothing of it, but perhaps of what lies beside it. */
    note: async (
      id: string,
      event: AuditEvent,
      by: Doer,
      also: () => Promise<{ changes?: Change[]; besides?: readonly Write[] }> = async () => ({}),
    ): Promise<void> => {
      const at = new Date().toISOString();
      await retryOnConflict(async () => {
        const found = await row(id);
        if (!found) throw notFound(kind.what);
        const entity = kind.schema.parse(found);
        const { changes: told, besides = [] } = await also();
        const { write: audit, trail } = await tell(event, at, by, entity, entity, told);
        const own: Write = {
          change: { ...entity, ...trail, ...kind.key(id) },
          was: entity,
          condition: stillAs(entity),
        };
        await unlessOwn(audit, transact([own, ...besides, audit]));
      });
    },
  };
};

/** The entity, if it is still at a version that the caller means to change. */
export const toBeChanged = <E extends Recorded>(
  entity: E,
  changeable: (version: number) => boolean,
  what: string,
): E => {
  if (!changeable(entity.version)) throw changedMeanwhile(what, true);
  return entity;
};
