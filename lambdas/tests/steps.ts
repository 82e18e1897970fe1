/** Actions on existing tests: cancel, judge and summarize. */

import { summaryRules } from '#domain/bias/result/local-law-144.ts';
import { keysOf } from '#domain/keys-of.ts';
import { type LawSummaryGiven, MOST_OPINIONS, nextState, type OpinionGiven } from '#domain/tests/test.ts';
import { mayJudge, mustBeEditable } from '#lambdas/applications/access.ts';
import { ForbiddenError } from '#lambdas/errors.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import { changedMeanwhile, forbidden, tooMany } from '#lambdas/known-errors.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { notNow } from './ask.ts';
import { find, findInUse, mayAccept, type Params, shown } from './shown.ts';
import { tests } from './store.ts';

/** A running worker stops at its next progress report. */
export const cancelTest = (caller: Caller, params: Params) =>
  retryOnConflict(async () => {
    const { application, test } = await find(caller, params);
    mustBeEditable(caller, application);
    if (!nextState(test, 'cancel')) throw notNow(test, 'cancel');
    return shown(caller, application, await tests.fail(test, 'canceled', caller.actor));
  });

export const giveOpinion = (caller: Caller, params: Params, { opinion, comment }: OpinionGiven) =>
  retryOnConflict(async () => {
    const { application, test } = await findInUse(caller, params);
    if (!mayJudge(caller, application)) throw forbidden('You can read this test but not review its result.');
    const may = opinion === 'accepted' ? await mayAccept(caller, application, test) : 'yes';
    if (may === 'not_a_reviewer') throw forbidden('Only a reviewer can accept a test result. You can contest it.');
    if (may === 'own_work')
      throw new ForbiddenError('You requested this test, so someone else must accept its result.', {
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

const FACTS = keysOf(summaryRules);

/** The summary is a person's statement, recorded in the audit log; the result does not change. */
export const summarize = (
  caller: Caller,
  params: Params,
  given: LawSummaryGiven,
  changeable: (version: number) => boolean,
) =>
  retryOnConflict(async () => {
    const { application, test } = await find(caller, params);
    mustBeEditable(caller, application);
    if (!nextState(test, 'judge')) throw notNow(test, 'summarize');
    if (!changeable(test.version)) throw changedMeanwhile('test', true);
    const before = test.law_summary;
    const changes = FACTS.flatMap((field) => {
      const [from, to] = [before?.[field] ?? '', given[field]];
      return from === to ? [] : [{ field: `law_${field}`, ...(from && { from }), ...(to && { to }) }];
    });
    if (before && changes.length === 0) return shown(caller, application, test);
    const law_summary = { ...given, at: new Date().toISOString(), by: actorOf(caller) };
    const after = await tests.update(test, { ...test, law_summary }, caller.actor, { action: 'summarized', changes });
    return shown(caller, application, after);
  });
