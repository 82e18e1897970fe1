/** Reading and answering a vendor's questionnaire. */

import type { GivenAnswer } from '#domain/applications/intake.ts';
import { DILIGENCE_RULES, diligenceOf } from '#domain/diligence/diligence.ts';
import { NOTHING_ANSWERED, type VendorQuestionnaire } from '#domain/diligence/questionnaire.ts';
import { DILIGENCE_QUESTIONS, type DiligenceQuestionKey } from '#domain/diligence/questions.ts';
import { DILIGENCE_FLOW, type DiligenceAction } from '#domain/diligence/words.ts';
import type { RequestActor } from '#domain/entity.ts';
import { fieldError } from '#domain/field-error.ts';
import { answerProblem, tidyAnswer, valuesOf } from '#domain/questions/question.ts';
import { next, possible } from '#domain/states.ts';
import type { Vendor } from '#domain/vendors/vendor.ts';
import { mustBeEditable } from '#lambdas/applications/access.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { answeredMeanwhile, illegalTransition, invalid, notFound, rulesChanged } from '#lambdas/known-errors.ts';
import type { KeptAnswers } from '#lambdas/persistence/answers.ts';
import { reachableVendor } from '#lambdas/vendors/access.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { diligenceLinks } from './link-store.ts';
import { diligence } from './store.ts';

export const questionnaireOf = ({ questionnaire = NOTHING_ANSWERED }: Vendor) => questionnaire;

export const shown = async (vendor: Vendor, known?: KeptAnswers): Promise<VendorQuestionnaire> => {
  const [{ version, answers }, link] = await Promise.all([
    known ?? diligence.answersOf(vendor.id),
    diligenceLinks.of(vendor.id),
  ]);
  return {
    ...questionnaireOf(vendor),
    answers_version: version,
    rules_version: DILIGENCE_RULES,
    answers,
    link,
    result: diligenceOf(vendor, valuesOf(answers)),
  };
};

export const showQuestionnaire = async (caller: Caller, id: string) => shown(await reachableVendor(caller, id));

/** Accepted versions, newest first. */
export const showVersions = async (caller: Caller, id: string, limit: number, after: string | undefined) => {
  await reachableVendor(caller, id);
  const { items, next } = await diligence.versions(id, limit, after);
  return { versions: items, next_cursor: next };
};

/** Returns the next state, or throws if the transition is not allowed. */
export const mustFollow = (vendor: Vendor, action: DiligenceAction) => {
  const { state } = questionnaireOf(vendor);
  const found = next(DILIGENCE_FLOW, state, action);
  if (!found) throw illegalTransition('questionnaire', state, action, possible(DILIGENCE_FLOW, state));
  return found;
};

/** The error for a closed questionnaire, from its current state. */
const noAnswer = async (vendor: string) => {
  const found = await vendors.get(vendor);
  if (!found) return notFound('vendor');
  const { state } = questionnaireOf(found);
  return illegalTransition('questionnaire', state, 'answer', possible(DILIGENCE_FLOW, state));
};

type Answering = { values: readonly string[]; seen?: readonly string[]; rules_version?: string };

const isSame = (one: readonly string[], other: readonly string[]) => one.join(' ') === other.join(' ');

/**
 * Replacing an answer adds an audit entry, because no version keeps the old one until acceptance. A first answer needs
 * no entry, because the row stores its author.
 */
const keepAnswer = async (
  vendor: string,
  question: DiligenceQuestionKey,
  given: GivenAnswer,
  seen: readonly string[] | undefined,
  by: RequestActor,
): Promise<KeptAnswers> => {
  const before = await diligence.answersOf(vendor);
  const was = before.answers[question]?.values ?? [];
  if (before.closed) throw await noAnswer(vendor);
  if (was.length === 0 || isSame(was, given.values)) return diligence.answer(vendor, question, given, seen);
  await vendors.note(vendor, 'questionnaire_answers_changed', by, async () => {
    const kept = await diligence.answersOf(vendor);
    if (kept.closed) throw await noAnswer(vendor);
    const theirs = kept.answers[question];
    const from = theirs?.values ?? [];
    if (seen && !isSame(from, seen) && !isSame(from, given.values)) throw answeredMeanwhile(theirs);
    return {
      changes: [{ field: 'answers', from: { [question]: from }, to: { [question]: given.values } }],
      otherWrites: [diligence.replace(vendor, kept, question, given)],
    };
  });
  return diligence.answersOf(vendor);
};

/** For answers by the company and by the vendor. */
export const answerQuestion = async (
  { id }: Vendor,
  key: string,
  { values, seen, rules_version: rules }: Answering,
  by: RequestActor,
): Promise<KeptAnswers> => {
  if (rules !== undefined && rules !== DILIGENCE_RULES) throw rulesChanged(DILIGENCE_RULES);
  const question = DILIGENCE_QUESTIONS.find((one) => one.key === key);
  if (!question) throw invalid([fieldError('question', 'no_such_question', { question: key })]);
  const broken = answerProblem(question, values);
  if (broken) throw invalid([fieldError('values', broken.code, broken.params)]);
  const given = {
    values: tidyAnswer(question, values),
    at: new Date().toISOString(),
    by: { id: by.id, name: by.name },
  };
  const kept = await keepAnswer(id, question.key, given, seen && tidyAnswer(question, seen), by);
  if (kept.closed) throw await noAnswer(id);
  return kept;
};

export const answerForVendor = async (caller: Caller, params: { id: string; question: string }, given: Answering) => {
  const vendor = await reachableVendor(caller, params.id);
  mustBeEditable(caller, vendor);
  return shown(vendor, await answerQuestion(vendor, params.question, given, caller.actor));
};
