import { assessments as routes } from '#contract/applications/assessments.ts';
import { serve } from '#lambdas/http/serve.ts';
import { listAssessments, showAssessment } from './shown.ts';
import {
  cancelAssessment,
  concludeAssessment,
  correctAssessment,
  returnAssessment,
  setConditionMet,
  submitAssessment,
} from './steps.ts';
import { answerQuestion, beginAssessment, changeAssessment } from './work.ts';

export const handler = serve(routes, {
  'GET /applications/{id}/assessments': ({ params, query, after }, caller) =>
    listAssessments(caller, params.id, query, after),
  'POST /applications/{id}/assessments': ({ params, body }, caller) => beginAssessment(caller, params.id, body),
  'GET /applications/{id}/assessments/{assessment_id}': ({ params }, caller) => showAssessment(caller, params),
  'PUT /applications/{id}/assessments/{assessment_id}': ({ params, body, changeable }, caller) =>
    changeAssessment(caller, params, body, changeable),
  'PUT /applications/{id}/assessments/{assessment_id}/answers/{question}': ({ params, body }, caller) =>
    answerQuestion(caller, params, body),
  'POST /applications/{id}/assessments/{assessment_id}/submit': ({ params, body, changeable }, caller) =>
    submitAssessment({ caller, params, changeable }, body.answers_version),
  'POST /applications/{id}/assessments/{assessment_id}/return': ({ params, body, changeable }, caller) =>
    returnAssessment({ caller, params, changeable }, body.reason),
  'POST /applications/{id}/assessments/{assessment_id}/conclude': ({ params, body, changeable }, caller) =>
    concludeAssessment({ caller, params, changeable }, body),
  'POST /applications/{id}/assessments/{assessment_id}/cancel': ({ params, body, changeable }, caller) =>
    cancelAssessment({ caller, params, changeable }, body.reason),
  'POST /applications/{id}/assessments/{assessment_id}/correct': ({ params, changeable }, caller) =>
    correctAssessment({ caller, params, changeable }),
  'PUT /applications/{id}/assessments/{assessment_id}/conditions/{condition_id}/done': (
    { params, changeable },
    caller,
  ) => setConditionMet({ caller, params, changeable }, params.condition_id, true),
  'DELETE /applications/{id}/assessments/{assessment_id}/conditions/{condition_id}/done': (
    { params, changeable },
    caller,
  ) => setConditionMet({ caller, params, changeable }, params.condition_id, false),
});
