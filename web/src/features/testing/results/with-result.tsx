import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ApiError } from '#web/api/api-error.ts';
import { NotFound } from '#web/components/detail/not-found.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { applicationQueries } from '#web/features/applications/queries.ts';
import { viewerQueries } from '#web/features/document-viewer/queries.ts';
import { statusPath } from '#web/routing/paths.ts';
import { useRecordName } from '#web/routing/record-names.ts';
import { documentsPath } from '#web/routing/subject-path.ts';
import { resultQueries, type WholeResult } from './queries.ts';

type Shows = { children: (data: WholeResult) => ReactNode };

const isStatus = (error: Error | null, status: number) => error instanceof ApiError && error.problem.status === status;

const NotThere = () => {
  const { t } = useTranslation();
  return (
    <NotFound
      title={t('testing.notFound')}
      text={t('testing.notFoundText')}
      list="/applications"
      toList={t('testing.toApplications')}
    />
  );
};

type OfTest = Shows & { application: string; task: string };

const ResultOfTest = ({ application, task, children }: OfTest) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(resultQueries.of(application, task));
  useRecordName(application, useQuery(applicationQueries.one(application)).data?.name);
  if (isStatus(error, 404)) return <NotThere />;
  if (isStatus(error, 409))
    return (
      <NotFound
        title={t('testResults.notReady')}
        text={t('testResults.notReadyText')}
        list={statusPath({ application_id: application, id: task })}
        toList={t('testResults.toStatus')}
      />
    );
  if (data) return children(data);
  if (error) return <LoadFailed isPage what={t('testResults.failed')} error={error} onRetry={() => void refetch()} />;
  return <FormSkeleton />;
};

const NewestOfDocument = ({ document, children }: Shows & { document: string }) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(resultQueries.newestOf(document));
  const shown = useQuery(viewerQueries.document(document)).data;
  useRecordName(document, shown?.name, shown?.application?.id);
  useRecordName(shown?.application?.id, shown?.application?.name);
  if (isStatus(error, 404)) return <NotThere />;
  if (data?.test)
    return (
      <ResultOfTest application={data.test.application_id} task={data.test.id}>
        {children}
      </ResultOfTest>
    );
  if (data)
    return (
      <NotFound
        title={t('testResults.notReady')}
        text={t('testResults.noneOfDocument')}
        list={documentsPath(data.of)}
        toList={t('testResults.toDocuments')}
      />
    );
  if (error) return <LoadFailed isPage what={t('testResults.failed')} error={error} onRetry={() => void refetch()} />;
  return <FormSkeleton />;
};

/** Loads the result that the URL names: of a test, or of a document's newest test. */
export const WithResult = ({ children }: Shows) => {
  const { applicationId = '', taskId = '', documentId } = useParams();
  if (documentId !== undefined) return <NewestOfDocument document={documentId}>{children}</NewestOfDocument>;
  return (
    <ResultOfTest application={applicationId} task={taskId}>
      {children}
    </ResultOfTest>
  );
};
