import { approvals as routes } from '#contract/approvals.ts';
import { serve } from '#lambdas/http/serve.ts';
import { decide, listRounds, settleCondition, showApproval, submit, withdraw } from './approvals.ts';
import { waitingFor } from './waiting.ts';

export const handler = serve(routes, {
  'GET /applications/{id}/approval': ({ params }, caller) => showApproval(caller, params.id),
  'GET /applications/{id}/approval/rounds': async ({ params, query, after }, caller) => {
    const { items, next } = await listRounds(caller, params.id, query.limit, after);
    return { rounds: items, next_cursor: next };
  },
  'POST /applications/{id}/approval/submissions': ({ params, body, changeable }, caller) =>
    submit(caller, params.id, body, changeable),
  'POST /applications/{id}/approval/decisions': ({ params, body, changeable }, caller) =>
    decide(caller, params.id, body, changeable),
  'POST /applications/{id}/approval/withdrawal': ({ params, body, changeable }, caller) =>
    withdraw(caller, params.id, body, changeable),
  'PUT /applications/{id}/approval/conditions/{number}': ({ params, body, changeable }, caller) =>
    settleCondition(caller, params, body, changeable),
  'GET /approvals/waiting': async (_, caller) => ({ waiting: await waitingFor(caller) }),
});
