import Alert from '@cloudscape-design/components/alert';
import { useTranslation } from 'react-i18next';
import type { IntakeQuestions } from '#domain/own-questions/question.ts';

/** How many applications a change of the questions affects, and how. */
export const Affected = ({ all: { questions_version, affected } }: { all: IntakeQuestions }) => {
  const { t } = useTranslation();
  const { submitted, ...counts } = affected;
  if (submitted === 0) return null;
  return (
    <Alert type="info">
      <div>{t('questionSettings.affected', { version: questions_version + 1, count: submitted })}</div>
      <div>
        {t('questionSettings.affectedStatus', counts)} {t('questionSettings.affectedText')}
      </div>
    </Alert>
  );
};
