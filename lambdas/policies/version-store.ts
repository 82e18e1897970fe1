/** Published versions: immutable rows beside the policy. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { PolicyVersion, PolicyVersionSummary } from '#domain/policies/policy.ts';
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

  /** Newest first. */
  of: async (policy: string) => {
    const { pk } = keys.policyVersion(policy, 0);
    return (await every({ pk, prefix: 'VERSION#', schema: PolicyVersionSummary })).toReversed();
  },
};
