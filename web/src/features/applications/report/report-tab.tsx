import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Application } from '#domain/applications/application.ts';
import type { Report } from '#domain/report/report.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { NotFound } from '#web/components/detail/not-found.tsx';
import { useShown } from '#web/components/detail/shown.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { frameworksPath } from '#web/routing/application-path.ts';
import { useRecordName } from '#web/routing/record-names.ts';
import { About, Counts } from './about.tsx';
import { Asked } from './asked.tsx';
import { Proof } from './proof.tsx';
import { reportQueries } from './queries.ts';
import { DownloadError, TakeButton, useTaking } from './take.tsx';
import './report.css';

const ReportContent = ({ report }: { report: Report }) => {
  const { t } = useTranslation();
  const taking = useTaking(report);
  const isViewing = useViewing() !== undefined;
  const title = t('report.title', { framework: report.framework.name });
  return (
    <SpaceBetween size="l">
      <PageTitle>{title}</PageTitle>
      <Header
        variant="h2"
        actions={
          <SpaceBetween size="xs" direction="horizontal">
            <Button onClick={() => window.print()}>{t('report.print')}</Button>
            {!isViewing && <TakeButton taking={taking} />}
          </SpaceBetween>
        }
      >
        {title}
      </Header>
      <DownloadError taking={taking} />
      <About report={report} />
      <Counts report={report} />
      <Asked report={report} />
      <Proof report={report} />
    </SpaceBetween>
  );
};

/** Compliance report of an application for one framework: on screen, for print and as a download. */
export const ReportTab = () => {
  const { t } = useTranslation();
  const { id } = useShown<Application>().entity;
  const { frameworkId = '' } = useParams();
  const { data, error, refetch } = useQuery(reportQueries.of(id, frameworkId));
  useRecordName(frameworkId, data?.framework.name);
  if (data) return <ReportContent report={data} />;
  if (!error) return <FormSkeleton />;
  if (error instanceof ApiError && error.problem.status === 404)
    return (
      <NotFound
        title={t('report.missing')}
        text={t('report.missingText')}
        list={frameworksPath(id)}
        toList={t('report.toFrameworks')}
      />
    );
  return <LoadFailed what={t('report.failed')} error={error} onRetry={() => void refetch()} />;
};
