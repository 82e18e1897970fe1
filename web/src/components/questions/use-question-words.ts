import { useTranslation } from 'react-i18next';
import type { Answer } from '#domain/questions/question.ts';
import type { QuestionWords } from './question-field.tsx';

type Words = { text: string; help: string; example: string; choices?: Readonly<Record<string, string>> };

/** How each question of the intake is put, and its answers are read out, in the language shown. */
export const useQuestionWords = () => {
  const { t } = useTranslation();
  const questions: Readonly<Record<string, Words>> = t('intake.questions', { returnObjects: true });
  const answers: Readonly<Record<string, string>> = t('intake.answers', { returnObjects: true });
  const choice = (key: string, value: string) => questions[key]?.choices?.[value] ?? answers[value] ?? value;

  return {
    of: (key: string): QuestionWords => {
      const { text = key, help = '', example = '' } = questions[key] ?? {};
      return { text, help, example: example && t('intake.example', { text: example }), choice: (v) => choice(key, v) };
    },
    text: (key: string) => questions[key]?.text ?? key,
    answer: (key: string, values: Answer = []) =>
      values.length === 0 ? t('intake.answers.nothing') : values.map((value) => choice(key, value)).join(', '),
  };
};
