import { comments as routes } from '#contract/applications/comments.ts';
import { serve } from '#lambdas/http/serve.ts';
import { commentsOf } from './comments.ts';

const [ofApplications, ofVendors] = [commentsOf('application'), commentsOf('vendor')];

export const handler = serve(routes, {
  'GET /applications/{id}/comments': ({ params, query, after }, caller) =>
    ofApplications.list(caller, params.id, query, after),
  'GET /applications/{id}/comments/counts': ({ params }, caller) => ofApplications.count(caller, params.id),
  'POST /applications/{id}/comments': ({ params, body }, caller) => ofApplications.add(caller, params.id, body),
  'PUT /applications/{id}/comments/{comment_id}': ({ params, body, changeable }, caller) =>
    ofApplications.change(caller, params, body, changeable),
  'DELETE /applications/{id}/comments/{comment_id}': ({ params, changeable }, caller) =>
    ofApplications.remove(caller, params, changeable),
  'PUT /applications/{id}/comments/{comment_id}/resolved': ({ params }, caller) =>
    ofApplications.resolve(caller, params),
  'DELETE /applications/{id}/comments/{comment_id}/resolved': ({ params }, caller) =>
    ofApplications.reopen(caller, params),
  'GET /vendors/{id}/comments': ({ params, query, after }, caller) => ofVendors.list(caller, params.id, query, after),
  'GET /vendors/{id}/comments/counts': ({ params }, caller) => ofVendors.count(caller, params.id),
  'POST /vendors/{id}/comments': ({ params, body }, caller) => ofVendors.add(caller, params.id, body),
  'PUT /vendors/{id}/comments/{comment_id}': ({ params, body, changeable }, caller) =>
    ofVendors.change(caller, params, body, changeable),
  'DELETE /vendors/{id}/comments/{comment_id}': ({ params, changeable }, caller) =>
    ofVendors.remove(caller, params, changeable),
  'PUT /vendors/{id}/comments/{comment_id}/resolved': ({ params }, caller) => ofVendors.resolve(caller, params),
  'DELETE /vendors/{id}/comments/{comment_id}/resolved': ({ params }, caller) => ofVendors.reopen(caller, params),
});
