/**
 * Maps people of a migrated tenant to their accounts. The new user pool assigns new ids, while the audit log knows
 * people by the original ones.
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
  /** When the account was created for the migration, without a known password; null if it already existed. */
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

  /** For people who were not migrated, both ids are equal. */
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

  /** Part of the transaction that removes the person. */
  forgetting: async (person: string): Promise<Write[]> => {
    const found = await find(person);
    return found ? [{ remove: keys.movedAccount(person) }, { remove: keys.movedPerson(found.account) }] : [];
  },
};
