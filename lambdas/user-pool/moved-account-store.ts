/**
 * People whose tenant came from another user pool. A pool gives each account an id that nobody can choose, so here theirs is
 * another than their own, by which the trail knows them: each of the two leads to the other.
 */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Instant } from '#domain/entity.ts';
import { type Key, keys } from '#lambdas/persistence/keys.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import { transact } from '#lambdas/persistence/transaction.ts';
import type { Write } from '#lambdas/persistence/write.ts';

const MovedAccount = z.object({
  account: z.string(),
  /** Nobody has a password for one that was made for them: this is when. Nothing where they had it already. */
  made_at: Instant.nullable(),
});
export type MovedAccount = z.output<typeof MovedAccount>;

const rowAt = async (Key: Key) =>
  (await table.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }))).Item;

const find = async (person: string): Promise<MovedAccount | undefined> => {
  const row = await rowAt(keys.movedAccount(person));
  return row && MovedAccount.parse(row);
};

export const movedAccounts = {
  find,

  /** Of everybody else it is their own. */
  idOf: async (person: string): Promise<string> => (await find(person))?.account ?? person,

  personOf: async (account: string): Promise<string> => {
    const row = await rowAt(keys.movedPerson(account));
    return row ? String(row.person) : account;
  },

  give: (person: string, { account, made_at }: MovedAccount) =>
    transact([
      { put: { ...keys.movedAccount(person), account, made_at } },
      { put: { ...keys.movedPerson(account), person } },
    ]),

  /** Once the person is gone. */
  forgetting: async (person: string): Promise<Write[]> => {
    const found = await find(person);
    return found ? [{ remove: keys.movedAccount(person) }, { remove: keys.movedPerson(found.account) }] : [];
  },
};
