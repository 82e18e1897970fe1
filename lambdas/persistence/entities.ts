/**
 * The only way to create, change and remove an entity. One transaction writes its row, its list row, the rows that keep
 * names unique, and the audit row.
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import type { AuditRow, Change } from '#domain/audit/audit.ts';
import type { AuditEvent, AuditedKind } from '#domain/audit/words.ts';
import { Recorded, type RequestActor } from '#domain/entity.ts';
import { changedMeanwhile, notFound, taken } from '#lambdas/known-errors.ts';
import { type AuditWrite, auditWrite, isWritten } from './audit-rows.ts';
import { entityKey, type Key, keys } from './keys.ts';
import { orNameTaken } from './name-taken.ts';
import { notePartDone, retryOnConflict, retryUntilDeadline, withDeadline } from './retry.ts';
import { alive, table, tableName } from './table.ts';
import { transact } from './transaction.ts';
import type { Write } from './write.ts';

/** Replaces (`changes`) or extends (`also`) the field changes that the audit entry records by default. */
export type AuditDetails = {
  action?: AuditEvent;
  changes?: Change[];
  also?: readonly Change[];
  /** Display names beside those of the kind. */
  names?: Record<string, string>;
};

type Updating<E> = AuditDetails & {
  otherWrites?: readonly Write[];
  /** Untracked fields that the same transaction sets. */
  note?: (before: E) => Partial<E>;
};

type Draft<E extends Recorded> = Omit<E, keyof Recorded>;

export type Kind<E extends Recorded> = {
  /** The display name of the kind, for error messages. */
  what: AuditedKind;
  schema: z.ZodType<E>;
  /** The display name of the entity, if it is not its `name` field. */
  called?: (entity: E) => string | Promise<string>;
  /** The parent entity, or the entity itself if it is a parent. Activity lists show both together. */
  whole?: (entity: E) => Key;
  /** Fields whose values the audit log omits; it records only that they changed. */
  hidden?: readonly (keyof E & string)[];
  /** Fields whose parts are recorded as changes of their own, as `custom.cost_center`. */
  parts?: readonly (keyof E & string)[];
  /** Display names for ids in the recorded changes that not every reader of the audit log can look up. */
  names?: (before: E | undefined, after: E | undefined) => Promise<Record<string, string>>;
  /** Fields with unique values, each in the normalized forms that are compared. */
  unique?: (content: Draft<E>) => Record<string, readonly string[]>;
  /** Derives dependent fields for every change; they are written in the same transaction. */
  derive?: (before: E, after: E) => E | Promise<E>;
  /** Chooses the audit event from the derived state. */
  eventOf?: (before: E, after: E, action: AuditEvent | undefined) => AuditEvent | undefined;
  /** The writes that maintain the entity's list row. */
  listed?: (before: E | undefined, after: E | undefined) => readonly Write[];
  /** Preconditions of the change, and writes to other rows that it causes. */
  bound?: (before: E | undefined, after: E | undefined) => readonly Write[];
  /** Untracked fields: changing them neither increments the version nor adds an audit row. */
  noted?: readonly (keyof E & string)[];
};

const isAt = (a: Key) => (b: Key) => a.pk === b.pk && a.sk === b.sk;

const content = (entity: object | undefined): Record<string, unknown> =>
  Object.fromEntries(Object.entries(entity ?? {}).filter(([field]) => !(field in Recorded.shape)));

/** Replaces the fields of `parts` by their entries. */
const inParts = (content: Record<string, unknown>, parts: readonly string[]) =>
  Object.fromEntries(
    Object.entries(content).flatMap(([field, value]) =>
      parts.includes(field)
        ? Object.entries(value ?? {}).map(([part, inner]): [string, unknown] => [`${field}.${part}`, inner])
        : [[field, value] as [string, unknown]],
    ),
  );

type Recording = { hidden?: readonly string[]; parts?: readonly string[] };

/** For a hidden field, creation and removal are not recorded as changes. */
const changes = (
  before: object | undefined,
  after: object | undefined,
  { hidden = [], parts = [] }: Recording = {},
): Change[] => {
  const [from, to] = [inParts(content(before), parts), inParts(content(after), parts)];
  return Object.keys({ ...from, ...to })
    .filter((field) => !isDeepStrictEqual(from[field], to[field]))
    .flatMap((field): Change[] => {
      if (!hidden.includes(field)) return [{ field, from: from[field], to: to[field] }];
      return before && after ? [{ field, hidden: true }] : [];
    });
};

