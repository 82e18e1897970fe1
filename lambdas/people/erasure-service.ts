/**
 * What is done once a person was erased: what was theirs alone goes, and whatever names them names their pseudonym. What
 * names them their trail knows: nothing comes to name anybody but by what is on it.
 */
import { isDeepStrictEqual } from 'node:util';
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { AUDITED, type AuditedKind } from '#domain/audit/words.ts';
import { SYSTEM } from '#domain/entity.ts';
import { pseudonymOf, renamed } from '#domain/people/erased.ts';
import { trail } from '#lambdas/audit/store.ts';
import { ENTITY } from '#lambdas/audit/verification-service.ts';
import { evidence } from '#lambdas/controls/evidence-store.ts';
import { clear } from '#lambdas/persistence/clear-partition.ts';
import { ACTIVITY, type Key, keys, subjectAt } from '#lambdas/persistence/keys.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import { transact } from '#lambdas/persistence/transaction.ts';
import { listViews } from '#lambdas/views/store.ts';
import { settleSubjectWork } from '#lambdas/work/service.ts';
import { wholeOf } from '#lambdas/work/store.ts';
import { everyKind } from './entity-kinds.ts';

/** Rows of the trail that are looked at at a time. */
const PART = 500;

const Told = z.object({ what: z.string(), id: z.string(), [ACTIVITY.pk]: z.string().optional() });

const isKind = (what: string): what is AuditedKind => Object.values<string>(AUDITED).includes(what);

/** Their notifications, their work, what they asked for, and what is left of changes of their address. */
const clearOwn = async (id: string) => {
  for (const { pk } of [
    keys.notification(id, ''),
    keys.work(id, ''),
    keys.listExport(id, ''),
    keys.emailUndo(id, ''),
    keys.caller(id),
  ])
    await clear(pk);
  // A view that others have too stays theirs.
  const own = (await listViews.rows()).filter(({ owner, shared_with }) => owner.id === id && shared_with === 'nobody');
  for (const { id: view } of own) {
    const found = await listViews.get(view);
    if (found) await listViews.remove(found, SYSTEM);
  }
};

type Recalled = <T>(value: T) => T;
type Row = Key & Record<string, unknown>;

const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`;

/** Each field only as it was read: whoever changed it meanwhile is not undone, and it is looked at again. */
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

/** What lies beside a thing and is no thing itself: answers, rounds of approval, what was handed on. */
const recallPartition = async (pk: string, recalled: Recalled, isThing: (key: Key) => boolean) => {
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
    for (const row of Items as Row[]) if (!isThing(row)) await recallRow(row, recalled); // each has its keys
    ExclusiveStartKey = LastEvaluatedKey;
  } while (ExclusiveStartKey);
};

/** Pieces of evidence have no trail of their own, and are few enough to be looked at all. */
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

/** Where more of a thing lies than the thing itself. */
const besides = (naming: readonly z.output<typeof Told>[]) => [
  ...naming.flatMap(({ what, id }) => (isKind(what) ? ENTITY[what](id).pk : [])),
  ...naming.flatMap((row) => row[ACTIVITY.pk] ?? []),
  ...naming.flatMap(({ what, id }) =>
    what === 'application' || what === 'vendor' ? keys.workOf(wholeOf(what, id), '').pk : [],
  ),
];

/** A part of the trail, from the newest row on; gives where the next one begins. Done again it changes nothing. */
export const forgetPerson = async (id: string, after: string | undefined): Promise<string | null> => {
  const names = new Map([[id, pseudonymOf(id)]]);
  const recalled: Recalled = (value) => renamed(value, names);
  if (after === undefined) {
    await clearOwn(id);
    await recallEvidence(id, recalled);
  }
  const { items, next } = await trail.rows({}, PART, after);
  const naming = items.filter((row) => JSON.stringify(row).includes(id)).map((row) => Told.parse(row));
  const things = new Map(naming.map((one) => [`${one.what} ${one.id}`, one]));
  const own = new Set<string>();
  for (const { what, id: thing } of things.values()) {
    if (!isKind(what)) continue;
    own.add(nameOf(ENTITY[what](thing)));
    await everyKind[what].recall(thing, recalled);
  }
  const partitions = new Set(besides(naming));
  for (const pk of partitions) await recallPartition(pk, recalled, (key) => own.has(nameOf(key)));
  // What waits for others says in words whose it was.
  for (const of of [...partitions].map(subjectAt)) if (of) await settleSubjectWork(of);
  return next;
};
