/** Legal documents are stored from their first answer on. Everything else is read from the records. */
import { KeptLegalDocument } from '#domain/legal/legal-document.ts';
import { legalType } from '#domain/legal/types/index.ts';
import { idOf } from '#lambdas/persistence/derived-id.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { keys } from '#lambdas/persistence/keys.ts';

export const legalDocuments = {
  ...entities({
    what: 'legal document',
    schema: KeptLegalDocument,
    whole: ({ application_id }) => keys.application(application_id),
    // Audit rows use the English name of the type.
    called: ({ type }) => legalType(type)?.name.en ?? type,
    // Explicit changes describe the answers in the audit entry.
    hidden: ['application_id', 'type', 'answers'],
  }),

  /** Derived, so that concurrent first answers create the same document. */
  idOf: (application: string, type: string) => idOf('legal document', application, type),
};
