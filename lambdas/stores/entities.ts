/**
 * The one way in which an entity is made, changed and removed. Its row, what lists keep of it, the rows that keep its
 * names unique and the row that tells what was done are one transaction.
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { type Actor, type Audit, Recorded } from '#domain/entity.ts';
import { changedMeanwhile, taken } from '#lambdas/problems.ts';
import { type Key, keys } from './keys.ts';
import { alive, table, tableName } from './table.ts';
import { transact, type Write } from './transaction.ts';

type Draft<E extends Recorded> = Omit<E, keyof Recorded>;

export type Kind<E extends Recorded> = {
  /** What people call it in a sentence. */
  what: string;
  schema: z.ZodType<E>;
  key: (id: string) => Key;
  /** Fields whose values no two may share, each in the forms that are compared: none of them may be another's. */
  unique?: (content: Draft<E>) => Record<string, readonly string[]>;
  /** What follows from a change, whoever makes it; written with it. */
  settled?: (before: E, after: E) => E;
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

const changes = (before: object | undefined, after: object | undefined) => {
  const [from, to] = [content(before), content(after)];
  return Object.keys({ ...from, ...to })
    .filter((field) => !isDeepStrictEqual(from[field], to[field]))
    .map((field) => ({ field, from: from[field], to: to[field] }));
};

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

  const noted = (of: object): Partial<E> =>
    Object.fromEntries(
      Object.entries(of).filter(([field]) => kind.noted?.some((name) => name === field)),
    ) as Partial<E>; // fields of its own

  /** Nobody changed it since it was read, nor noted anything of it. */
  const stillAs = (before: E) => {
    const fields = ['version', ...(kind.noted ?? [])] as const;
    return {
      expression: fields.map((field) => `${field} = :was_${field}`).join(' AND '),
      values: Object.fromEntries(fields.map((field) => [`:was_${field}`, before[field]])),
      onFailure: () => changedMeanwhile(kind.what),
    };
  };

  const auditWrite = (id: string, version: number, at: string, by: Actor, before?: E, after?: E): Write => {
    const action = before ? (after ? 'changed' : 'removed') : 'created';
    const audit: Audit = { what: kind.what, id, version, action, at, by, changes: changes(before, after) };
    return { put: { ...keys.audit(kind.key(id), version), ...audit } };
  };

  /** A write whose answer was lost is tried again, and must know its own work when it meets it. */
  const unlessOwn = async (id: string, mark: string, write: Promise<void>) => {
    try {
      await write;
    } catch (error) {
      if ((await row(id))?.last_write !== mark) throw error;
    }
  };

  /** What was noted of an entity meanwhile is no reason to refuse its change. */
  const beside = async <T>(before: E, change: (before: E) => Promise<T>): Promise<T> => {
    try {
      return await change(before);
    } catch (error) {
      const found = kind.noted && (await row(before.id));
      const now = found?.version === before.version ? { ...before, ...noted(kind.schema.parse(found)) } : before;
      if (isDeepStrictEqual(now, before)) throw error;
      return beside(now, change);
    }
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

    create: async (draft: Draft<E>, by: Actor, id: string = randomUUID()): Promise<E> => {
      const at = new Date().toISOString();
      const entity = kind.schema.parse({
        ...draft,
        ...{ id, version: 1, created_at: at, created_by: by, updated_at: at, updated_by: by },
      });
      const last_write = randomUUID();
      const own: Write = {
        put: { ...entity, ...kind.key(id), last_write },
        condition: { expression: 'attribute_not_exists(pk)', onFailure: () => taken('id', kind.what) },
      };
      const writes = [own, ...writesBeside(undefined, entity)];
      await unlessOwn(id, last_write, transact([...writes, auditWrite(id, 1, at, by, undefined, entity)]));
      return entity;
    },

    /**
     * `before` is the entity as it was read; if anybody changed it since, nothing is written. Neither is it where nothing
     * is changed: there is nothing to tell of.
     */
    update: (was: E, draft: Draft<E>, by: Actor): Promise<E> =>
      beside(was, async (before) => {
        const at = new Date().toISOString();
        const version = before.version + 1;
        const recorded = { ...noted(before), version, updated_at: at, updated_by: by };
        const changed = kind.schema.parse({ ...before, ...draft, ...recorded });
        const after = kind.settled?.(before, changed) ?? changed;
        if (changes(before, after).length === 0) return before;
        const last_write = randomUUID();
        const own: Write = {
          put: { ...after, ...kind.key(before.id), last_write },
          condition: stillAs(before),
        };
        const writes = [own, ...writesBeside(before, after)];
        await unlessOwn(
          before.id,
          last_write,
          transact([...writes, auditWrite(before.id, version, at, by, before, after)]),
        );
        return after;
      }),

    /** Notes something of it, unless somebody changes it at this moment. */
    touch: async (before: E, fields: Partial<E>): Promise<E> => {
      const after = kind.schema.parse({ ...before, ...noted(fields) });
      if (isDeepStrictEqual(after, before)) return before;
      const own: Write = {
        put: { ...after, ...kind.key(before.id), last_write: randomUUID() },
        condition: stillAs(before),
      };
      await transact([own, ...writesBeside(before, after)]);
      return after;
    },

    remove: (was: E, by: Actor): Promise<void> =>
      beside(was, async (before) => {
        const at = new Date().toISOString();
        const own: Write = { remove: kind.key(before.id), condition: stillAs(before) };
        const writes = [own, ...writesBeside(before, undefined)];
        try {
          await transact([...writes, auditWrite(before.id, before.version + 1, at, by, before, undefined)]);
        } catch (error) {
          if (await row(before.id)) throw error;
        }
      }),
  };
};

/** The entity, if it is still at a version that the caller means to change. */
export const toBeChanged = <E extends Recorded>(
  entity: E,
  changeable: (version: number) => boolean,
  what: string,
): E => {
  if (!changeable(entity.version)) throw changedMeanwhile(what);
  return entity;
};
