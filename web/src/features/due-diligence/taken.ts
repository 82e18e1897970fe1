import type { QuestionnaireByLink } from '#domain/diligence/questionnaire.ts';

/** `taken` lists questions whose answer here was replaced by one that the vendor may not see. */
export type AskedNow = QuestionnaireByLink & { taken: readonly string[] };

/** A vendor who clears an answer leaves an empty one. A missing answer was given by another person. */
export const withTaken = (before: AskedNow | undefined, now: QuestionnaireByLink): AskedNow => {
  const known = new Set([...(before?.taken ?? []), ...Object.keys(before?.answers ?? {})]);
  return { ...now, taken: [...known].filter((question) => now.answers[question] === undefined) };
};
