import { diligence as routes } from '#contract/diligence.ts';
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
  'POST /vendors/{id}/questionnaire/link': ({ params, body, asked }, caller) =>
    makeLink(caller, params.id, body, asked),
  'DELETE /vendors/{id}/questionnaire/link': async ({ params }, caller) => {
    await revokeLink(caller, params.id);
    return undefined;
  },
  'POST /due-diligence/read': ({ body, asked }) => readByLink(body.token, asked),
  'POST /due-diligence/answer': ({ body, asked }) => answerByLink(body, asked),
  'POST /due-diligence/send': ({ body, asked }) => sendByLink(body, asked),
});
