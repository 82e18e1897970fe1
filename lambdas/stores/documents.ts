/** Documents, each a thing of its own with its versions; those of an application also lie beside it, as lists show them. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { KeptDocument, type KeptVersion, Use } from '#domain/documents/document.ts';
import { fileKeyOf, quarantineKeyOf, uploadKeyOf } from '#domain/documents/file-keys.ts';
import { inUse, notFound } from '#lambdas/problems.ts';
import { entities } from './entities.ts';
import { type Key, keys } from './keys.ts';
import { messages } from './messages.ts';
import { table, tableName } from './table.ts';
import type { Write } from './transaction.ts';

/** Wherever there may be something of it. */
const filesOf = (document: KeptDocument, { number, sha256 }: KeptVersion) => [
  uploadKeyOf(document, number),
  quarantineKeyOf(document, number),
  ...(sha256 === null ? [] : [fileKeyOf(document, number, sha256)]),
];

/** Its files go with it. */
const beside = (before: KeptDocument | undefined, after: KeptDocument | undefined): Write[] => {
  if (after) return [{ put: { ...keys.documentOf(after.application_id, after.id), ...after } }];
  if (!before) return [];
  const files = before.versions.flatMap((version) => filesOf(before, version));
  return [{ remove: keys.documentOf(before.application_id, before.id) }, messages.to('remove-files', { keys: files })];
};

/** What is evidence stays: whoever begins to use it at this moment changes `uses`, and is not overlooked. */
const mustBeUnused = (before: KeptDocument | undefined, after: KeptDocument | undefined): Write[] => {
  if (before && !after && before.uses > 0) throw inUse('document', []);
  return [];
};

const all = async <T>({ pk, sk }: Key, schema: z.ZodType<T>): Promise<T[]> => {
  const found: T[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': pk, ':prefix': sk },
        ConsistentRead: true,
        ExclusiveStartKey,
      }),
    );
    for (const row of Items) found.push(schema.parse(row));
    ExclusiveStartKey = LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return found;
};

type Place = Pick<KeptDocument, 'id' | 'application_id'>;

/** Only of a document that is still there; its line beside the application says so too. */
const counted = ({ id, application_id }: Place, by: 1 | -1): Write[] =>
  [keys.document(id), keys.documentOf(application_id, id)].map((to) => ({
    add: { uses: by },
    to,
    condition: { expression: 'attribute_exists(pk)', onFailure: () => notFound('document') },
  }));

export const documents = {
  ...entities({
    what: 'document',
    schema: KeptDocument,
    key: keys.document,
    whole: ({ application_id }) => keys.application(application_id),
    hidden: ['application_id', 'versions', 'progress', 'uses'],
    noted: ['progress', 'uses'],
    bound: mustBeUnused,
    listed: beside,
  }),

  /** The oldest first. */
  of: (application: string): Promise<KeptDocument[]> => all(keys.documentOf(application, ''), KeptDocument),

  /** What it is evidence of. */
  usesOf: (id: string): Promise<Use[]> => all(keys.documentUses(id), Use),

  /** Part of the transaction that makes it evidence. */
  use: (document: Place, use: Use): Write[] => [
    { put: { ...keys.documentUse(document.id, use), ...use } },
    ...counted(document, 1),
  ],

  /** Part of the transaction by which it is evidence no more. */
  unuse: (document: Place, use: Use): Write[] => [
    { remove: keys.documentUse(document.id, use) },
    ...counted(document, -1),
  ],
};
