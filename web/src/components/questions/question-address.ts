import { QUESTIONS } from '#domain/tiering/questions.ts';
import { placeOf } from './question-field.tsx';

export const addressOfStep = (step: number) => `?step=${step}`;

/** The address of a question within the intake page. */
export const addressOfQuestion = (question: string) => {
  const found = QUESTIONS.find((one) => one.key === question);
  return `${addressOfStep(found?.step ?? 1)}#${placeOf(question)}`;
};
