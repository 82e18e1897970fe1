import { documents as routes } from '#contract/applications/documents.ts';
import type { SubjectRef } from '#domain/subject-key.ts';
import { serve } from '#lambdas/http/serve.ts';
import { changeDocument, deleteDocument } from './change.ts';
import { listDocuments, showDocument, whereFileIs } from './shown.ts';
import { addDocument } from './versions.ts';

const application = ({ id }: { id: string }): SubjectRef => ({ thing: 'application', id });
const vendor = ({ id }: { id: string }): SubjectRef => ({ thing: 'vendor', id });

export const handler = serve(routes, {
  'GET /applications/{id}/documents': ({ params, query, after }, caller) =>
    listDocuments(caller, application(params), query, after),
  'POST /applications/{id}/documents': ({ params, body }, caller) => addDocument(caller, application(params), body),
  'POST /applications/{id}/document/{documentId}': ({ params, body, changeable }, caller) =>
    changeDocument(caller, { of: application(params), id: params.documentId }, body, changeable),
  'DELETE /applications/{id}/document/{documentId}': ({ params, changeable }, caller) =>
    deleteDocument(caller, { of: application(params), id: params.documentId }, changeable),
  'GET /vendors/{id}/documents': ({ params, query, after }, caller) =>
    listDocuments(caller, vendor(params), query, after),
  'POST /vendors/{id}/documents': ({ params, body }, caller) => addDocument(caller, vendor(params), body),
  'POST /vendors/{id}/document/{documentId}': ({ params, body, changeable }, caller) =>
    changeDocument(caller, { of: vendor(params), id: params.documentId }, body, changeable),
  'DELETE /vendors/{id}/document/{documentId}': ({ params, changeable }, caller) =>
    deleteDocument(caller, { of: vendor(params), id: params.documentId }, changeable),
  'GET /documents/{id}': ({ params }, caller) => showDocument(caller, params.id),
  'GET /documents/{id}/file': ({ params, query }, caller) => whereFileIs(caller, params.id, query),
});
