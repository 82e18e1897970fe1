/** What the main thread and the thread of the jobs send each other. */
import type { DynamoDBBatchResponse, DynamoDBStreamEvent, SQSEvent } from 'aws-lambda';
import type { WorkerName } from '#contract/jobs/workers.ts';

export type Call = { number: number } & (
  | { handler: 'clock'; event: { time: string } }
  | { handler: 'stream'; event: DynamoDBStreamEvent }
  /** `deadline` is the end of the worker's time limit. */
  | { handler: WorkerName; event: SQSEvent; deadline: number }
);

export type Outcome = { number: number } & ({ result: DynamoDBBatchResponse | undefined } | { error: unknown });
