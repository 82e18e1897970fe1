import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { environment } from '#contract/environment.ts';
import { sdkRetries } from './retry.ts';

export const table = DynamoDBDocumentClient.from(new DynamoDBClient({ retryStrategy: sdkRetries(10) }), {
  marshallOptions: { removeUndefinedValues: true },
});

/** To tell a logger that is not there of all that was read, the SDK makes a copy of it. */
table.middlewareStack.remove('loggerMiddleware');

export const tableName = () => environment('TABLE_NAME');

/** A row past its time is not there, whether the table has deleted it yet or not. */
export const alive = (row: Record<string, unknown> | undefined, now = Date.now()) =>
  row !== undefined && (typeof row.ttl !== 'number' || row.ttl * 1000 > now);
