import { useTranslation } from 'react-i18next';
import { questionnaireWords } from '#web/components/questions/questionnaire-words.ts';

/** The words of the questionnaire about a vendor, in the language shown. */
export const useDiligenceWords = () => {
  const { t } = useTranslation();
  return questionnaireWords(t, t('diligence.questions', { returnObjects: true }), {
    ...t('intake.answers', { returnObjects: true }),
    ...t('diligence.answers', { returnObjects: true }),
  });
};
