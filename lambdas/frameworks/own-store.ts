/** Custom frameworks. Each version of the requirements is an immutable row beside the framework. */
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { OwnFramework, OwnFrameworkVersion } from '#domain/own-framework/own-framework.ts';
import { sameNames } from '#domain/text/same-name.ts';
import { changedMeanwhile } from '#lambdas/known-errors.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import type { Write } from '#lambdas/persistence/write.ts';

const Summary = OwnFrameworkVersion.omit({ requirements: true });

export const ownFrameworks = {
  ...entities({
    what: 'own framework',
    schema: OwnFramework,
    unique: ({ name }) => ({ name: sameNames(name) }),
    listed: (_, after): Write[] => (after ? [{ put: { ...keys.ownFrameworkListed(after.id), ...after } }] : []),
  }),

  keep: (id: string, version: OwnFrameworkVersion): Write => ({
    put: { ...keys.ownFrameworkVersion(id, version.number), ...version },
    condition: { expression: 'attribute_not_exists(pk)', onFailure: () => changedMeanwhile('own framework') },
  }),

  version: async (id: string, number: number): Promise<OwnFrameworkVersion | undefined> => {
    const { Item } = await table.send(
      new GetCommand({ TableName: tableName(), Key: keys.ownFrameworkVersion(id, number), ConsistentRead: true }),
    );
    return Item && OwnFrameworkVersion.parse(Item);
  },

  /** Without the requirements, which are long. Latest first. */
  versions: async (id: string) => {
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeNames: { '#number': 'number', '#edition': 'edition', '#at': 'at', '#by': 'by' },
        ExpressionAttributeValues: { ':pk': keys.ownFramework(id).pk, ':prefix': 'VERSION#' },
        ProjectionExpression: '#number, #edition, #at, #by',
        ScanIndexForward: false,
        ConsistentRead: true,
      }),
    );
    return Items.map((row) => Summary.parse(row));
  },
};
