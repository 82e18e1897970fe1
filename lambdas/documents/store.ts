/** Documents, each a thing of its own with its versions; those of an application or a vendor also lie beside it, as lists show them. */
import * as z from 'zod';
import { KeptDocument, type KeptVersion, newestOf, Use, withoutUpload } from '#domain/documents/document.ts';
import { fileKeyOf, quarantineKeyOf, uploadKeyOf } from '#domain/documents/file-keys.ts';
import { type Doer, Id, Instant, SYSTEM } from '#domain/entity.ts';
import { type Belonging, belongsTo, type Of } from '#domain/subject-key.ts';
import { inUse, notFound } from '#lambdas/known-errors.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { type Key, keys } from '#lambdas/persistence/keys.ts';
import { messages } from '#lambdas/persistence/outbox.ts';
import { every } from '#lambdas/persistence/paging.ts';
import type { Write } from '#lambdas/persistence/write.ts';

/** Wherever there may be something of it. */
const filesOf = (document: KeptDocument, { number, sha256, uploaded_at }: KeptVersion) => [
  uploadKeyOf(document, { number, uploaded_at }),
  quarantineKeyOf(document, number),
  ...(sha256 === null ? [] : [fileKeyOf(document, number, sha256)]),
];

/** So that what never comes is found. */
const UnderWay = z.object({ id: Id, since: Instant });

const sinceWhen = (document: KeptDocument | undefined) => {
  const newest = document && newestOf(document);
  return newest?.state === 'created' ? newest.uploaded_at : undefined;
};

const underWay = (before: KeptDocument | undefined, after: KeptDocument | undefined): Write[] => {
  const [was, since] = [sinceWhen(before), sinceWhen(after)];
  if (was === since) return [];
  if (after && since !== undefined) return [{ put: { ...keys.uploadUnderWay(after.id), id: after.id, since } }];
  return before ? [{ remove: keys.uploadUnderWay(before.id) }] : [];
};

/** Its files go with it. */
const beside = (before: KeptDocument | undefined, after: KeptDocument | undefined): Write[] => {
  const waits = underWay(before, after);
  if (after) return [{ put: { ...keys.documentOf(belongsTo(after), after.id), ...after } }, ...waits];
  if (!before) return [];
  const files = before.versions.flatMap((version) => filesOf(before, version));
  const gone = [{ remove: keys.documentOf(belongsTo(before), before.id) }, ...waits];
  return [...gone, messages.to('remove-files', { keys: files })];
};

/** What is evidence stays: whoever begins to use it at this moment changes `uses`, and is not overlooked. */
const mustBeUnused = (before: KeptDocument | undefined, after: KeptDocument | undefined): Write[] => {
  if (before && !after && before.uses > 0) throw inUse('document', []);
  return [];
};

const all = <T>({ pk, sk: prefix }: Key, schema: z.ZodType<T>) => every({ pk, prefix, schema });

type Place = Belonging & { id: string };

/** Only of a document that is still there; its line beside what it is of says so too. */
const counted = (document: Place, by: 1 | -1): Write[] =>
  [keys.document(document.id), keys.documentOf(belongsTo(document), document.id)].map((to) => ({
    add: { uses: by },
    to,
    condition: { expression: 'attribute_exists(pk)', onFailure: () => notFound('document') },
  }));

const kept = entities({
  what: 'document',
  schema: KeptDocument,
  key: keys.document,
  whole: (document) => keys.subject(belongsTo(document)),
  hidden: ['application_id', 'vendor_id', 'versions', 'progress', 'uses'],
  noted: ['progress', 'uses'],
  bound: mustBeUnused,
  listed: beside,
});

export const documents = {
  ...kept,

  /** The oldest first. */
  of: (of: Of): Promise<KeptDocument[]> => all(keys.documentOf(of, ''), KeptDocument),

  /** What becomes of a version whose file does not come. */
  giveUp: (document: KeptDocument, version: KeptVersion, by: Doer) =>
    kept.update(document, { ...document, versions: withoutUpload(document, version) }, by, {
      action: 'version_given_up',
      changes: [
        { field: 'version_number', to: version.number },
        { field: 'file_name', to: version.file_name },
      ],
    }),

  /** What its check came to, or that it came to nothing. */
  conclude: (document: KeptDocument, after: KeptVersion) => {
    const versions = document.versions.map((one) => (one.number === after.number ? after : one));
    return kept.update(document, { ...document, versions }, SYSTEM, {
      action: after.error ? 'version_refused' : 'version_accepted',
      changes: [
        { field: 'version_number', to: after.number },
        { field: 'file_name', to: after.file_name },
        ...(after.error ? [{ field: 'error', to: after.error }] : [{ field: 'sha256', to: after.sha256 }]),
      ],
    });
  },

  /** Those of which a file is still to come. */
  underWay: () => all(keys.uploadUnderWay(''), UnderWay),

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
