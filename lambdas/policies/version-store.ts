/** Published versions: immutable rows beside the policy. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { type KeptPolicy, PolicyVersion, PolicyVersionSummary } from '#domain/policies/policy.ts';
import { changedMeanwhile } from '#lambdas/known-errors.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { every } from '#lambdas/persistence/paging.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import type { Write } from '#lambdas/persistence/write.ts';

export const policyVersions = {
  keep: (policy: string, version: PolicyVersion): Write => ({
    put: { ...keys.policyVersion(policy, version.number), ...version },
    condition: { expression: 'attribute_not_exists(pk)', onFailure: () => changedMeanwhile('policy') },
  }),

  get: async (policy: string, number: number): Promise<PolicyVersion | undefined> => {
    const Key = keys.policyVersion(policy, number);
    const { Item } = await table.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
    return Item && PolicyVersion.parse(Item);
  },

  /** The version that applies on a day: the latest one whose effective date has come. */
  on: async (day: string, { id, published }: KeptPolicy): Promise<number | null> => {
    let version: Pick<PolicyVersion, 'effective_on' | 'number'> | null | undefined = published;
    while (version && version.effective_on > day) version = await policyVersions.get(id, version.number - 1);
    return version?.number ?? null;
  },

  /** Newest first. */
  of: async (policy: string) => {
    const { pk } = keys.policyVersion(policy, 0);
    return (await every({ pk, prefix: 'VERSION#', schema: PolicyVersionSummary })).toReversed();
  },
};
