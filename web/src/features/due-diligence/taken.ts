import type { QuestionnaireByLink } from '#domain/diligence/questionnaire.ts';

/** With the questions whose answer was here, and whose place was taken by one that the vendor does not see. */
export type AskedNow = QuestionnaireByLink & { taken: readonly string[] };

/** Whoever takes an answer back here leaves an empty one: what is not there at all any more, somebody else has answered. */
export const withTaken = (before: AskedNow | undefined, now: QuestionnaireByLink): AskedNow => {
  const known = new Set([...(before?.taken ?? []), ...Object.keys(before?.answers ?? {})]);
  return { ...now, taken: [...known].filter((question) => now.answers[question] === undefined) };
};
