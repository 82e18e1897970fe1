import { comments as routes } from '#contract/comments.ts';
import { serve } from '#lambdas/http/serve.ts';
import {
  addComment,
  changeComment,
  countComments,
  deleteComment,
  listComments,
  reopenThread,
  resolveThread,
} from './comments.ts';

export const handler = serve(routes, {
  'GET /applications/{id}/comments': ({ params, query, after }, caller) =>
    listComments(caller, params.id, query, after),
  'GET /applications/{id}/comments/counts': ({ params }, caller) => countComments(caller, params.id),
  'POST /applications/{id}/comments': ({ params, body }, caller) => addComment(caller, params.id, body),
  'PUT /applications/{id}/comments/{comment_id}': ({ params, body, changeable }, caller) =>
    changeComment(caller, params, body, changeable),
  'DELETE /applications/{id}/comments/{comment_id}': async ({ params, changeable }, caller) => {
    await deleteComment(caller, params, changeable);
    return undefined;
  },
  'PUT /applications/{id}/comments/{comment_id}/resolved': ({ params }, caller) => resolveThread(caller, params),
  'DELETE /applications/{id}/comments/{comment_id}/resolved': ({ params }, caller) => reopenThread(caller, params),
});
