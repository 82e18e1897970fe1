/** Legal documents of an application: views of its records by official points, completed by their authors. */
import * as z from 'zod';
import { route } from '#contract/route.ts';
import { LegalDocument, ListedLegalDocument, PointAnswerDraft, ShownPoint } from '#domain/legal/legal-document.ts';
import { permissions } from '#domain/permissions.ts';

export const legal = {
  'GET /applications/{id}/legal-documents': route({
    id: 'listLegalDocuments',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'List the legal documents of an application, each with its completeness',
    response: z.object({ documents: z.array(ListedLegalDocument) }),
  }),
  'GET /applications/{id}/legal-documents/{type}': route({
    id: 'getLegalDocument',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'Get a legal document with its official points, what the records show, the answers and the gaps',
    response: LegalDocument,
  }),
  'PUT /applications/{id}/legal-documents/{type}/points/{point}': route({
    id: 'answerLegalPoint',
    allow: permissions.editObjects,
    versioned: true,
    summary: 'Answer a point of a legal document, or state why it does not apply. Empty texts clear it',
    body: PointAnswerDraft,
    response: ShownPoint,
  }),
};
