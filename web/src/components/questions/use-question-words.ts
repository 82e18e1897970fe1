import { useTranslation } from 'react-i18next';
import type { AssessmentKind } from '#domain/assessments/words.ts';
import { questionnaireWords } from './questionnaire-words.ts';

/** The words of the intake, in the language shown. */
export const useQuestionWords = () => {
  const { t } = useTranslation();
  return questionnaireWords(
    t,
    t('intake.questions', { returnObjects: true }),
    t('intake.answers', { returnObjects: true }),
  );
};

/** The words of the questionnaire about a vendor, in the language shown. */
export const useDiligenceWords = () => {
  const { t } = useTranslation();
  return questionnaireWords(t, t('diligence.questions', { returnObjects: true }), {
    ...t('intake.answers', { returnObjects: true }),
    ...t('diligence.answers', { returnObjects: true }),
  });
};

/** The words of the assessments of a kind, in the language shown. */
export const useAssessmentWords = (kind: AssessmentKind) => {
  const { t } = useTranslation();
  return questionnaireWords(
    t,
    t(`assessments.questions.${kind}`, { returnObjects: true }),
    t('intake.answers', { returnObjects: true }),
  );
};
