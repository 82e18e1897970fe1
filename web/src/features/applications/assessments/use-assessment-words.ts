import { useTranslation } from 'react-i18next';
import type { AssessmentKind } from '#domain/assessments/words.ts';
import { questionnaireWords } from '#web/components/questions/questionnaire-words.ts';

/** The words of the assessments of a kind, in the language shown. */
export const useAssessmentWords = (kind: AssessmentKind) => {
  const { t } = useTranslation();
  return questionnaireWords(
    t,
    t(`assessments.questions.${kind}`, { returnObjects: true }),
    t('intake.answers', { returnObjects: true }),
  );
};
