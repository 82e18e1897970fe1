import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Export } from '#domain/export.ts';
import { listPath } from '#domain/list/names.ts';
import { ApiError } from '#web/api/api-error.ts';
import { NotFound } from '#web/components/detail/not-found.tsx';
import { formatMoment } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useRecordName } from '#web/routing/record-names.ts';
import { exportQuery } from './queries.ts';

const TYPES = { waiting: 'in-progress', ready: 'success', error: 'error' } as const;

const useStateTexts = ({ state, rows, list, expires_at }: Export) => {
  const { t, i18n } = useTranslation();
  const isPerson = list === 'person';
  const until = formatMoment(expires_at, i18n.language);
  if (state === 'waiting') return [t('exports.waiting'), t('exports.waitingText')];
  if (state === 'error') return [t('exports.error'), t(isPerson ? 'exports.personErrorText' : 'exports.errorText')];
  return isPerson
    ? [t('exports.personReady'), t('exports.personText', { until })]
    : [t('exports.ready', { count: rows ?? 0 }), t('exports.readyText', { until })];
};

const ExportState = (file: Export) => {
  const { t } = useTranslation();
  const { state, list } = file;
  const [title, text] = useStateTexts(file);
  return (
    <Container>
      <SpaceBetween size="s">
        <div role="status">
          <StatusIndicator type={TYPES[state]} wrapText>
            {title}
          </StatusIndicator>
        </div>
        {text}
        {list !== 'person' && <RouterLink to={listPath(list)}>{t('exports.toList')}</RouterLink>}
      </SpaceBetween>
    </Container>
  );
};

/**
 * Download URLs expire after a minute, so each click requests a new one. The browser saves the file and keeps the page.
 */
const useDownload = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => client.fetchQuery(exportQuery(id)),
    onSuccess: ({ download }) => {
      if (download !== null) Object.assign(document.createElement('a'), { href: download }).click();
    },
  });
};

const ExportItself = (file: Export) => {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useDownload(file.id);
  const isGone = error instanceof ApiError && error.problem.status === 404;
  if (isGone) return <Gone />;
  return (
    <SpaceBetween size="l">
      <PageTitle>{file.name}</PageTitle>
      <Header
        variant="h1"
        {...(file.state === 'ready' && {
          actions: (
            <Button variant="primary" iconName="download" loading={isPending} onClick={() => mutate()}>
              {t('exports.download')}
            </Button>
          ),
        })}
      >
        {file.name}
      </Header>
      {error && <Alert type="error">{t('exports.downloadFailed')}</Alert>}
      <ExportState {...file} />
    </SpaceBetween>
  );
};

const Gone = () => {
  const { t } = useTranslation();
  return (
    <NotFound
      title={t('exports.gone')}
      text={t('exports.goneText')}
      list="/applications"
      toList={t('exports.toApplications')}
    />
  );
};

/** Status page of a file export: pending, ready to download, or failed. */
export const ExportPage = () => {
  const { t } = useTranslation();
  const { exportId = '' } = useParams();
  const { data, error, refetch } = useQuery(exportQuery(exportId));
  useRecordName(exportId, data?.name);
  if (error instanceof ApiError && error.problem.status === 404) return <Gone />;
  if (data) return <ExportItself {...data} />;
  if (error) return <LoadFailed isPage what={t('exports.failed')} error={error} onRetry={() => void refetch()} />;
  return <FormSkeleton />;
};
