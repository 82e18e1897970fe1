import { tests as routes } from '#contract/applications/tests.ts';
import { serve } from '#lambdas/http/serve.ts';
import { askAgain, askForTest } from './ask.ts';
import { makeProfiles, makePrompts } from './kit.ts';
import { setSchedule, showSeries } from './series.ts';
import { listTests, showBundle, showResult, showTest } from './shown.ts';
import { cancelTest, giveOpinion, summarize } from './steps.ts';

export const handler = serve(routes, {
  'POST /tests/kit/prompts': async ({ body }) => makePrompts(body),
  'POST /tests/kit/profiles': async ({ body }) => makeProfiles(body),
  'GET /applications/{id}/tests': ({ params, query, after }, caller) => listTests(caller, params.id, query, after),
  'POST /applications/{id}/tests': ({ params, body }, caller) => askForTest(caller, params.id, body),
  'GET /applications/{id}/tests/{taskId}': ({ params }, caller) => showTest(caller, params),
  'POST /applications/{id}/tests/{taskId}/cancel': ({ params }, caller) => cancelTest(caller, params),
  'POST /applications/{id}/tests/{taskId}/rerun': ({ params, body }, caller) => askAgain(caller, params, body),
  'GET /applications/{id}/tests/{taskId}/series': ({ params, query, after }, caller) =>
    showSeries(caller, params, query, after),
  'PUT /applications/{id}/tests/{taskId}/series/schedule': ({ params, body, changeable }, caller) =>
    setSchedule(caller, params, body, changeable),
  'GET /applications/{id}/tests/{taskId}/result': ({ params }, caller) => showResult(caller, params),
  'GET /applications/{id}/tests/{taskId}/bundle': ({ params }, caller) => showBundle(caller, params),
  'PUT /applications/{id}/tests/{taskId}/law-summary': ({ params, body, changeable }, caller) =>
    summarize(caller, params, body, changeable),
  'POST /applications/{id}/tests/{taskId}/opinions': ({ params, body }, caller) => giveOpinion(caller, params, body),
});
