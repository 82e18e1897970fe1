import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { RequestActor } from '#domain/entity.ts';
import { Invited, Outcome } from '#domain/people/invitations.ts';
import { type Asked, batches, batchWork } from '#lambdas/persistence/batches.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { messages } from '#lambdas/persistence/outbox.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';

/** An invitation is among the first audit rows of a user. */
const FIRST_ROWS = 20;

const nothing: z.ZodType<object> = z.object({});
const { ask, ...kept } = batches({
  item: Invited,
  about: nothing,
  askedKey: keys.invitations,
  partKey: keys.invitedPart,
});
const { begin, ...work } = batchWork({
  outcome: Outcome,
  keyOf: keys.invitationOutcome,
  message: (id, part, messageId) => messages.to('invite-people', { id, part }, messageId),
});

export const invitations = {
  ...kept,
  ...work,

  ask: (by: RequestActor, people: readonly Invited[]) => ask(by, people, {}, begin),

  /** Whether this batch created or completed the user. */
  isWorkOf: async ({ by }: Asked, user: string): Promise<boolean> => {
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': keys.audit(keys.caller(user), 1).pk },
        ConsistentRead: true,
        Limit: FIRST_ROWS,
      }),
    );
    return Items.some(({ request_id }) => request_id === by.asked.id);
  },
};
