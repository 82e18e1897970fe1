import { useTranslation } from 'react-i18next';
import type { AssessmentKind } from '#domain/assessments/words.ts';
import { questionnaireWords, reworded } from './questionnaire-words.ts';

export const useQuestionWords = () => {
  const { t } = useTranslation();
  return questionnaireWords(
    t,
    t('intake.questions', { returnObjects: true }),
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
