/** Transactions: all writes succeed, or none. */
import { isDeepStrictEqual } from 'node:util';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { tooLarge } from '#lambdas/known-errors.ts';
import { recordWrite, unrecordedAttempt } from './idempotent-request.ts';
import type { Key } from './keys.ts';
import { retryUntilDeadline } from './retry.ts';
import { table, tableName } from './table.ts';
import type { Row, Write } from './write.ts';

/** DynamoDB allows 100 writes; one is reserved for the record of an Idempotency-Key. */
const MAX_WRITES = 99;
const MAX_ROW_BYTES = 300_000;

const rowOf = (write: Write) => ('put' in write ? write.put : 'change' in write ? write.change : undefined);

const assertFits = (writes: readonly Write[]) => {
  if (writes.length > MAX_WRITES)
    throw tooLarge(`This changes ${writes.length} rows at once. The maximum is ${MAX_WRITES}.`);
  for (const write of writes)
    if (Buffer.byteLength(JSON.stringify(rowOf(write) ?? null)) > MAX_ROW_BYTES)
      throw tooLarge('This exceeds the maximum size of an entry (300 kB). Shorten its texts.');
};

const conditionOf = ({ condition }: Write) => ({
  TableName: tableName(),
  ...(condition && {
    ConditionExpression: condition.expression,
    ...(condition.values && { ExpressionAttributeValues: condition.values }),
  }),
});

const adding = (more: Record<string, number>, common: ReturnType<typeof conditionOf>) => {
  const names = Object.keys(more);
  const values = Object.fromEntries(names.map((name) => [`:add_${name}`, more[name]]));
  return {
    ...common,
    UpdateExpression: `ADD ${names.map((name) => `${name} :add_${name}`).join(', ')}`,
    ExpressionAttributeValues: { ...common.ExpressionAttributeValues, ...values },
  };
};

const changing = ({ pk: _, sk: __, ...row }: Row, was: object, common: ReturnType<typeof conditionOf>) => {
  const before = new Map(Object.entries(was));
  const others = [...new Set([...before.keys(), ...Object.keys(row)])].filter(
    (field) => !isDeepStrictEqual(before.get(field), row[field]),
  );
  const [set, gone] = [
    others.filter((field) => row[field] !== undefined),
    others.filter((field) => row[field] === undefined),
  ];
  const parts = [
    ...(set.length > 0 ? [`SET ${set.map((field) => `#${field} = :set_${field}`).join(', ')}`] : []),
    ...(gone.length > 0 ? [`REMOVE ${gone.map((field) => `#${field}`).join(', ')}`] : []),
  ];
  return {
    ...common,
    UpdateExpression: parts.join(' '),
    ExpressionAttributeNames: Object.fromEntries(others.map((field) => [`#${field}`, field])),
    ExpressionAttributeValues: {
      ...common.ExpressionAttributeValues,
      ...Object.fromEntries(set.map((field) => [`:set_${field}`, row[field]])),
    },
  };
};

const request = (write: Write) => {
  const common = conditionOf(write);
  if ('put' in write) return { Put: { ...common, Item: write.put } };
  if ('change' in write) {
    const { pk, sk } = write.change;
    return { Update: { ...changing(write.change, write.was, common), Key: { pk, sk } } };
  }
  if ('remove' in write) return { Delete: { ...common, Key: write.remove } };
  if ('add' in write) return { Update: { ...adding(write.add, common), Key: write.to } };
  return { ConditionCheck: { ...common, ConditionExpression: write.condition.expression, Key: write.check } };
};

/** Transaction conflicts and throttling, which the SDK client does not retry. */
const PASSING = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'];

const isPassing = (error: unknown) =>
  error instanceof TransactionCanceledException &&
  (error.CancellationReasons ?? []).some(({ Code = '' }) => PASSING.includes(Code));

/** The error of the first failed condition. */
const cause = (error: unknown, writes: readonly Write[]): unknown => {
  if (!(error instanceof TransactionCanceledException)) return error;
  const reasons = error.CancellationReasons ?? [];
  const failed = writes.find((_, index) => reasons[index]?.Code === 'ConditionalCheckFailed');
  return failed?.condition ? failed.condition.onFailure() : error;
};

const keyOf = (write: Write): Key =>
  'put' in write
    ? write.put
    : 'change' in write
      ? write.change
      : 'remove' in write
        ? write.remove
        : 'add' in write
          ? write.to
          : write.check;

export const transact = async (writes: readonly Write[]): Promise<void> => {
  assertFits(writes);
  const attempt = unrecordedAttempt();
  const [first] = writes;
  const all = attempt && first ? [...writes, recordWrite(attempt, keyOf(first))] : writes;
  await retryUntilDeadline(isPassing, async () => {
    try {
      await table.send(new TransactWriteCommand({ TransactItems: all.map(request) }));
    } catch (error) {
      throw cause(error, all);
    }
  });
  if (attempt) attempt.recorded = attempt.next;
};
