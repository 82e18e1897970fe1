import { legal as routes } from '#contract/applications/legal.ts';
import { serve } from '#lambdas/http/serve.ts';
import { answerPoint } from './answer.ts';
import { assignLegalDocument } from './assign.ts';
import { billOfMaterials } from './bom.ts';
import { listShares, revokeShare, shareDocument } from './share.ts';
import { checkShared, readShared } from './shared.ts';
import { listLegalDocuments, showLegalDocument } from './shown.ts';
import {
  returnLegalDocument,
  reviseLegalDocument,
  showSignedVersion,
  signLegalDocument,
  submitLegalDocument,
} from './steps.ts';

export const handler = serve(routes, {
  'GET /applications/{id}/bill-of-materials': ({ params }, caller) => billOfMaterials(caller, params.id),
  'GET /applications/{id}/legal-documents': ({ params }, caller) => listLegalDocuments(caller, params.id),
  'GET /applications/{id}/legal-documents/{type}': ({ params }, caller) => showLegalDocument(caller, params),
  'PATCH /applications/{id}/legal-documents/{type}': ({ params, body, changeable }, caller) =>
    assignLegalDocument({ caller, params, changeable }, body),
  'PUT /applications/{id}/legal-documents/{type}/points/{point}': ({ params, body, changeable }, caller) =>
    answerPoint({ caller, params, changeable }, body),
  'POST /applications/{id}/legal-documents/{type}/submit': ({ params, changeable }, caller) =>
    submitLegalDocument({ caller, params, changeable }),
  'POST /applications/{id}/legal-documents/{type}/return': ({ params, body, changeable }, caller) =>
    returnLegalDocument({ caller, params, changeable }, body),
  'POST /applications/{id}/legal-documents/{type}/sign': ({ params, body, changeable }, caller) =>
    signLegalDocument({ caller, params, changeable }, body),
  'POST /applications/{id}/legal-documents/{type}/revise': ({ params, changeable }, caller) =>
    reviseLegalDocument({ caller, params, changeable }),
  'GET /applications/{id}/legal-documents/{type}/versions/{number}': ({ params }, caller) =>
    showSignedVersion(caller, params),
  'GET /applications/{id}/legal-documents/{type}/shares': ({ params }, caller) => listShares(caller, params),
  'POST /applications/{id}/legal-documents/{type}/shares': ({ params, body, requestOrigin }, caller) =>
    shareDocument(caller, params, body, requestOrigin),
  'DELETE /applications/{id}/legal-documents/{type}/shares/{share_id}': async ({ params }, caller) => {
    await revokeShare(caller, params);
    return undefined;
  },
  'POST /shared-documents/read': ({ body, requestOrigin }) => readShared(body.token, requestOrigin),
  'POST /shared-documents/check': ({ body, requestOrigin }) => checkShared(body.token, requestOrigin),
});
