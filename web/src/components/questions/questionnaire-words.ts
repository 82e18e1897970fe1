import type { TFunction } from 'i18next';
import type { Answer } from '#domain/questions/question.ts';
import type { QuestionWords } from './question-field.tsx';

type Choices = Readonly<Record<string, string>>;
type Questions = Readonly<Record<string, { text: string; help: string; example?: string; choices?: Choices }>>;
type Changes = Readonly<Record<string, { text?: string; help?: string; choices?: Choices }>>;

/** The same questions in other words, where these differ. */
export const reworded = (questions: Questions, changes: Changes): Questions =>
  Object.fromEntries(
    Object.entries(questions).map(([key, words]) => {
      const choices = { ...words.choices, ...changes[key]?.choices };
      return [key, { ...words, ...changes[key], choices }];
    }),
  );

/** The texts of a questionnaire's questions and answers. */
export const questionnaireWords = (t: TFunction, questions: Questions, answers: Choices) => {
  const choice = (key: string, value: string) => questions[key]?.choices?.[value] ?? answers[value] ?? value;
  return {
    of: (key: string): QuestionWords => {
      const { text = key, help = '', example } = questions[key] ?? {};
      return {
        ...{ text, help, example: example ? t('intake.example', { text: example }) : '' },
        choice: (value) => choice(key, value),
      };
    },
    text: (key: string) => questions[key]?.text ?? key,
    answer: (key: string, values: Answer = []) =>
      values.length === 0 ? t('intake.answers.nothing') : values.map((value) => choice(key, value)).join(', '),
  };
};
