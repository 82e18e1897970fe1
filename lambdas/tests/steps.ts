/** What people do with a test that is there: they cancel it, and say what they think of what came of it. */

import { MOST_OPINIONS, nextState, type OpinionGiven } from '#domain/tests/test.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import { forbidden, ProblemError, tooMany } from '#lambdas/problems.ts';
import { onTop } from '#lambdas/stores/on-top.ts';
import { mustBeEditable } from '#lambdas/stores/reachable.ts';
import { tests } from '#lambdas/stores/tests.ts';
import { notNow } from './ask.ts';
import { find, findInUse, mayAccept, mayJudge, type Params, shown } from './shown.ts';

/** A worker that is at it hears of it within a moment. */
export const cancelTest = (caller: Caller, params: Params) =>
  onTop(async () => {
    const { application, test } = await find(caller, params);
    mustBeEditable(caller, application);
    if (!nextState(test, 'cancel')) throw notNow(test, 'cancel');
    return shown(caller, application, await tests.fail(test, 'canceled', caller.actor));
  });

export const giveOpinion = (caller: Caller, params: Params, { opinion, comment }: OpinionGiven) =>
  onTop(async () => {
    const { application, test } = await findInUse(caller, params);
    if (!mayJudge(caller, application)) throw forbidden('You may read this test, but not judge its result.');
    const may = opinion === 'accepted' ? mayAccept(caller, application, test) : 'yes';
    if (may === 'not_a_reviewer') throw forbidden('A reviewer accepts the result of a test. You can contest it.');
    if (may === 'own_work')
      throw new ProblemError(403, 'You asked for this test: somebody else has to accept its result.', {
        code: 'own_work',
      });
    if (!nextState(test, 'judge')) throw notNow(test, opinion === 'accepted' ? 'accept' : 'contest');
    if (test.opinions.length >= MOST_OPINIONS) throw tooMany('opinion on a test', MOST_OPINIONS);
    const given = { opinion, comment, at: new Date().toISOString(), by: actorOf(caller) };
    const after = await tests.update(test, { ...test, opinions: [...test.opinions, given] }, caller.actor, {
      action: opinion,
      changes: [{ field: 'comment', to: comment }],
    });
    return shown(caller, application, after);
  });
