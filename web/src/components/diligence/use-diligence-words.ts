import { useTranslation } from 'react-i18next';
import type { Answer } from '#domain/questions/question.ts';
import type { QuestionWords } from '#web/components/questions/question-field.tsx';

type Words = Readonly<Record<string, { text: string; help: string; choices?: Readonly<Record<string, string>> }>>;
type Choices = Readonly<Record<string, string>>;

/** How the questions about a vendor are put, and answers read out, in the language shown. */
export const useDiligenceWords = () => {
  const { t } = useTranslation();
  const questions: Words = t('diligence.questions', { returnObjects: true });
  const answers: Choices = {
    ...t('intake.answers', { returnObjects: true }),
    ...t('diligence.answers', { returnObjects: true }),
  };
  const choice = (key: string, value: string) => questions[key]?.choices?.[value] ?? answers[value] ?? value;
  return {
    of: (key: string): QuestionWords => {
      const { text = key, help = '' } = questions[key] ?? {};
      return { text, help, example: '', choice: (value) => choice(key, value) };
    },
    text: (key: string) => questions[key]?.text ?? key,
    answer: (key: string, values: Answer = []) =>
      values.length === 0 ? t('intake.answers.nothing') : values.map((value) => choice(key, value)).join(', '),
  };
};
