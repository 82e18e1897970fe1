import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssessmentKind } from '#domain/assessments/words.ts';
import { labelIn } from '#domain/custom-fields/rules.ts';
import { type OwnQuestion, textIn } from '#domain/own-questions/rules.ts';
import { questionnaireWords, reworded } from './questionnaire-words.ts';

/** The company's own questions, as the intake on the screen asks them. */
export const OwnQuestionsShown = createContext<readonly OwnQuestion[]>([]);

const ownWords = (questions: readonly OwnQuestion[], language: string) =>
  Object.fromEntries(
    questions.map(({ id, help, help_es, options, ...question }) => [
      id,
      {
        text: textIn(question, language),
        help: textIn({ text: help, text_es: help_es }, language),
        choices: Object.fromEntries(options.map((option) => [option.id, labelIn(option, language)])),
      },
    ]),
  );

/** The texts of the intake, and of the company's own questions. */
export const useQuestionWords = (own?: readonly OwnQuestion[]) => {
  const shown = useContext(OwnQuestionsShown);
  const { t, i18n } = useTranslation();
  return questionnaireWords(
    t,
    { ...t('intake.questions', { returnObjects: true }), ...ownWords(own ?? shown, i18n.language) },
    t('intake.answers', { returnObjects: true }),
  );
};

/** The texts of due diligence. On the page of a link, they address the vendor. */
export const useDiligenceWords = (reader: 'company' | 'vendor' = 'company') => {
  const { t } = useTranslation();
  const questions = t('diligence.questions', { returnObjects: true });
  const addressed = reader === 'vendor' ? t('diligence.addressed', { returnObjects: true }) : {};
  return questionnaireWords(t, reworded(questions, addressed), {
    ...t('intake.answers', { returnObjects: true }),
    ...t('diligence.answers', { returnObjects: true }),
  });
};

export const useAssessmentWords = (kind: AssessmentKind) => {
  const { t } = useTranslation();
  return questionnaireWords(
    t,
    t(`assessments.questions.${kind}`, { returnObjects: true }),
    t('intake.answers', { returnObjects: true }),
  );
};
