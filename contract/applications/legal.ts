/** Legal documents of an application: views of its records by official points, completed by their authors. */
import * as z from 'zod';
import { route } from '#contract/http/route.ts';
import { Bom } from '#domain/bom/bom.ts';
import {
  LegalAssignment,
  LegalDocument,
  LegalReturn,
  LegalSignature,
  ListedLegalDocument,
  PointAnswerDraft,
  ShownPoint,
  SignedLegalDocument,
} from '#domain/legal/legal-document.ts';
import {
  CreatedLegalShare,
  ListedLegalShare,
  NewLegalShare,
  SharedLegalDocument,
  ShareToken,
} from '#domain/legal/share.ts';
import { permissions } from '#domain/permissions.ts';

export const legal = {
  'GET /applications/{id}/bill-of-materials': route({
    id: 'getBillOfMaterials',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'Get the bill of materials of an application as CycloneDX 1.7, with its models and attestations',
    response: Bom,
  }),
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
  'PATCH /applications/{id}/legal-documents/{type}': route({
    id: 'assignLegalDocument',
    allow: permissions.editObjects,
    versioned: true,
    summary: 'Set the owner and the due date of a draft, which start it. They have its gaps in My Work',
    body: LegalAssignment,
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
  'POST /applications/{id}/legal-documents/{type}/submit': route({
    id: 'submitLegalDocument',
    allow: permissions.editObjects,
    versioned: true,
    summary:
      'Submit a legal document without gaps for signature. Its answers are locked until it is returned or signed',
    response: LegalDocument,
  }),
  'POST /applications/{id}/legal-documents/{type}/return': route({
    id: 'returnLegalDocument',
    allow: permissions.overrideTiers,
    versioned: true,
    summary: 'Return a legal document in review to its authors, with a reason',
    body: LegalReturn,
    response: LegalDocument,
  }),
  'POST /applications/{id}/legal-documents/{type}/sign': route({
    id: 'signLegalDocument',
    allow: permissions.decideApprovals,
    by: 'people',
    versioned: true,
    summary:
      'Sign a legal document in review, as you read it. The version is frozen with its hash. Its authors cannot sign it',
    body: LegalSignature,
    response: LegalDocument,
  }),
  'POST /applications/{id}/legal-documents/{type}/revise': route({
    id: 'reviseLegalDocument',
    allow: permissions.editObjects,
    versioned: true,
    summary: 'Start the next version of a signed legal document. The signed versions stay',
    response: LegalDocument,
  }),
  'GET /applications/{id}/legal-documents/{type}/versions/{number}': route({
    id: 'getSignedLegalDocument',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'Get a signed version of a legal document with its seal',
    response: SignedLegalDocument,
  }),
  'GET /applications/{id}/legal-documents/{type}/shares': route({
    id: 'listLegalShares',
    allow: permissions.editObjects,
    viewable: true,
    summary:
      'List the links that show a legal document to recipients without an account, newest first, until their last day',
    response: z.object({ shares: z.array(ListedLegalShare) }),
  }),
  'POST /applications/{id}/legal-documents/{type}/shares': route({
    id: 'shareLegalDocument',
    allow: permissions.editObjects,
    by: 'people',
    shown: 'once',
    summary:
      'Create a link with which a recipient can read a legal document without an account, and optionally email it',
    body: NewLegalShare,
    response: CreatedLegalShare,
    status: 201,
  }),
  'DELETE /applications/{id}/legal-documents/{type}/shares/{share_id}': route({
    id: 'revokeLegalShare',
    allow: permissions.editObjects,
    summary: 'Revoke a link that shows a legal document',
  }),

  // Opens a link. The token is in the body so that URL logs do not contain it.
  'POST /shared-documents/read': route({
    id: 'getSharedLegalDocument',
    allow: 'anyone',
    reads: true,
    summary: 'Get the legal document of a link. The audit log records each opening',
    body: ShareToken,
    response: SharedLegalDocument,
  }),
  'POST /shared-documents/check': route({
    id: 'checkSharedLegalDocument',
    allow: 'anyone',
    reads: true,
    summary: 'Check whether a link still shows its legal document. This is no opening',
    body: ShareToken,
  }),
};
