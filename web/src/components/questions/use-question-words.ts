import { useTranslation } from 'react-i18next';
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
