/**
 * The rows of the audit log. Each row holds the hash of the previous one, and the entity holds the hash of the last: a
 * changed, removed or truncated row is detected.
 */
import { createHash } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { AuditRow } from '#domain/audit/audit.ts';
import { canonical } from '#domain/canonical.ts';
import { type Recorded, type RequestActor, SYSTEM } from '#domain/entity.ts';
import { changedMeanwhile } from '#lambdas/known-errors.ts';
import { ACTIVITY, type Key, keys, TRAIL } from './keys.ts';
import { retryAlways } from './retry.ts';
import { table, tableName } from './table.ts';
import type { Write } from './write.ts';

/** Version 2 covers the index keys too. Older rows have no version, and their hash does not cover them. */
const HASH_VERSION = 2;

/** Hashes every attribute except the row's keys, the migration mark and the stored hash. */
export const hashOf = ({
  pk,
  sk,
  moved,
  hash,
  trail_month,
  trail_at,
  activity_of,
  ...fields
}: Record<string, unknown>) => {
  const index = { trail_month, trail_at, ...(activity_of !== undefined && { activity_of }) };
  const covered = fields.hash_version === undefined ? fields : { ...fields, ...index };
  return createHash('sha256').update(canonical(covered)).digest('base64url');
};

/** The audit index is partitioned by month. */
export const monthOf = (at: string) => at.slice(0, 'yyyy-mm'.length);

export type Trail = Pick<Recorded, 'trail_length' | 'trail_hash'>;
export type AuditWrite = Extract<Write, { put: unknown }>;

type AuditFields = Pick<AuditRow, 'what' | 'id' | 'name' | 'version' | 'action' | 'at' | 'changes' | 'names'>;

/**
 * The write for the next audit row, and the chain state of the entity after it. `whole` is the key of the parent
 * entity.
 */
export const auditWrite = (
  entity: Key,
  trail: Trail | undefined,
  fields: AuditFields,
  by: RequestActor,
  partition?: Key,
): { write: AuditWrite; trail: Trail } => {
  const { id: request_id, address, browser } = by.asked ?? {};
  const row = {
    ...fields,
    number: (trail?.trail_length ?? 0) + 1,
    previous: trail?.trail_hash ?? null,
    by: { id: by.id, name: by.name },
    as: by.as ?? (by.id === SYSTEM.id ? 'system' : 'person'),
    ...{ request_id, address, browser },
    hash_version: HASH_VERSION,
    ...{ [TRAIL.pk]: monthOf(fields.at), [TRAIL.sk]: fields.at },
    ...(partition && { [ACTIVITY.pk]: partition.pk }),
  };
  // The hash must cover exactly what is read back, and JSON drops undefined values like the table does.
  const kept: Record<string, unknown> = JSON.parse(JSON.stringify(row));
  const hash = hashOf(kept);
  const write: AuditWrite = {
    put: {
      ...{ ...kept, ...keys.audit(entity, row.number), hash },
    },
    condition: { expression: 'attribute_not_exists(pk)', onFailure: () => changedMeanwhile(fields.what) },
  };
  return { write, trail: { trail_length: row.number, trail_hash: hash } };
};

export const isWritten = async ({ put: { pk, sk, hash } }: AuditWrite): Promise<boolean> => {
  const get = new GetCommand({ TableName: tableName(), Key: { pk, sk }, ConsistentRead: true });
  const { Item } = await retryAlways(() => table.send(get));
  return Item?.hash === hash;
};
