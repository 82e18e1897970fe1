/**
 * The rows of the audit trail. Each carries the hash of the one before, and its entity the hash of the last: a row that
 * was altered, taken out or cut off shows.
 */
import { createHash } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { AuditRow } from '#domain/audit/audit.ts';
import { canonical } from '#domain/canonical.ts';
import { type Doer, type Recorded, SYSTEM } from '#domain/entity.ts';
import { changedMeanwhile } from '#lambdas/known-errors.ts';
import { ACTIVITY, type Key, keys, TRAIL } from './keys.ts';
import { retryAlways } from './retry.ts';
import { table, tableName } from './table.ts';
import type { Write } from './write.ts';

/** Covers the keys of the indexes too. Rows from before it have no version, and their hash does not. */
const HASH_VERSION = 2;

/** Of all that a row says, but for where it lies, that it came with its tenant from elsewhere, and the hash itself. */
export const hashOf = ({
  pk,
  sk,
  moved,
  hash,
  trail_month,
  trail_at,
  activity_of,
  ...told
}: Record<string, unknown>) => {
  const index = { trail_month, trail_at, ...(activity_of !== undefined && { activity_of }) };
  const covered = told.hash_version === undefined ? told : { ...told, ...index };
  return createHash('sha256').update(canonical(covered)).digest('base64url');
};

/** The trail is read by the month. */
export const monthOf = (at: string) => at.slice(0, 'yyyy-mm'.length);

export type Trail = Pick<Recorded, 'trail_length' | 'trail_hash'>;
export type AuditWrite = Extract<Write, { put: unknown }>;

type Told = Pick<AuditRow, 'what' | 'id' | 'name' | 'version' | 'action' | 'at' | 'changes' | 'names'>;

/** One more row, and where the entity's trail has come to with it. It is part of what is done to the `whole`. */
export const auditWrite = (
  entity: Key,
  trail: Trail | undefined,
  told: Told,
  by: Doer,
  whole?: Key,
): { write: AuditWrite; trail: Trail } => {
  const { id: request_id, address, browser } = by.asked ?? {};
  const row = {
    ...told,
    number: (trail?.trail_length ?? 0) + 1,
    previous: trail?.trail_hash ?? null,
    by: { id: by.id, name: by.name },
    as: by.as ?? (by.id === SYSTEM.id ? 'system' : 'person'),
    ...{ request_id, address, browser },
    hash_version: HASH_VERSION,
    ...{ [TRAIL.pk]: monthOf(told.at), [TRAIL.sk]: told.at },
    ...(whole && { [ACTIVITY.pk]: whole.pk }),
  };
  // As it will be read again: JSON forgets what the table forgets.
  const kept: Record<string, unknown> = JSON.parse(JSON.stringify(row));
  const hash = hashOf(kept);
  const write: AuditWrite = {
    put: {
      ...{ ...kept, ...keys.audit(entity, row.number), hash },
    },
    condition: { expression: 'attribute_not_exists(pk)', onFailure: () => changedMeanwhile(told.what) },
  };
  return { write, trail: { trail_length: row.number, trail_hash: hash } };
};

/** Whether this very row is there. */
export const isWritten = async ({ put: { pk, sk, hash } }: AuditWrite): Promise<boolean> => {
  const get = new GetCommand({ TableName: tableName(), Key: { pk, sk }, ConsistentRead: true });
  const { Item } = await retryAlways(() => table.send(get));
  return Item?.hash === hash;
};
