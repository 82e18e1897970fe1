import { diligence as routes } from '#contract/vendors/diligence.ts';
import { serve } from '#lambdas/http/serve.ts';
import { answerByLink, readByLink, sendByLink } from './by-link.ts';
import { makeLink, revokeLink } from './links.ts';
import { acceptAnswers, finishQuestionnaire, reopenQuestionnaire } from './steps.ts';
import { answerForVendor, showQuestionnaire, showVersions } from './work.ts';

export const handler = serve(routes, {
  'GET /vendors/{id}/questionnaire': ({ params }, caller) => showQuestionnaire(caller, params.id),
  'GET /vendors/{id}/questionnaire/versions': ({ params, query, after }, caller) =>
    showVersions(caller, params.id, query.limit, after),
  'PUT /vendors/{id}/questionnaire/answers/{question}': ({ params, body }, caller) =>
    answerForVendor(caller, params, body),
  'POST /vendors/{id}/questionnaire/finish': ({ params, body }, caller) =>
    finishQuestionnaire({ caller, id: params.id, read: body.answers_version }),
  'POST /vendors/{id}/questionnaire/accept': ({ params, body }, caller) =>
    acceptAnswers({ caller, id: params.id, read: body.answers_version }),
  'POST /vendors/{id}/questionnaire/reopen': ({ params, body }, caller) =>
    reopenQuestionnaire({ caller, id: params.id, read: body.answers_version }),
  'POST /vendors/{id}/questionnaire/link': ({ params, body, requestOrigin }, caller) =>
    makeLink(caller, params.id, body, requestOrigin),
  'DELETE /vendors/{id}/questionnaire/link': async ({ params }, caller) => {
    await revokeLink(caller, params.id);
    return undefined;
  },
  'POST /due-diligence/read': ({ body, requestOrigin }) => readByLink(body.token, requestOrigin),
  'POST /due-diligence/answer': ({ body, requestOrigin }) => answerByLink(body, requestOrigin),
  'POST /due-diligence/send': ({ body, requestOrigin }) => sendByLink(body, requestOrigin),
});
