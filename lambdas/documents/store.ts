/** Documents with their versions; a copy in the subject's partition serves the lists. */
import * as z from 'zod';
import { KeptDocument, type KeptVersion, newestOf, Use, withoutUpload } from '#domain/documents/document.ts';
import { fileKeyOf, quarantineKeyOf, uploadKeyOf } from '#domain/documents/file-keys.ts';
import { Id, Instant, type RequestActor, SYSTEM } from '#domain/entity.ts';
import { type Belonging, belongsTo, type SubjectRef } from '#domain/subject-key.ts';
import { inUse, notFound } from '#lambdas/known-errors.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { type Key, keys } from '#lambdas/persistence/keys.ts';
import { messages } from '#lambdas/persistence/outbox.ts';
import { every } from '#lambdas/persistence/paging.ts';
import type { Write } from '#lambdas/persistence/write.ts';

/** All keys under which the version may have a file. */
const filesOf = (document: KeptDocument, { number, sha256, uploaded_at }: KeptVersion) => [
  uploadKeyOf(document, { number, uploaded_at }),
  quarantineKeyOf(document, number),
  ...(sha256 === null ? [] : [fileKeyOf(document, number, sha256)]),
];

/** Index of pending uploads, so that a job finds those that never arrive. */
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

/** Deleting a document requests the deletion of its files. */
const projections = (before: KeptDocument | undefined, after: KeptDocument | undefined): Write[] => {
  const waits = underWay(before, after);
  if (after) return [{ put: { ...keys.documentOf(belongsTo(after), after.id), ...after } }, ...waits];
  if (!before) return [];
  const files = before.versions.flatMap((version) => filesOf(before, version));
  const gone = [{ remove: keys.documentOf(belongsTo(before), before.id) }, ...waits];
  return [...gone, messages.to('remove-files', { keys: files })];
};

/**
 * Documents in use as evidence cannot be deleted. A concurrent new use changes `uses` and thereby fails the deletion.
 */
const mustBeUnused = (before: KeptDocument | undefined, after: KeptDocument | undefined): Write[] => {
  if (before && !after && before.uses > 0) throw inUse('document', []);
  return [];
};

const all = <T>({ pk, sk: prefix }: Key, schema: z.ZodType<T>) => every({ pk, prefix, schema });

type Place = Belonging & { id: string };

/** Updates the use count of the document and of its list row; fails if the document was deleted. */
const counted = (document: Place, by: 1 | -1): Write[] =>
  [keys.document(document.id), keys.documentOf(belongsTo(document), document.id)].map((to) => ({
    add: { uses: by },
    to,
    condition: { expression: 'attribute_exists(pk)', onFailure: () => notFound('document') },
  }));

const kept = entities({
  what: 'document',
  schema: KeptDocument,
  whole: (document) => keys.subject(belongsTo(document)),
  hidden: ['application_id', 'vendor_id', 'versions', 'progress', 'uses'],
  noted: ['progress', 'uses'],
  bound: mustBeUnused,
  listed: projections,
});

export const documents = {
  ...kept,

  /** Oldest first. */
  of: (of: SubjectRef): Promise<KeptDocument[]> => all(keys.documentOf(of, ''), KeptDocument),

  /** Removes or fails a version whose file never arrived. */
  giveUp: (document: KeptDocument, version: KeptVersion, by: RequestActor) =>
    kept.update(document, { ...document, versions: withoutUpload(document, version) }, by, {
      action: 'version_given_up',
      changes: [
        { field: 'version_number', to: version.number },
        { field: 'file_name', to: version.file_name },
      ],
    }),

  /** Records the result of the check. */
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

  /** Documents with a pending upload. */
  underWay: () => all(keys.uploadUnderWay(''), UnderWay),

  /** The controls for which the document is evidence. */
  usesOf: (id: string): Promise<Use[]> => all(keys.documentUses(id), Use),

  /** Part of the transaction that adds the evidence. */
  use: (document: Place, use: Use): Write[] => [
    { put: { ...keys.documentUse(document.id, use), ...use } },
    ...counted(document, 1),
  ],

  /** Part of the transaction that removes the evidence. */
  unuse: (document: Place, use: Use): Write[] => [
    { remove: keys.documentUse(document.id, use) },
    ...counted(document, -1),
  ],
};
