import { isTold } from '#contract/environment.ts';
import { interactions as routes } from '#contract/interactions.ts';
import { fieldError } from '#domain/field-error.ts';
import { makeLimit } from '#domain/limit.ts';
import { isTimely } from '#domain/operations/interactions.ts';
import { keepInteractions } from '#lambdas/files/interaction-files.ts';
import { serve } from '#lambdas/http/serve.ts';
import { invalid, tooOften } from '#lambdas/problems.ts';

const MINUTE = 60_000;

/** A page tells of itself six times a minute; of one address, a whole office may. Each function counts for itself: it is to hold back floods, and not to count. */
const ofSession = makeLimit(30, MINUTE);
const ofAddress = makeLimit(1_200, MINUTE);

export const handler = serve(routes, {
  'POST /interactions': async ({ body, asked }) => {
    const now = Date.now();
    if (!ofSession(body.session, now) || !ofAddress(asked.address, now)) throw tooOften();
    const untimely = body.events.findIndex((event) => !isTimely(event, now));
    if (untimely !== -1) throw invalid([fieldError(`events.${untimely}.at`, 'not_expected')]);
    // Where the company does not want to know, nothing is kept of what nobody of the product sends.
    if (isTold('INTERACTIONS_BUCKET')) await keepInteractions(body, now);
    return undefined;
  },
});
