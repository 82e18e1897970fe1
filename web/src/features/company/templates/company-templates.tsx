import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { templateQueries } from '#web/components/templates/queries.ts';
import { TemplateHelp } from './template-help.tsx';
import { TemplatesTable } from './templates-table.tsx';

/** The company's Word templates, and how to write one. */
const CompanyTemplates = () => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(templateQueries.list());
  if (error && !data) return <LoadFailed what={t('templates.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Spinner size="large" />;
  return (
    <SpaceBetween size="l">
      <div>{t('templates.description')}</div>
      <TemplatesTable templates={data.word_templates} />
      <TemplateHelp />
    </SpaceBetween>
  );
};

export default CompanyTemplates;
