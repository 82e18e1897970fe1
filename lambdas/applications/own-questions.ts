/** The company's own questions in the intake, as administrators define them. */
import { isApproved } from '#domain/approval/states.ts';
import { isRetired } from '#domain/life/life.ts';
import { questionsAfter } from '#domain/own-questions/change.ts';
import type { IntakeQuestions, KeptIntakeQuestions, SentQuestion } from '#domain/own-questions/question.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { changedMeanwhile, invalid } from '#lambdas/known-errors.ts';
import { intakeQuestions } from '#lambdas/own-questions/store.ts';
import { applications } from './store.ts';

/** Applications whose answers were given to the present questions. */
const affected = async (): Promise<IntakeQuestions['affected']> => {
  const submitted = (await applications.rows()).filter((row) => row.tier && !isRetired(row));
  return {
    submitted: submitted.length,
    in_review: submitted.filter(({ approval_status }) => approval_status === 'in_review').length,
    approved: submitted.filter(({ approval_status }) => isApproved(approval_status)).length,
  };
};

const shown = async (found: KeptIntakeQuestions | undefined): Promise<IntakeQuestions> => ({
  version: found?.version ?? 0,
  updated_at: found?.updated_at ?? null,
  updated_by: found?.updated_by ?? null,
  questions_version: found?.questions_version ?? 0,
  questions: found?.questions ?? [],
  affected: await affected(),
});

export const showQuestions = async () => shown(await intakeQuestions.get());

export const changeQuestions = async (
  caller: Caller,
  sent: readonly SentQuestion[],
  changeable: (version: number) => boolean,
) => {
  const before = await intakeQuestions.get();
  if (!changeable(before?.version ?? 0)) throw changedMeanwhile('intake questions', true);
  const { questions, errors } = questionsAfter(before?.questions ?? [], sent);
  if (errors.length > 0) throw invalid(errors);
  return shown(await intakeQuestions.put(before, questions, caller.actor));
};
