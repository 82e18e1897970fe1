import { documents as routes } from '#contract/documents.ts';
import { serve } from '#lambdas/http/serve.ts';
import { changeDocument, deleteDocument } from './change.ts';
import { listDocuments, showDocument, whereFileIs } from './shown.ts';
import { addDocument } from './versions.ts';

export const handler = serve(routes, {
  'GET /applications/{id}/documents': ({ params, query, after }, caller) =>
    listDocuments(caller, params.id, query, after),
  'POST /applications/{id}/documents': ({ params, body }, caller) => addDocument(caller, params.id, body),
  'POST /applications/{id}/document/{documentId}': ({ params, body, changeable }, caller) =>
    changeDocument(caller, params, body, changeable),
  'DELETE /applications/{id}/document/{documentId}': async ({ params, changeable }, caller) => {
    await deleteDocument(caller, params, changeable);
    return undefined;
  },
  'GET /documents/{id}': ({ params }, caller) => showDocument(caller, params.id),
  'GET /documents/{id}/file': ({ params, query }, caller) => whereFileIs(caller, params.id, query),
});
