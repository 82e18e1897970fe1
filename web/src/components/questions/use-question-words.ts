import { useTranslation } from 'react-i18next';
import type { AssessmentKind } from '#domain/assessments/words.ts';
import { questionnaireWords } from './questionnaire-words.ts';

export const useQuestionWords = () => {
  const { t } = useTranslation();
  return questionnaireWords(
    t,
    t('intake.questions', { returnObjects: true }),
    t('intake.answers', { returnObjects: true }),
  );
};

export const useDiligenceWords = () => {
  const { t } = useTranslation();
  return questionnaireWords(t, t('diligence.questions', { returnObjects: true }), {
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
