import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import Table, { type TableProps } from '@cloudscape-design/components/table';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AUDITED_PATHS } from '#domain/audit/words.ts';
import type { Delivery, Webhook } from '#domain/webhooks/webhook.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { formatMoment } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { useNarrow } from '#web/components/page/use-narrow.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { useThingNames } from './kinds-field.tsx';
import { webhookQueries } from './queries.ts';

const INDICATORS = { waiting: 'pending', delivered: 'success', failed: 'error' } as const;

const useSending = ({ id }: Webhook) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (delivery_id: string | undefined) =>
      delivery_id === undefined
        ? api('POST /access/webhooks/{id}/deliveries', { params: { id } })
        : api('POST /access/webhooks/{id}/deliveries/{delivery_id}/again', { params: { id, delivery_id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: webhookQueries.deliveries(id).queryKey }),
    onError: (error) => {
      const message = changeFailed(t, t('webhooks.deliveries.notSent'), error);
      snackbar.show({ type: 'error', message });
    },
  });
};

/** Result of the last attempt, and the time of the next. */
const Outcome = ({ delivery: { state, attempts, next_at } }: { delivery: Delivery }) => {
  const { t, i18n } = useTranslation();
  const last = attempts.at(-1);
  return (
    <>
      <StatusIndicator type={INDICATORS[state]}>{t(`webhooks.deliveries.states.${state}`)}</StatusIndicator>
      {last && (
        <div>
          {last.problem === null
            ? t('webhooks.deliveries.answered', { status: last.status, ms: last.ms })
            : t(`webhooks.deliveries.problems.${last.problem}`)}
        </div>
      )}
      {attempts.length > 1 && (
        <Box color="text-body-secondary">{t('webhooks.deliveries.attempts', { count: attempts.length })}</Box>
      )}
      {next_at !== null && (
        <Box color="text-body-secondary">
          {t('webhooks.deliveries.next', { when: formatMoment(next_at, i18n.language) })}
        </Box>
      )}
    </>
  );
};

type Again = { isFor: boolean; isPending: boolean; onAgain: (id: string) => void };

const useColumns = ({ isFor, isPending, onAgain }: Again): TableProps.ColumnDefinition<Delivery>[] => {
  const { t, i18n } = useTranslation();
  const isNarrow = useNarrow();
  const namesOf = useThingNames();
  const kindOf = (type: string) => namesOf(AUDITED_PATHS.filter((path) => path === type.split('.')[0])).join();
  const what = ({ event: { type, timestamp, data } }: Delivery) => (
    <>
      <Box variant="code">{type}</Box>
      <div>
        {kindOf(type)}: {data.subject.name}
      </div>
      {isNarrow && <Box color="text-body-secondary">{formatMoment(timestamp, i18n.language)}</Box>}
    </>
  );
  const again: TableProps.ColumnDefinition<Delivery> = {
    id: 'again',
    header: t('webhooks.deliveries.columns.again'),
    cell: ({ id, event }) => (
      <Button
        variant="inline-link"
        disabled={isPending}
        ariaLabel={t('webhooks.deliveries.againOf', { type: event.type, name: event.data.subject.name })}
        onClick={() => onAgain(id)}
      >
        {t('webhooks.deliveries.again')}
      </Button>
    ),
    width: 110,
  };
  const outcome = { id: 'state', header: t('webhooks.deliveries.columns.state'), width: 260 };
  const columns: TableProps.ColumnDefinition<Delivery>[] = [
    { id: 'what', header: t('webhooks.deliveries.columns.what'), isRowHeader: true, cell: what, width: 340 },
    { ...outcome, cell: (delivery) => <Outcome delivery={delivery} /> },
    ...(isFor ? [again] : []),
  ];
  if (isNarrow) return columns.map(({ width: _, ...column }) => column);
  const at: TableProps.ColumnDefinition<Delivery> = {
    id: 'at',
    header: t('webhooks.deliveries.columns.at'),
    cell: ({ event }) => <time dateTime={event.timestamp}>{formatMoment(event.timestamp, i18n.language)}</time>,
    width: 170,
  };
  return [at, ...columns];
};

type DeliveriesProps = { webhook: Webhook; mayEdit: boolean };

export const Deliveries = ({ webhook, mayEdit }: DeliveriesProps) => {
  const { t } = useTranslation();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    webhookQueries.deliveries(webhook.id),
  );
  const sending = useSending(webhook);
  const isFor = mayEdit && webhook.status === 'active';
  const columns = useColumns({ isFor, isPending: sending.isPending, onAgain: (id) => sending.mutate(id) });
  if (error) return <LoadFailed what={t('webhooks.deliveries.failed')} error={error} onRetry={() => void refetch()} />;
  return (
    <Table
      wrapLines
      cellVerticalAlign="top"
      items={data?.pages.flatMap(({ deliveries }) => deliveries) ?? []}
      trackBy="id"
      loading={isPending}
      loadingText={t('webhooks.deliveries.loading')}
      columnDefinitions={columns}
      ariaLabels={{ tableLabel: t('webhooks.deliveries.title') }}
      header={
        <Header
          variant="h2"
          description={t('webhooks.deliveries.text')}
          actions={
            isFor && (
              <Button loading={sending.isPending} onClick={() => sending.mutate(undefined)}>
                {t('webhooks.deliveries.test')}
              </Button>
            )
          }
        >
          {t('webhooks.deliveries.title')}
        </Header>
      }
      footer={
        hasNextPage && (
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('webhooks.deliveries.older')}
          </Button>
        )
      }
      empty={<Box textAlign="center">{t('webhooks.deliveries.none')}</Box>}
    />
  );
};
