/** Records that the product requested a code from the user pool; codes requested by others are refused. */
import { randomUUID } from 'node:crypto';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#lambdas/persistence/keys.ts';
import { alive, table, tableName } from '#lambdas/persistence/table.ts';

/** The pool sends the code immediately. */
const SECONDS = 30;

export const expectedCodes = {
  /** Returns a ticket that only this request for a code carries. */
  expect: async (person: string): Promise<string> => {
    const ticket = randomUUID();
    const Item = { ...keys.expectedCode(person), ticket, ttl: Math.floor(Date.now() / 1000) + SECONDS };
    await table.send(new PutCommand({ TableName: tableName(), Item }));
    return ticket;
  },

  isExpected: async (person: string, ticket: string | undefined) => {
    const Key = keys.expectedCode(person);
    const { Item } = await table.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
    return ticket !== undefined && alive(Item) && Item?.ticket === ticket;
  },
};
