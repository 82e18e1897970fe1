import { frameworks as routes } from '#contract/applications/frameworks.ts';
import { serve } from '#lambdas/http/serve.ts';
import { showCoverage } from './coverage.ts';
import { listFrameworks, nameFrameworks, showFramework } from './frameworks.ts';
import { judgeFramework, showFrameworksOf } from './of-application.ts';
import { changeOwn, createOwn, listControls, listOwn, listVersions, retireOwn, showOwn, showVersion } from './own.ts';
import { makeReport, showReport } from './report.ts';
import { changeSetting } from './settings.ts';

export const handler = serve(routes, {
  'GET /frameworks': ({ query }, caller) => listFrameworks(caller, query),
  'GET /frameworks/names': async () => ({ frameworks: await nameFrameworks() }),
  'GET /frameworks/{id}': ({ params }, caller) => showFramework(caller, params.id),
  'GET /common-controls': (_, caller) => listControls(caller),
  'GET /own-frameworks': (_, caller) => listOwn(caller),
  'POST /own-frameworks': ({ body }, caller) => createOwn(caller, body),
  'GET /own-frameworks/{id}': ({ params }, caller) => showOwn(caller, params.id),
  'PUT /own-frameworks/{id}': ({ params, body, changeable }, caller) => changeOwn(caller, params.id, body, changeable),
  'PATCH /own-frameworks/{id}': ({ params, body, changeable }, caller) =>
    retireOwn(caller, params.id, body.retired, changeable),
  'GET /own-frameworks/{id}/versions': ({ params }, caller) => listVersions(caller, params.id),
  'GET /own-frameworks/{id}/versions/{number}': ({ params }, caller) => showVersion(caller, params.id, params.number),
  'GET /frameworks/{id}/coverage': ({ params, query }, caller) => showCoverage(caller, params.id, query),
  'PUT /frameworks/{id}/setting': ({ params, query, changeable }, caller) =>
    changeSetting(caller, params.id, query, changeable),
  'GET /applications/{id}/frameworks': ({ params }, caller) => showFrameworksOf(caller, params.id),
  'PUT /applications/{id}/frameworks/{frameworkId}/setting': ({ params, query, changeable }, caller) =>
    judgeFramework(caller, params, query, changeable),
  'GET /applications/{id}/frameworks/{frameworkId}/report': ({ params }, caller) => showReport(caller, params),
  'POST /applications/{id}/frameworks/{frameworkId}/reports': ({ params }, caller) => makeReport(caller, params),
});
