/** Stores the last completed day of each daily job, so that the next run knows which days were missed. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { JobName } from '#contract/jobs/jobs.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';

const Night = z.object({ through: z.iso.date() });

export const nights = {
  /** Undefined before the first run. */
  last: async (job: JobName): Promise<string | undefined> => {
    const { Item } = await table.send(
      new GetCommand({ TableName: tableName(), Key: keys.night(job), ConsistentRead: true }),
    );
    return Item && Night.parse(Item).through;
  },
  /** Messages may be reordered, so the date never moves back. */
  done: async (job: JobName, through: string): Promise<void> => {
    const Item = { ...keys.night(job), through };
    const ConditionExpression = 'attribute_not_exists(pk) OR through < :through';
    const ExpressionAttributeValues = { ':through': through };
    const command = { TableName: tableName(), Item, ConditionExpression, ExpressionAttributeValues };
    await table.send(new PutCommand(command)).catch((error: unknown) => {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    });
  },
};
