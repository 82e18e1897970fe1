/** That the product itself has just asked the user pool for a code to somebody's address or number, which nobody else may. */
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from './keys.ts';
import { alive, table, tableName } from './table.ts';

/** The pool sends it at once. */
const SECONDS = 30;

export const expectedCodes = {
  expect: async (person: string) => {
    const Item = { ...keys.expectedCode(person), ttl: Math.floor(Date.now() / 1000) + SECONDS };
    await table.send(new PutCommand({ TableName: tableName(), Item }));
  },

  isExpected: async (person: string) => {
    const Key = keys.expectedCode(person);
    const { Item } = await table.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
    return alive(Item);
  },
};
