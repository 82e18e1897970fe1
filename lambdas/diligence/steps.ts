/** State transitions of a questionnaire: finished by the company, or sent by the vendor and accepted; reopened. */

import { answersSince } from '#domain/approval/checklist.ts';
import type { AuditEvent } from '#domain/audit/words.ts';
import { DILIGENCE_RULES, unanswered } from '#domain/diligence/diligence.ts';
import type { DiligenceStanding, DiligenceVersion, VendorQuestionnaire } from '#domain/diligence/questionnaire.ts';
import { completeRecord } from '#domain/diligence/questions.ts';
import type { DiligenceAction, DiligenceState } from '#domain/diligence/words.ts';
import { fieldError } from '#domain/field-error.ts';
import { type Answers, valuesOf } from '#domain/questions/question.ts';
import type { Vendor } from '#domain/vendors/vendor.ts';
import { mayJudge, mustBeEditable, mustBeInUse } from '#lambdas/applications/access.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import { changedMeanwhile, forbidden, invalid } from '#lambdas/known-errors.ts';
import type { KeptAnswers } from '#lambdas/persistence/answers.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { reachableVendor } from '#lambdas/vendors/access.ts';
import { vendors, withRisk } from '#lambdas/vendors/store.ts';
import { diligence } from './store.ts';
import { mustFollow, questionnaireOf, shown } from './work.ts';

export const mustBeAnswered = (answers: Answers) => {
  const missing = unanswered(answers);
  if (missing.length > 0) throw invalid(missing.map((key) => fieldError(`answers.${key}`, 'not_answered')));
};

export const changeOf = ({ state }: Pick<DiligenceStanding, 'state'>, to: DiligenceStanding['state']) => [
  { field: 'questionnaire_state', from: state, to },
];

/** Reviewers as well as editors may accept or reopen answers. */
const mustBeJudgeable = (caller: Caller, vendor: Vendor) => {
  if (!mayJudge(caller, vendor)) throw forbidden('You can read this vendor but not accept its answers.');
  mustBeInUse(vendor);
};

type Must = (caller: Caller, vendor: Vendor) => void;

/** `read` is the version of the answers that the caller has seen; newer answers are refused. */
type ReadAnswers = { caller: Caller; id: string; read?: number | undefined };

type Step = { action: Exclude<DiligenceAction, 'send'>; must: Must };
type Found = { vendor: Vendor; kept: KeptAnswers; state: DiligenceState };

/** Concurrent transitions: the later one fails against the new state. */
const step = (
  { caller, id, read }: ReadAnswers,
  { action, must }: Step,
  take: (found: Found) => Promise<Vendor>,
): Promise<VendorQuestionnaire> =>
  retryOnConflict(async () => {
    const vendor = await reachableVendor(caller, id);
    must(caller, vendor);
    const kept = await diligence.answersOf(id);
    const state = mustFollow(vendor, action);
    if (read !== undefined && read !== kept.version) throw changedMeanwhile('questionnaire', true);
    return shown(await take({ vendor, kept, state }));
  });

/** The changes since the last accepted answers. */
const answerChanges = async (vendor: Vendor, number: number, now: Answers) => {
  const last = number > 0 ? await diligence.version(vendor.id, number) : undefined;
  const since = last ? answersSince(valuesOf(last.answers), now) : [];
  const side = (which: 'from' | 'to') => Object.fromEntries(since.map((one) => [one.question, one[which]]));
  return since.length === 0 ? [] : [{ field: 'answers', from: side('from'), to: side('to') }];
};

/** Makes the answers the accepted version. */
const accept = async (caller: Caller, { vendor, kept, state }: Found, action: 'accept' | 'finish') => {
  const before = questionnaireOf(vendor);
  const version: DiligenceVersion = {
    ...{ number: before.number + 1, rules_version: DILIGENCE_RULES, answers: kept.answers },
    ...{ sent: action === 'accept' ? before.sent : null },
    accepted: { at: new Date().toISOString(), by: actorOf(caller) },
  };
  const { number, sent, accepted } = version;
  const answers = valuesOf(kept.answers);
  const answered = { ...completeRecord(vendor, answers), questionnaire: { state, number, sent, accepted } };
  const after = withRisk(answered, answers);
  const { risk = 'unknown', risk_gate, trains_on_data } = after;
  const event: AuditEvent = 'questionnaire_accepted';
  return vendors.update(vendor, after, caller.actor, {
    action: event,
    changes: [
      ...changeOf(before, state),
      ...(vendor.risk === after.risk ? [] : [{ field: 'risk', from: vendor.risk, to: after.risk }]),
      ...(vendor.trains_on_data === trains_on_data
        ? []
        : [{ field: 'trains_on_data', from: vendor.trains_on_data, to: trains_on_data }]),
      ...(await answerChanges(vendor, before.number, answers)),
    ],
    otherWrites: [diligence.keep(vendor.id, { ...version, risk, risk_gate }), diligence.close(vendor.id, kept)],
  });
};

export const finishQuestionnaire = (asked: ReadAnswers) =>
  step(asked, { action: 'finish', must: mustBeEditable }, async (found) => {
    mustBeAnswered(valuesOf(found.kept.answers));
    return accept(asked.caller, found, 'finish');
  });

export const acceptAnswers = (asked: ReadAnswers) =>
  step(asked, { action: 'accept', must: mustBeJudgeable }, (found) => accept(asked.caller, found, 'accept'));

export const reopenQuestionnaire = (asked: ReadAnswers) =>
  step(asked, { action: 'reopen', must: mustBeJudgeable }, async ({ vendor, kept, state }) => {
    const before = questionnaireOf(vendor);
    const after = { ...vendor, questionnaire: { ...before, state } };
    return vendors.update(vendor, after, asked.caller.actor, {
      action: 'questionnaire_reopened',
      changes: changeOf(before, state),
      otherWrites: [diligence.reopen(vendor.id, kept)],
    });
  });
