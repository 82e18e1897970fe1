import { OWN_STEP } from '#domain/own-questions/rules.ts';
import { QUESTIONS } from '#domain/tiering/questions.ts';
import { placeOf } from './question-field.tsx';

export const addressOfStep = (step: number) => `?step=${step}`;

/** The address of a question within the intake page. */
export const addressOfQuestion = (question: string) => {
  const found = QUESTIONS.find((one) => one.key === question);
  return `${addressOfStep(found?.step ?? OWN_STEP)}#${placeOf(question)}`;
};
