import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CUSTOMIZED } from '#domain/custom-fields/rules.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FieldsTable } from './fields-table.tsx';
import { customFieldsQuery } from './queries.ts';

/** The definitions of custom fields. Each change is saved at once. */
export const CompanyFields = () => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(customFieldsQuery);
  if (error && !data) return <LoadFailed what={t('fieldSettings.failed')} error={error} onRetry={refetch} />;
  if (!data) return <Spinner size="large" />;
  return (
    <SpaceBetween size="l">
      <div>{t('fieldSettings.description')}</div>
      {CUSTOMIZED.map((noun) => (
        <FieldsTable key={noun} all={data} noun={noun} />
      ))}
    </SpaceBetween>
  );
};
