import { legal as routes } from '#contract/legal/legal.ts';
import { serve } from '#lambdas/http/serve.ts';
import { answerPoint, listLegalDocuments, showLegalDocument } from './legal.ts';

export const handler = serve(routes, {
  'GET /applications/{id}/legal-documents': ({ params }, caller) => listLegalDocuments(caller, params.id),
  'GET /applications/{id}/legal-documents/{type}': ({ params }, caller) => showLegalDocument(caller, params),
  'PUT /applications/{id}/legal-documents/{type}/points/{point}': ({ params, body, changeable }, caller) =>
    answerPoint({ caller, params, changeable }, body),
});
