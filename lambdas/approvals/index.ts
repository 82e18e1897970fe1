import { approvals as routes } from '#contract/applications/approvals.ts';
import { serve } from '#lambdas/http/serve.ts';
import { approvalsOf } from './approvals.ts';
import { releaseCheck } from './release.ts';
import { application, vendor } from './subjects.ts';
import { waitingFor } from './waiting.ts';

const [ofApplications, ofVendors] = [approvalsOf(application), approvalsOf(vendor)];

export const handler = serve(routes, {
  'GET /applications/{id}/approval': ({ params }, caller) => ofApplications.show(caller, params.id),
  'GET /applications/{id}/approval/rounds': ({ params, query, after }, caller) =>
    ofApplications.rounds(caller, params.id, query.limit, after),
  'POST /applications/{id}/approval/submissions': ({ params, body, changeable }, caller) =>
    ofApplications.submit(caller, params.id, body, changeable),
  'POST /applications/{id}/approval/decisions': ({ params, body, changeable }, caller) =>
    ofApplications.decide(caller, params.id, body, changeable),
  'POST /applications/{id}/approval/withdrawal': ({ params, body, changeable }, caller) =>
    ofApplications.withdraw(caller, params.id, body, changeable),
  'PUT /applications/{id}/approval/conditions/{number}': ({ params, body, changeable }, caller) =>
    ofApplications.settle(caller, params, body, changeable),
  'POST /applications/{id}/release-check': ({ params, file }, caller) => releaseCheck(caller, params.id, file),
  'GET /vendors/{id}/approval': ({ params }, caller) => ofVendors.show(caller, params.id),
  'GET /vendors/{id}/approval/rounds': ({ params, query, after }, caller) =>
    ofVendors.rounds(caller, params.id, query.limit, after),
  'POST /vendors/{id}/approval/submissions': ({ params, body, changeable }, caller) =>
    ofVendors.submit(caller, params.id, body, changeable),
  'POST /vendors/{id}/approval/decisions': ({ params, body, changeable }, caller) =>
    ofVendors.decide(caller, params.id, body, changeable),
  'POST /vendors/{id}/approval/withdrawal': ({ params, body, changeable }, caller) =>
    ofVendors.withdraw(caller, params.id, body, changeable),
  'PUT /vendors/{id}/approval/conditions/{number}': ({ params, body, changeable }, caller) =>
    ofVendors.settle(caller, params, body, changeable),
  'GET /approvals/waiting': async (_, caller) => ({ waiting: await waitingFor(caller) }),
});
