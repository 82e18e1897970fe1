/**
 * Injects faults into requests to the table and the user pool: throttling, lost responses and transaction conflicts.
 * They occur below the SDK's retries, so each attempt can fail.
 */
import { TooManyRequestsException } from '@aws-sdk/client-cognito-identity-provider';
import {
  ProvisionedThroughputExceededException,
  TransactionCanceledException,
  type TransactWriteItemsInput,
} from '@aws-sdk/client-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { table } from '#lambdas/persistence/table.ts';
import type { pool } from '#lambdas/user-pool/accounts.ts';
import { process } from './process.ts';
import type { World } from './world.ts';

type Rates = {
  /** Refused without an effect. */
  throttled: number;
  /** Executed, but the response never arrives. */
  lost: number;
  /** Transactions only: cancelled because another one writes the same row. */
  conflicting: number;
};
const RATES: Rates = { throttled: 0.1, lost: 0.15, conflicting: 0.01 };

const METADATA = { $metadata: {}, message: 'Put in by a test' };

const cancelled = (writes: number, Code: string) =>
  new TransactionCanceledException({
    ...METADATA,
    CancellationReasons: Array.from({ length: writes }, (_, n) => ({ Code: n === 0 ? Code : 'None' })),
  });

const lostAnswer = () => Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });

/** In DynamoDB JSON. */
export type WrittenRow = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>;
const NONE: Rates = { throttled: 0, lost: 0, conflicting: 0 };

export type Counted = Record<'requests' | keyof Rates, number>;

type Clients = { table: typeof table; pool: typeof pool };
type Options = {
  world: World;
  /** Called for each row that a transaction puts into the table. */
  onWrite: (row: WrittenRow) => void;
};

const isTransaction = (command: string, input: object): input is TransactWriteItemsInput =>
  command === 'TransactWriteItemsCommand' && 'TransactItems' in input;

type Written = { TransactItems: { Put?: { Item: WrittenRow } }[] };
const bodyOf = (request: unknown): Written => {
  const { body } = Object(request) as { body: Uint8Array }; // the SDK built this request
  return JSON.parse(new TextDecoder().decode(body));
};

/**
 * The table's clock is real and slower than the simulated one. With a Date header, the SDK would assume clock skew and
 * retry requests, differently in each run.
 */
const withoutDate = <A extends { response: unknown }>(answer: A): A => {
  const { headers } = answer.response as { headers: Record<string, string> }; // the HTTP response
  delete headers.date;
  return answer;
};

/** Runs below the SDK's own middleware, such as its retries. */
const AT_THE_END = { step: 'finalizeRequest', priority: 'low', name: 'afflict' } as const;

/** Makes each request a step of the simulated world that may fail. */
export const afflict = ({ table, pool }: Clients, { world, onWrite }: Options) => {
  let rates = NONE;
  const counted: Counted = { requests: 0, throttled: 0, lost: 0, conflicting: 0 };
  const strikes = (what: keyof Rates) => {
    const isStruck = world.chance.share() < rates[what];
    if (isStruck) counted[what] += 1;
    return isStruck;
  };
  const suffer = async <R>(command: string, refuse: () => Error, act: () => Promise<R>): Promise<R> => {
    await process.goOn();
    await world.turn();
    await process.goOn();
    counted.requests += 1;
    world.note(command);
    if (strikes('throttled')) {
      world.note('throttled');
      throw refuse();
    }
    const answer = await act();
    await process.goOn();
    if (!strikes('lost')) return answer;
    world.note('lost');
    throw lostAnswer();
  };

  table.middlewareStack.add((next, { commandName = '' }) => {
    return async (args) => {
      if (!world.isRunning()) return next(args);
      const writes = isTransaction(commandName, args.input) ? (args.input.TransactItems ?? []).length : 0;
      // DynamoDB may report throttling as a cancelled transaction, which the SDK does not retry.
      const refuse = () =>
        writes > 0 && world.chance.share() < 0.5
          ? cancelled(writes, 'ThrottlingError')
          : new ProvisionedThroughputExceededException(METADATA);
      return suffer(commandName, refuse, async () => {
        if (writes > 0 && strikes('conflicting')) throw cancelled(writes, 'TransactionConflict');
        const answer = await world.aside(() => next(args));
        if (writes > 0) for (const { Put } of bodyOf(args.request).TransactItems) if (Put) onWrite(Put.Item);
        return answer;
      });
    };
  }, AT_THE_END);
  table.middlewareStack.add((next) => async (args) => withoutDate(await next(args)), {
    ...{ step: 'deserialize', priority: 'low', name: 'without a clock' },
  });
  pool.middlewareStack.add((next, { commandName = '' }) => {
    const refuse = () => new TooManyRequestsException(METADATA);
    return async (args) => (world.isRunning() ? suffer(commandName, refuse, () => next(args)) : next(args));
  }, AT_THE_END);

  return {
    counted,
    begin: () => {
      rates = RATES;
    },
    end: () => {
      rates = NONE;
    },
  };
};
