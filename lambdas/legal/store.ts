/** Legal documents are stored from their first answer on. Everything else is read from the records. */
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Change } from '#domain/audit/audit.ts';
import type { Actor, Recorded } from '#domain/entity.ts';
import { KeptLegalDocument, SignedLegalDocument } from '#domain/legal/legal-document.ts';
import { LEGAL_TYPE_NAMES, type LegalTypeId, legalTypeId } from '#domain/legal/type-names.ts';
import { changedMeanwhile } from '#lambdas/known-errors.ts';
import { rowsAt } from '#lambdas/persistence/batch-get.ts';
import { idOf } from '#lambdas/persistence/derived-id.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { entityKey, keys } from '#lambdas/persistence/keys.ts';
import { every } from '#lambdas/persistence/paging.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import type { Write } from '#lambdas/persistence/write.ts';

const PlaceRow = z.object({ sk: z.string() });
/** Compressed, because a signed version has all points and can be larger than a row. */
const VersionRow = z.object({ packed: z.string() });

/** A document of which nothing is stored yet. */
export const untouched = (application_id: string, type: LegalTypeId): Omit<KeptLegalDocument, keyof Recorded> => ({
  ...{ application_id, type, answers: {}, owner: null, due_on: null },
  ...{ state: 'draft', submitted: null, returned: null, signed: [] },
});

const placeOf = ({ application_id, type }: KeptLegalDocument) => keys.legalDocumentOf(application_id, type);

/** The document's row in the application's partition. Deleting a document also deletes its signed versions. */
const projections = (before: KeptLegalDocument | undefined, after: KeptLegalDocument | undefined): Write[] => {
  if (before && after) return [];
  if (after) return [{ put: placeOf(after) }];
  if (!before) return [];
  const { id, signed } = before;
  return [{ remove: placeOf(before) }, ...signed.map(({ number }) => ({ remove: keys.legalVersion(id, number) }))];
};

const stored = {
  ...entities({
    what: 'legal document',
    schema: KeptLegalDocument,
    whole: ({ application_id }) => keys.application(application_id),
    // Audit rows use the English name of the type.
    called: ({ type }) => {
      const known = legalTypeId(type);
      return known ? LEGAL_TYPE_NAMES[known].en : type;
    },
    // Explicit changes describe these fields in the audit entry.
    hidden: ['application_id', 'type', 'answers', 'owner', 'due_on', 'state', 'submitted', 'returned', 'signed'],
    listed: projections,
  }),

  /** Derived, so that concurrent first answers create the same document. */
  idOf: (application: string, type: string) => idOf('legal document', application, type),
};

export const legalDocuments = {
  ...stored,

  /** The first change creates the document. */
  change: (
    document: KeptLegalDocument | undefined,
    after: Omit<KeptLegalDocument, keyof Recorded>,
    actor: Actor,
    changes: Change[],
  ): Promise<KeptLegalDocument> =>
    document
      ? stored.update(document, { ...document, ...after }, actor, { changes })
      : stored.create(after, actor, stored.idOf(after.application_id, after.type), [], { changes }),

  of: async (application: string): Promise<KeptLegalDocument[]> => {
    const { pk, sk: prefix } = keys.legalDocumentOf(application, '');
    const started = await every({ pk, prefix, schema: PlaceRow });
    const ids = started.map(({ sk }) => stored.idOf(application, sk.slice(prefix.length)));
    const rows = await rowsAt(ids.map((id) => entityKey('legal document', id)));
    return rows.flatMap((row) => (row ? [KeptLegalDocument.parse(row)] : []));
  },

  hasSigned: async (application: string): Promise<boolean> =>
    (await legalDocuments.of(application)).some(({ signed }) => signed.length > 0),

  /** Part of the transaction that signs the document. */
  freeze: (id: string, signed: SignedLegalDocument): Write => ({
    put: {
      ...keys.legalVersion(id, signed.content.number),
      packed: zstdCompressSync(JSON.stringify(signed)).toString('base64'),
    },
    condition: { expression: 'attribute_not_exists(pk)', onFailure: () => changedMeanwhile('legal document') },
  }),

  version: async (id: string, number: number): Promise<SignedLegalDocument | undefined> => {
    const Key = keys.legalVersion(id, number);
    const { Item } = await table.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
    if (!Item) return undefined;
    const { packed } = VersionRow.parse(Item);
    return SignedLegalDocument.parse(JSON.parse(zstdDecompressSync(Buffer.from(packed, 'base64')).toString()));
  },
};
