import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { environment } from '#contract/environment.ts';
import { sdkRetries } from './retry.ts';

export const table = DynamoDBDocumentClient.from(new DynamoDBClient({ retryStrategy: sdkRetries(10) }), {
  marshallOptions: { removeUndefinedValues: true },
});

/** The logger middleware copies every result, even without a logger. */
table.middlewareStack.remove('loggerMiddleware');

export const tableName = () => environment('TABLE_NAME');

/** Treats expired rows as missing, even if DynamoDB has not deleted them yet. */
export const alive = (row: Record<string, unknown> | undefined, now = Date.now()) =>
  row !== undefined && (typeof row.ttl !== 'number' || row.ttl * 1000 > now);
