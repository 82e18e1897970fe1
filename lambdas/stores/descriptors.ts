/** What people say of the risks of an application, in a row beside it: an attribute for each risk. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { DescriptorKey } from '#domain/risks/descriptors.ts';
import { DescriptorName, OwnLevel } from '#domain/risks/risk.ts';
import { changedMeanwhile } from '#lambdas/problems.ts';
import { keys } from './keys.ts';
import { table, tableName } from './table.ts';
import type { Write } from './transaction.ts';

const Said = z.partialRecord(DescriptorName, OwnLevel);

const Row = z.object({ version: z.int().default(0), said: Said.default({}) });
export type KeptDescriptors = z.output<typeof Row>;

/** Of a row that is there, or not yet. */
export const descriptorsOf = (row: Record<string, unknown> = {}): KeptDescriptors => Row.parse(row);

export const descriptors = {
  get: async (application: string): Promise<KeptDescriptors> => {
    const { Item } = await table.send(
      new GetCommand({ TableName: tableName(), Key: keys.descriptors(application), ConsistentRead: true }),
    );
    return descriptorsOf(Item);
  },

  /** What makes one say this, or nothing, as long as nobody said anything of any meanwhile. */
  say: (
    application: string,
    { version, said }: KeptDescriptors,
    descriptor: DescriptorKey,
    own: OwnLevel | undefined,
  ): Write => ({
    put: { ...keys.descriptors(application), version: version + 1, said: { ...said, [descriptor]: own } },
    condition: {
      expression: version === 0 ? 'attribute_not_exists(pk)' : 'version = :version',
      ...(version > 0 && { values: { ':version': version } }),
      onFailure: () => changedMeanwhile('risk'),
    },
  }),
};
