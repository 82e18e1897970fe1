import { applications as routes } from '#contract/applications/applications.ts';
import { serve } from '#lambdas/http/serve.ts';
import { changeApplication, createApplication, listApplications, showApplication } from './applications.ts';
import { detailsOf } from './details.ts';
import { answerQuestion, listIntakeVersions, showIntake, showIntakeVersion, submitIntake } from './intake.ts';
import { bringBackApplication, copyApplication, deleteApplication, retireApplication } from './life.ts';
import { metricsOf } from './metrics.ts';
import { changeQuestions, showQuestions } from './own-questions.ts';
import { reviewByRules } from './rules-review.ts';

export const handler = serve(routes, {
  'GET /applications': async ({ query, after }, caller) => {
    const { items, next, ...counts } = await listApplications(caller, query, after);
    return { applications: items, ...counts, next_cursor: next };
  },
  'GET /applications/metrics': ({ query }, caller) => metricsOf(caller, query),
  'GET /applications/rules-review': ({ query, after }, caller) => reviewByRules(caller, query.limit, after),
  'POST /applications': ({ body }, caller) => createApplication(caller, body),
  'GET /applications/{id}': ({ params }, caller) => showApplication(caller, params.id),
  'PUT /applications/{id}': ({ params, body, changeable }, caller) =>
    changeApplication(caller, params.id, body, changeable),
  'GET /applications/{id}/details': ({ params }, caller) => detailsOf(caller, params.id),
  'DELETE /applications/{id}': async ({ params, changeable }, caller) => {
    await deleteApplication(caller, params.id, changeable);
    return undefined;
  },
  'POST /applications/{id}/duplicates': ({ params, body }, caller) => copyApplication(caller, params.id, body.name),
  'POST /applications/{id}/retirement': ({ params, body, changeable }, caller) =>
    retireApplication(caller, params.id, body.reason, changeable),
  'POST /applications/{id}/return': ({ params, body, changeable }, caller) =>
    bringBackApplication(caller, params.id, body.reason, changeable),
  'GET /applications/{id}/intake': ({ params }, caller) => showIntake(caller, params.id),
  'PUT /applications/{id}/intake/answers/{question}': ({ params, body }, caller) =>
    answerQuestion(caller, params.id, params.question, body),
  'GET /applications/{id}/intake/versions': async ({ params, query, after }, caller) => {
    const { items, next } = await listIntakeVersions(caller, params.id, query.limit, after);
    return { versions: items, next_cursor: next };
  },
  'POST /applications/{id}/intake/versions': ({ params, body, changeable }, caller) =>
    submitIntake(caller, params.id, body.rules_version, changeable),
  'GET /applications/{id}/intake/versions/{number}': ({ params }, caller) =>
    showIntakeVersion(caller, params.id, params.number),
  'GET /intake-questions': showQuestions,
  'PATCH /intake-questions': ({ body, changeable }, caller) => changeQuestions(caller, body.questions, changeable),
});
