/** What the network and a busy table do to the SDK's requests. It happens below the SDK's own retries, to each attempt. */
import {
  ProvisionedThroughputExceededException,
  TransactionCanceledException,
  type TransactWriteItemsInput,
} from '@aws-sdk/client-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { table } from '#lambdas/stores/table.ts';
import type { World } from './world.ts';

type Rates = {
  /** Refused because there is too much to do; nothing happened. */
  throttled: number;
  /** It happened, and its answer never came. */
  lost: number;
  /** Of transactions: another one was at work on the same row. */
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

/** As it goes over the wire. */
export type WrittenRow = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>;
const NONE: Rates = { throttled: 0, lost: 0, conflicting: 0 };

export type Counted = Record<'requests' | keyof Rates, number>;

type Options = {
  world: World;
  /** Hears of each row as soon as it is in the table. */
  onWrite: (row: WrittenRow) => void;
};

const isTransaction = (command: string, input: object): input is TransactWriteItemsInput =>
  command === 'TransactWriteItemsCommand' && 'TransactItems' in input;

type Written = { TransactItems: { Put?: { Item: WrittenRow } }[] };
const bodyOf = (request: unknown): Written => {
  const { body } = Object(request) as { body: Uint8Array }; // what the SDK has just made
  return JSON.parse(new TextDecoder().decode(body));
};

/** Every request of the client waits for its turn in the world, and may be struck. */
export const afflict = ({ middlewareStack }: typeof table, { world, onWrite }: Options) => {
  let rates = NONE;
  const counted: Counted = { requests: 0, throttled: 0, lost: 0, conflicting: 0 };
  const strikes = (what: keyof Rates) => {
    const isStruck = world.chance.share() < rates[what];
    if (isStruck) counted[what] += 1;
    return isStruck;
  };
  middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        if (!world.isRunning()) return next(args);
        await world.turn();
        counted.requests += 1;
        world.note(commandName);
        const writes = isTransaction(commandName, args.input) ? (args.input.TransactItems ?? []).length : 0;
        if (strikes('throttled')) {
          world.note('throttled');
          // A transaction is told so of the row that was too busy, and the SDK does not try it again.
          if (writes > 0 && world.chance.share() < 0.5) throw cancelled(writes, 'ThrottlingError');
          throw new ProvisionedThroughputExceededException(METADATA);
        }
        if (writes > 0 && strikes('conflicting')) throw cancelled(writes, 'TransactionConflict');
        const answer = await world.aside(() => next(args));
        if (writes > 0) for (const { Put } of bodyOf(args.request).TransactItems) if (Put) onWrite(Put.Item);
        if (strikes('lost')) {
          world.note('lost');
          throw lostAnswer();
        }
        return answer;
      },
    { step: 'finalizeRequest', priority: 'low', name: 'afflict' },
  );
  return {
    counted,
    /** From now on, or until it is stopped. */
    begin: () => {
      rates = RATES;
    },
    end: () => {
      rates = NONE;
    },
  };
};
