import { calendar as routes } from '#contract/people/calendar.ts';
import { serve } from '#lambdas/http/serve.ts';
import { createAddress, revokeAddress, showAddress } from './address.ts';
import { readCalendar } from './feed.ts';

export const handler = serve(routes, {
  'GET /calendar/address': async (_, caller) => showAddress(caller),
  'POST /calendar/address': ({ requestOrigin }, caller) => createAddress(caller, requestOrigin.at),
  'DELETE /calendar/address': (_, caller) => revokeAddress(caller),
  'GET /calendar/feeds/{file}': ({ params }) => readCalendar(params.file),
});
