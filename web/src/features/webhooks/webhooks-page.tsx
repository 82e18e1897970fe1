import Box from '@cloudscape-design/components/box';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Table, { type TableProps } from '@cloudscape-design/components/table';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Webhook } from '#domain/webhooks/webhook.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { CreateButton } from '#web/components/list/create-button.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useNarrow } from '#web/components/page/use-narrow.ts';
import { lazyPart } from '#web/parts.ts';
import { webhookPath } from '#web/routing/paths.ts';
import { useThingNames } from './kinds-field.tsx';
import { webhookQueries } from './queries.ts';
import { WebhookStatus } from './webhook-status.tsx';

const CreateWebhook = lazyPart(() => import('./create-webhook.tsx'));

/** On phones, one column shows all fields of a webhook. */
const useColumns = (): TableProps.ColumnDefinition<Webhook>[] => {
  const { t } = useTranslation();
  const isNarrow = useNarrow();
  const namesOf = useThingNames();
  const things = ({ things }: Webhook) => namesOf(things).join(', ');
  const name: TableProps.ColumnDefinition<Webhook> = {
    id: 'name',
    header: t('webhooks.fields.name'),
    isRowHeader: true,
    cell: (webhook) => (
      <>
        <RouterLink to={webhookPath(webhook.id)}>{webhook.name}</RouterLink>
        {isNarrow && (
          <>
            <div>
              <WebhookStatus webhook={webhook} />
            </div>
            <div>{webhook.address}</div>
            <Box color="text-body-secondary">{things(webhook)}</Box>
          </>
        )}
      </>
    ),
  };
  if (isNarrow) return [name];
  return [
    { ...name, width: 220 },
    {
      id: 'status',
      header: t('webhooks.fields.status'),
      cell: (webhook) => <WebhookStatus webhook={webhook} />,
      width: 130,
    },
    { id: 'address', header: t('webhooks.fields.address'), cell: ({ address }) => address, width: 340 },
    { id: 'things', header: t('webhooks.fields.things'), cell: things, width: 320 },
  ];
};

const Webhooks = () => {
  const { t, i18n } = useTranslation();
  const viewing = useViewing();
  const { data, error, isPending, refetch } = useQuery(webhookQueries.all());
  const columns = useColumns();
  return (
    <SpaceBetween size="l">
      <PageTitle>{t('webhooks.title')}</PageTitle>
      <Header
        variant="h1"
        description={t('webhooks.description')}
        {...(data && { counter: `(${data.length.toLocaleString(i18n.language)})` })}
        actions={!viewing && <CreateButton label={t('webhooks.form.create')} />}
      >
        {t('webhooks.title')}
      </Header>
      {error ? (
        <LoadFailed what={t('webhooks.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Table
          wrapLines
          cellVerticalAlign="top"
          items={data ?? []}
          trackBy="id"
          loading={isPending}
          loadingText={t('webhooks.loading')}
          columnDefinitions={columns}
          ariaLabels={{ tableLabel: t('webhooks.title') }}
          empty={
            <Box textAlign="center">
              <b>{t('webhooks.none')}</b>
              <p>{t('webhooks.noneText')}</p>
            </Box>
          }
        />
      )}
    </SpaceBetween>
  );
};

/** Webhooks of the company; there are few, so one page lists all. */
export const WebhooksPage = () => {
  const [params] = useSearchParams();
  const viewing = useViewing();
  if (viewing || !params.has('create')) return <Webhooks />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <CreateWebhook />
    </Suspense>
  );
};
