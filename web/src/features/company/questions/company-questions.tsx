import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { intakeQuestionsQuery } from './queries.ts';
import { QuestionsTable } from './questions-table.tsx';

/** The company's own questions in the intake. Each change makes a version, and says first which applications it affects. */
export const CompanyQuestions = () => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(intakeQuestionsQuery);
  if (error && !data) return <LoadFailed what={t('questionSettings.failed')} error={error} onRetry={refetch} />;
  if (!data) return <Spinner size="large" />;
  return (
    <SpaceBetween size="l">
      <div>{t('questionSettings.description')}</div>
      <QuestionsTable all={data} />
    </SpaceBetween>
  );
};
