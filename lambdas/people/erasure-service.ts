/**
 * Erases a person after the removal of their account: deletes private data and replaces the name by a pseudonym. The
 * audit log leads to all records with the name, because every naming was recorded there.
 */
import { isDeepStrictEqual } from 'node:util';
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { isAuditedKind } from '#domain/audit/words.ts';
import { SYSTEM } from '#domain/entity.ts';
import { pseudonymOf, renamed } from '#domain/people/erased.ts';
import { trail } from '#lambdas/audit/store.ts';
import { evidence } from '#lambdas/controls/evidence-store.ts';
import { clear } from '#lambdas/persistence/clear-partition.ts';
import { ACTIVITY, entityKey, type Key, keys, subjectAt } from '#lambdas/persistence/keys.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import { transact } from '#lambdas/persistence/transaction.ts';
import { stores } from '#lambdas/records/store.ts';
import { listViews } from '#lambdas/views/store.ts';
import { recomputeSubjectWork } from '#lambdas/work/service.ts';
import { workSubject } from '#lambdas/work/store.ts';

/** Audit rows processed per message. */
const PART = 500;

const NamingRow = z.object({ what: z.string(), id: z.string(), [ACTIVITY.pk]: z.string().optional() });

/** Notifications, work items, exports, and address changes. */
const clearOwn = async (id: string) => {
  for (const { pk } of [
    keys.notification(id, ''),
    keys.work(id, ''),
    keys.listExport(id, ''),
    keys.emailUndo(id, ''),
    keys.caller(id),
  ])
    await clear(pk);
  // Views that are shared with others stay.
  const own = (await listViews.rows()).filter(({ owner, shared_with }) => owner.id === id && shared_with === 'nobody');
  for (const { id: view } of own) {
    const found = await listViews.get(view);
    if (found) await listViews.remove(found, SYSTEM);
  }
};

type Recalled = <T>(value: T) => T;
type Row = Key & Record<string, unknown>;

const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`;

/**
 * Changes a field only if its value is still the one that was read; otherwise the update fails, and the job retries.
 */
const recallRow = async ({ pk, sk, ...before }: Row, recalled: Recalled) => {
  const after = recalled(before);
  const changed = Object.keys(before).filter((field) => !isDeepStrictEqual(before[field], after[field]));
  if (changed.length === 0) return;
  const of = (prefix: string, row: Record<string, unknown>) =>
    changed.map((field, at) => [`${prefix}${at}`, row[field]] as const);
  await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: { pk, sk },
      UpdateExpression: `SET ${changed.map((_, at) => `#field${at} = :to${at}`).join(', ')}`,
      ConditionExpression: changed.map((_, at) => `#field${at} = :was${at}`).join(' AND '),
      ExpressionAttributeNames: Object.fromEntries(changed.map((field, at) => [`#field${at}`, field])),
      ExpressionAttributeValues: Object.fromEntries([...of(':was', before), ...of(':to', after)]),
    }),
  );
};

/** Rows beside an entity: answers, approval rounds, delegations. */
const recallPartition = async (pk: string, recalled: Recalled, isEntity: (key: Key) => boolean) => {
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        ConsistentRead: true,
        ExclusiveStartKey,
      }),
    );
    for (const row of Items as Row[]) if (!isEntity(row)) await recallRow(row, recalled); // each row includes its keys
    ExclusiveStartKey = LastEvaluatedKey;
  } while (ExclusiveStartKey);
};

/** Evidence has no audit log of its own, so all pieces are checked. */
const recallEvidence = async (id: string, recalled: Recalled) => {
  for (const piece of await evidence.rows()) {
    if (!JSON.stringify(piece).includes(id)) continue;
    await retryOnConflict(async () => {
      const found = await evidence.get(piece.id);
      const after = found && recalled(found);
      if (after && !isDeepStrictEqual(found, after)) await transact(await evidence.become(found, after));
    });
  }
};

/** Partitions that hold further rows of the named entities. */
const otherPartitions = (naming: readonly z.output<typeof NamingRow>[]) => [
  ...naming.flatMap(({ what, id }) => (isAuditedKind(what) ? entityKey(what, id).pk : [])),
  ...naming.flatMap((row) => row[ACTIVITY.pk] ?? []),
  ...naming.flatMap(({ what, id }) => {
    const subject = isAuditedKind(what) ? subjectAt(entityKey(what, id).pk) : undefined;
    return subject ? keys.workOf(workSubject(subject.thing, subject.id), '').pk : [];
  }),
];

/** Processes one page of the audit log, newest first, and returns the cursor of the next. Idempotent. */
export const forgetPerson = async (id: string, after: string | undefined): Promise<string | null> => {
  const names = new Map([[id, pseudonymOf(id)]]);
  const recalled: Recalled = (value) => renamed(value, names);
  if (after === undefined) {
    await clearOwn(id);
    await recallEvidence(id, recalled);
  }
  const { items, next } = await trail.rows({}, PART, after);
  const naming = items.filter((row) => JSON.stringify(row).includes(id)).map((row) => NamingRow.parse(row));
  const things = new Map(naming.map((one) => [`${one.what} ${one.id}`, one]));
  const own = new Set<string>();
  for (const { what, id: thing } of things.values()) {
    if (!isAuditedKind(what)) continue;
    own.add(nameOf(entityKey(what, thing)));
    await stores[what].recall(thing, recalled);
  }
  const partitions = new Set(otherPartitions(naming));
  for (const pk of partitions) await recallPartition(pk, recalled, (key) => own.has(nameOf(key)));
  // Work items of other people contain the name.
  for (const of of [...partitions].map(subjectAt)) if (of) await recomputeSubjectWork(of);
  return next;
};
