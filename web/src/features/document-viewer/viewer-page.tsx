import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import type { Version } from '#domain/documents/document.ts';
import { ApiError } from '#web/api/api-error.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { lazyPart } from '#web/parts.ts';
import { makeAddress } from './fetch-file.ts';
import { type DocumentAlone, viewerQueries } from './queries.ts';
import { ViewerHeader } from './viewer-header.tsx';
import './viewer.css';

const PdfView = lazyPart(() => import('./pdf/pdf-view.tsx'));
const WordView = lazyPart(() => import('./word/word-view.tsx'));
const WorkbookView = lazyPart(() => import('./sheet/workbook-view.tsx'));

const Content = ({
  document,
  version,
  onRetry,
}: {
  document: DocumentAlone;
  version: Version;
  onRetry: () => void;
}) => {
  const { name, id } = document;
  const { number, size, format } = version;
  const client = useQueryClient();
  const address = useMemo(() => makeAddress(client, id, number), [client, id, number]);
  const file = { name, address, size, onRetry };
  if (format === 'pdf') return <PdfView {...file} />;
  return format === 'docx' ? <WordView {...file} /> : <WorkbookView {...file} format={format} />;
};

const NotReady = ({ version: { state, error } }: { version: Version }) => {
  const { t } = useTranslation();
  const isRefused = state === 'error';
  return (
    <div className="viewer-message" role="status">
      <StatusIndicator type={isRefused ? 'error' : 'in-progress'} wrapText>
        {isRefused ? t('viewer.refused') : t(state === 'created' ? 'viewer.notThereYet' : 'viewer.beingChecked')}
      </StatusIndicator>
      {isRefused && error && <p>{t(`documents.errors.${error}`)}</p>}
    </div>
  );
};

/** The requested version, or else the newest viewable one. */
const versionOf = ({ versions, current }: DocumentAlone, asked: string | null) =>
  versions.find(({ number }) => number === Number(asked)) ??
  versions.find(({ number }) => number === current) ??
  versions.at(-1);

/** Shows a document of any format without executing its content. */
export const ViewerPage = () => {
  const { t } = useTranslation();
  const { documentId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const [tries, setTries] = useState(0);
  const { data, error, refetch } = useQuery(viewerQueries.document(documentId));
  if (error instanceof ApiError && error.problem.status === 404) return <Navigate to="/not-found" replace />;
  if (!data) {
    if (!error) return <div className="viewer" aria-busy="true" />;
    return (
      <main className="viewer-message">
        <LoadFailed isPage what={t('viewer.failed')} error={error} onRetry={() => void refetch()} />
      </main>
    );
  }
  const version = versionOf(data, params.get('version'));
  if (!version) return <Navigate to="/not-found" replace />;
  return (
    <div className="viewer">
      <PageTitle>{data.name}</PageTitle>
      <ViewerHeader
        document={data}
        version={version}
        onVersion={(number) => setParams({ version: String(number) }, { replace: true })}
      />
      <main className="viewer-main">
        {version.state === 'ready' ? (
          <Suspense>
            <Content
              key={`${version.number} ${tries}`}
              document={data}
              version={version}
              onRetry={() => setTries(tries + 1)}
            />
          </Suspense>
        ) : (
          <NotReady version={version} />
        )}
      </main>
    </div>
  );
};
