import { controls as routes } from '#contract/applications/controls.ts';
import { serve } from '#lambdas/http/serve.ts';
import { changeControl } from './change.ts';
import { giveEvidence, takeEvidence } from './give.ts';
import { listEvidence, piecesFor } from './pieces.ts';
import { listControls, showControl } from './shown.ts';

export const handler = serve(routes, {
  'GET /applications/{id}/controls': ({ params, query }, caller) => listControls(caller, params.id, query),
  'GET /applications/{id}/controls/{controlId}': ({ params }, caller) => showControl(caller, params),
  'PATCH /applications/{id}/controls/{controlId}': ({ params, body, changeable }, caller) =>
    changeControl({ caller, params, changeable }, body),
  'POST /applications/{id}/controls/{controlId}/evidence': ({ params, body, changeable }, caller) =>
    giveEvidence({ caller, params, changeable }, body),
  'DELETE /applications/{id}/controls/{controlId}/evidence': ({ params, query, changeable }, caller) =>
    takeEvidence({ caller, params, changeable }, query.evidence_id, query.reason),
  'GET /applications/{id}/evidence': ({ params, query }, caller) => piecesFor(caller, params.id, query.text),
  'GET /evidence': ({ query, after }, caller) => listEvidence(caller, query, after),
});
