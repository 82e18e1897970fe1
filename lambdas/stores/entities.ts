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

  const listWrites = (before: E | undefined, after: E | undefined) => kind.listed?.(before, after) ?? [];

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
      const writes = [own, ...uniqueWrites(undefined, entity), ...listWrites(undefined, entity)];
      await unlessOwn(id, last_write, transact([...writes, auditWrite(id, 1, at, by, undefined, entity)]));
      return entity;
    },

    /**
     * `before` is the entity as it was read; if anybody changed it since, nothing is written. Neither is it where nothing
     * is changed: there is nothing to tell of.
     */
    update: async (before: E, draft: Draft<E>, by: Actor): Promise<E> => {
      const at = new Date().toISOString();
      const version = before.version + 1;
      const changed = kind.schema.parse({ ...before, ...draft, version, updated_at: at, updated_by: by });
      const after = kind.settled?.(before, changed) ?? changed;
      if (changes(before, after).length === 0) return before;
      const last_write = randomUUID();
      const own: Write = {
        put: { ...after, ...kind.key(before.id), last_write },
        condition: stillAt(before.version, kind.what),
      };
      const writes = [own, ...uniqueWrites(before, after), ...listWrites(before, after)];
      await unlessOwn(
        before.id,
        last_write,
        transact([...writes, auditWrite(before.id, version, at, by, before, after)]),
      );
      return after;
    },

    remove: async (before: E, by: Actor): Promise<void> => {
      const at = new Date().toISOString();
      const own: Write = { remove: kind.key(before.id), condition: stillAt(before.version, kind.what) };
      const writes = [own, ...uniqueWrites(before, undefined), ...listWrites(before, undefined)];
      try {
        await transact([...writes, auditWrite(before.id, before.version + 1, at, by, before, undefined)]);
      } catch (error) {
        if (await row(before.id)) throw error;
      }
    },
  };
};

const stillAt = (version: number, what: string) => ({
  expression: 'version = :version',
  values: { ':version': version },
  onFailure: () => changedMeanwhile(what),
});

/** The entity, if it is still at a version that the caller means to change. */
export const toBeChanged = <E extends Recorded>(
  entity: E,
  changeable: (version: number) => boolean,
  what: string,
): E => {
  if (!changeable(entity.version)) throw changedMeanwhile(what);
  return entity;
};