/** These fields follow from each audit row and never count as changes. */
const TRAIL_FIELDS = ['trail_length', 'trail_hash'] as const;

export const entities = <E extends Recorded>(kind: Kind<E>) => {
  const keyOf = (id: string) => entityKey(kind.what, id);

  const row = async (id: string) => {
    const { Item } = await table.send(new GetCommand({ TableName: tableName(), Key: keyOf(id), ConsistentRead: true }));
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
    ) as Partial<E>; // the fields belong to E

  /** Matches only if the version, the untracked fields and the audit chain are still as they were read. */
  const stillAs = (before: E) => {
    const fields = ['version', ...notedFields] as const;
    // Rows written before the field existed do not have the attribute.
    const orMissing = (field: keyof E & string) =>
      (before[field] ?? null) === null ? ` OR attribute_not_exists(${field})` : '';
    return {
      expression: fields.map((field) => `(${field} = :was_${field}${orMissing(field)})`).join(' AND '),
      values: Object.fromEntries(fields.map((field) => [`:was_${field}`, before[field] ?? null])),
      onFailure: () => changedMeanwhile(kind.what),
    };
  };

  const nameOf = async (entity: E) => (await kind.called?.(entity)) ?? ('name' in entity ? String(entity.name) : '');

  /** Builds the next audit row. */
  const auditRow = async (
    action: AuditRow['action'],
    at: string,
    by: RequestActor,
    before: E | undefined,
    after: E | undefined,
    audited = changes(before, after, kind),
    more: Record<string, string> = {},
  ) => {
    const entity = after ?? before;
    if (!entity) throw new Error('An audit entry requires an entity.');
    const names = { ...(await kind.names?.(before, after)), ...more };
    const row = {
      ...{ what: kind.what, id: entity.id, action, at, changes: audited },
      name: await nameOf(entity),
      version: after ? after.version : entity.version + 1,
      ...(Object.keys(names).length > 0 && { names }),
    };
    return auditWrite(keyOf(entity.id), before, row, by, kind.whole?.(entity));
  };

  /** A retry after a lost reply fails its own condition, so it checks whether its audit row was written. */
  const unlessOwn = async (audit: AuditWrite, write: Promise<void>) => {
    try {
      await write;
    } catch (error) {
      if (!(await isWritten(audit))) throw error;
    }
    notePartDone();
  };

  /** Repeats the change if only untracked fields changed since the entity was read. */
  const onLatest = async <T>(was: E, change: (before: E) => Promise<T>): Promise<T> => {
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

  /** The other entity that holds a unique value of the draft. */
  const holderOf = async (draft: Draft<E>, otherWrites?: string): Promise<E | undefined> => {
    for (const { key } of uniqueKeys(draft)) {
      const { Item } = await table.send(new GetCommand({ TableName: tableName(), Key: key, ConsistentRead: true }));
      const found = Item && Item.id !== otherWrites ? await row(String(Item.id)) : undefined;
      if (found) return kind.schema.parse(found);
    }
    return undefined;
  };

  return {
    get: async (id: string): Promise<E | undefined> => {
      const found = await row(id);
      return found && kind.schema.parse(found);
    },

    holderOf,
    orNameTaken: orNameTaken({ what: kind.what, holderOf, nameOf }),

    /**
     * `otherWrites` joins the transaction. `details` replaces the audit event for entities whose first event is not
     * "created".
     */
    create: async (
      draft: Draft<E>,
      by: RequestActor,
      id: string = randomUUID(),
      otherWrites: readonly Write[] = [],
      details: AuditDetails = {},
    ): Promise<E> => {
      const at = new Date().toISOString();
      const made = kind.schema.parse({
        ...draft,
        ...{ id, version: 1, created_at: at, created_by: by, updated_at: at, updated_by: by },
        ...{ trail_length: 1, trail_hash: '' },
      });
      const audited = [...(details.changes ?? changes(undefined, made, kind)), ...(details.also ?? [])];
      const { write: audit, trail } = await auditRow(details.action ?? 'created', at, by, undefined, made, audited);
      const entity = { ...made, ...trail };
      const own: Write = {
        put: { ...entity, ...keyOf(id) },
        condition: { expression: 'attribute_not_exists(pk)', onFailure: () => taken('id', kind.what) },
      };
      await unlessOwn(audit, transact([own, ...writesBeside(undefined, entity), ...otherWrites, audit]));
      return entity;
    },

    /**
     * Fails if the entity changed since `was` was read. Writes nothing if no field changes. `otherWrites` joins the
     * transaction.
     */
    update: (was: E, draft: Draft<E>, by: RequestActor, details: Updating<E> = {}): Promise<E> =>
      onLatest(was, async (before) => {
        const at = new Date().toISOString();
        const version = before.version + 1;
        const recorded = {
          ...noted({ ...before, ...details.note?.(before) }),
          version,
          updated_at: at,
          updated_by: by,
        };
        const changed = kind.schema.parse({ ...before, ...draft, ...recorded });
        const derived = (await kind.derive?.(before, changed)) ?? changed;
        if (changes(before, derived).length === 0) return before;
        const action = kind.eventOf?.(before, derived, details.action) ?? details.action ?? 'changed';
        const audited = [...(details.changes ?? changes(before, derived, kind)), ...(details.also ?? [])];
        const { write: audit, trail } = await auditRow(action, at, by, before, derived, audited, details.names);
        const after = { ...derived, ...trail };
        const own: Write = { change: { ...after, ...keyOf(before.id) }, was: before, condition: stillAs(before) };
        await unlessOwn(audit, transact([own, ...writesBeside(before, after), ...(details.otherWrites ?? []), audit]));
        return after;
      }),

    /** Sets untracked fields. Fails without retry if a concurrent write came first. */
    touch: async (before: E, fields: Partial<E>): Promise<E> => {
      const after = kind.schema.parse({ ...before, ...noted(fields) });
      if (isDeepStrictEqual(after, before)) return before;
      const own: Write = { change: { ...after, ...keyOf(before.id) }, was: before, condition: stillAs(before) };
      await withDeadline(0, () => transact([own, ...writesBeside(before, after)]));
      return after;
    },

    /**
     * Updates a name that the entity repeats from another record. The version stays and no audit row is added, because
     * the entity itself did not change.
     */
    recall: (id: string, recalled: (entity: E) => E): Promise<void> =>
      retryOnConflict(async () => {
        const found = await row(id);
        if (!found) return;
        const before = kind.schema.parse(found);
        const after = kind.schema.parse(recalled(before));
        if (isDeepStrictEqual(after, before)) return;
        const own: Write = { change: { ...after, ...keyOf(id) }, was: before, condition: stillAs(before) };
        await transact([own, ...writesBeside(before, after)]);
      }),

    remove: (was: E, by: RequestActor, otherWrites: readonly Write[] = []): Promise<void> =>
      onLatest(was, async (before) => {
        const at = new Date().toISOString();
        const own: Write = { remove: keyOf(before.id), condition: stillAs(before) };
        const { write: audit } = await auditRow('removed', at, by, before, undefined);
        await unlessOwn(audit, transact([own, ...writesBeside(before, undefined), ...otherWrites, audit]));
      }),

    /** Adds an audit row without changing the entity; `also` may write to other rows in the same transaction. */
    note: async (
      id: string,
      event: AuditEvent,
      by: RequestActor,
      also: () => Promise<{ changes?: Change[]; otherWrites?: readonly Write[] }> = async () => ({}),
    ): Promise<void> => {
      const at = new Date().toISOString();
      await retryOnConflict(async () => {
        const found = await row(id);
        if (!found) throw notFound(kind.what);
        const entity = kind.schema.parse(found);
        const { changes: audited, otherWrites = [] } = await also();
        const { write: audit, trail } = await auditRow(event, at, by, entity, entity, audited);
        const own: Write = {
          change: { ...entity, ...trail, ...keyOf(id) },
          was: entity,
          condition: stillAs(entity),
        };
        await unlessOwn(audit, transact([own, ...otherWrites, audit]));
      });
    },
  };
};

/** Requires that the entity still has a version that the caller accepts. */
export const toBeChanged = <E extends Recorded>(
  entity: E,
  changeable: (version: number) => boolean,
  what: string,
): E => {
  if (!changeable(entity.version)) throw changedMeanwhile(what, true);
  return entity;
};
