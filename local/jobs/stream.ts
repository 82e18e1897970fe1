/** Stand-in for Lambda at the table's change stream: continues after a restart at the last delivered change. */
import { join } from 'node:path';
import {
  type _Record as Change,
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
} from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import * as z from 'zod';
import { REGION } from '#local/environment.ts';
import type { Installation } from '#local/installation.ts';
import { openLines } from '#local/json-lines.ts';

const BATCH = 100;
/** Milliseconds to wait for more writes, which come in bursts, so reading takes little time from writing. */
const GATHER = 100;
const PAUSE = 1_000;

/** The last delivered sequence number of each shard; empty if there is none. */
const Places = z.record(z.string(), z.string());
type Places = z.output<typeof Places>;

type Options = {
  data: string;
  endpoint: string;
  installation: Installation;
  handle: (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;
};

const eventOf = (changes: readonly Change[], arn: string) => {
  const Records = changes.map(({ dynamodb, ...change }) => ({
    ...change,
    eventSourceARN: arn,
    dynamodb: { ...dynamodb, ApproximateCreationDateTime: Number(dynamodb?.ApproximateCreationDateTime) / 1_000 },
  }));
  // The cast is needed because the client's types make every field optional.
  return { Records } as DynamoDBStreamEvent;
};

export const openStream = async ({ data, endpoint, installation, handle }: Options) => {
  const { tableName, accessKeyId, secretAccessKey } = installation;
  const client = new DynamoDBStreamsClient({ endpoint, region: REGION, credentials: { accessKeyId, secretAccessKey } });
  const { Streams: [{ StreamArn } = {}] = [] } = await client.send(new ListStreamsCommand({ TableName: tableName }));
  if (!StreamArn) throw new Error(`The table ${tableName} has no stream.`);

  const file = openLines<Places>(join(data, 'stream.jsonl'), (line) => Places.parse(line));
  const iterators = new Map<string, string | undefined>();

  const shardsNow = async () => {
    const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn }));
    return (StreamDescription?.Shards ?? []).flatMap(({ ShardId, SequenceNumberRange }) =>
      ShardId ? [{ shard: ShardId, end: SequenceNumberRange?.EndingSequenceNumber ?? '' }] : [],
    );
  };

  const [known] = file.read();
  // At the first start, a shard with an ending sequence number is read from there, so its earlier changes are skipped.
  const places = known ?? Object.fromEntries((await shardsNow()).map(({ shard, end }) => [shard, end]));
  const keep = () => file.rewrite([places]);
  keep();

  const iteratorOf = async (shard: string) => {
    const after = places[shard];
    const from = after
      ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER' as const, SequenceNumber: after }
      : { ShardIteratorType: 'TRIM_HORIZON' as const };
    const { ShardIterator } = await client.send(new GetShardIteratorCommand({ StreamArn, ShardId: shard, ...from }));
    return ShardIterator;
  };

  /** Returns true if there may be more changes. */
  const readOn = async (shard: string): Promise<boolean> => {
    const ShardIterator = iterators.get(shard) ?? (await iteratorOf(shard));
    const { Records: changes = [], NextShardIterator } = await client.send(
      new GetRecordsCommand({ ShardIterator, Limit: BATCH }),
    );
    const last = changes.at(-1)?.dynamodb?.SequenceNumber;
    if (last) {
      const { batchItemFailures } = await handle(eventOf(changes, StreamArn));
      if (batchItemFailures.length > 0) throw new Error('Changes could not be passed to their jobs.');
      places[shard] = last;
      keep();
    }
    iterators.set(shard, NextShardIterator);
    return changes.length === BATCH;
  };

  const readAll = async () => {
    // Open shards have an iterator, so shards are listed again only after one has ended.
    const isEnded = iterators.size === 0 || [...iterators.values()].includes(undefined);
    const shards = isEnded ? (await shardsNow()).map(({ shard }) => shard) : [...iterators.keys()];
    for (const shard of shards) while (await readOn(shard));
  };

  let stopped = false;
  let gathering: NodeJS.Timeout | undefined;
  let reading: Promise<void> | undefined;
  let more = false;

  const read = () => {
    gathering = undefined;
    if (stopped) return;
    more = false;
    reading = readAll()
      .catch((error) => {
        if (stopped) return;
        console.error('The change stream could not be read:', error);
        iterators.clear();
        gathering = setTimeout(read, PAUSE).unref();
      })
      .finally(() => {
        reading = undefined;
        if (more) wake();
      });
  };

  /** Called after a write. */
  const wake = () => {
    more = true;
    if (!reading) gathering ??= setTimeout(read, GATHER);
  };
  wake();

  return {
    wake,
    stop: async () => {
      stopped = true;
      clearTimeout(gathering);
      await reading;
      client.destroy();
    },
  };
};
