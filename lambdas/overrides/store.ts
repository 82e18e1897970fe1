/** Tier overrides, in rows beside the application. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Actor } from '#domain/entity.ts';
import { TierOverride } from '#domain/override/override.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { page } from '#lambdas/persistence/paging.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import type { Write } from '#lambdas/persistence/write.ts';

const get = async (application: string, id: string): Promise<TierOverride | undefined> => {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: keys.tierOverride(application, id), ConsistentRead: true }),
  );
  return Item && TierOverride.parse(Item);
};

/** Part of a transaction that changes the application or its audit log, whose version guards it. */
const keep = (application: string, override: TierOverride): Write => ({
  put: { ...keys.tierOverride(application, override.id), ...override },
});

const newest = (application: string, limit: number, after: string | undefined) =>
  page({ pk: keys.application(application).pk, prefix: 'OVERRIDE#', schema: TierOverride, limit, after });

export const overrides = {
  get,
  keep,
  page: newest,

  /** A pending override blocks new requests, so it is always the newest. */
  pending: async (application: string): Promise<TierOverride | undefined> => {
    const [last] = (await newest(application, 1, undefined)).items;
    return last?.state === 'requested' ? last : undefined;
  },

  /** The writes that end an override in force. */
  end: async (application: string, id: string, at: string, { id: who, name }: Actor): Promise<Write[]> => {
    const found = await get(application, id);
    return found ? [keep(application, { ...found, state: 'ended', ended: { at, by: { id: who, name } } })] : [];
  },
};
