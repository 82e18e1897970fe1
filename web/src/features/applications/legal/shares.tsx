import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalDocument } from '#domain/legal/legal-document.ts';
import type { ListedLegalShare } from '#domain/legal/share.ts';
import { api } from '#web/api/client.ts';
import { useReadOnly } from '#web/components/detail/shown.ts';
import { formatDate, formatMoment } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { Copyable } from '#web/components/secret/copyable.tsx';
import { StackedTable } from '#web/components/tables/stacked-table.tsx';
import { legalQueries } from './queries.ts';
import { type CreatedShare, ShareDialog } from './share-dialog.tsx';
import { useShareRefusal } from './use-share-refusal.ts';

const Created = ({ created: { url, mailed, share } }: { created: CreatedShare }) => {
  const { t } = useTranslation();
  const done = mailed ? 'mailed' : share.email === '' ? 'copyIt' : 'notMailed';
  return (
    <div role="status">
      <Alert type={done === 'notMailed' ? 'warning' : 'success'}>
        {t(`legal.shares.${done}`)}
        <Copyable text={url} copy={t('legal.shares.copy')} />
      </Alert>
    </div>
  );
};

/** The links with which people without an account read the document. Only their creator saw the addresses. */
export const Shares = ({ document }: { document: LegalDocument }) => {
  const { t, i18n } = useTranslation();
  const isReadOnly = useReadOnly();
  const client = useQueryClient();
  const refuse = useShareRefusal();
  const [isSharing, setIsSharing] = useState(false);
  const [created, setCreated] = useState<CreatedShare>();
  const query = legalQueries.shares(document.application.id, document.type);
  const { data, error, refetch } = useQuery(query);
  const again = () => client.invalidateQueries({ queryKey: query.queryKey });
  const { mutate: revoke, variables: revoking } = useMutation({
    mutationFn: ({ id: share_id }: ListedLegalShare) =>
      api('DELETE /applications/{id}/legal-documents/{type}/shares/{share_id}', {
        params: { id: document.application.id, type: document.type, share_id },
      }),
    onSuccess: () => setCreated(undefined),
    onError: refuse,
    onSettled: again,
  });
  if (error && !data)
    return <LoadFailed what={t('legal.shares.notLoaded')} error={error} onRetry={() => void refetch()} />;
  const opened = ({ opened: count, last_opened_at: at }: ListedLegalShare) =>
    at === null
      ? t('legal.shares.notOpened')
      : t('legal.shares.opened', { count, when: formatMoment(at, i18n.language) });
  return (
    <div className="not-on-paper">
      <SpaceBetween size="m">
        {created && <Created created={created} />}
        <StackedTable
          items={data?.shares ?? []}
          trackBy="id"
          loading={!data}
          loadingText={t('actions.loading')}
          ariaLabels={{ tableLabel: t('legal.shares.title') }}
          header={
            <Header
              variant="h2"
              description={t('legal.shares.description')}
              actions={!isReadOnly && <Button onClick={() => setIsSharing(true)}>{t('legal.shares.share')}</Button>}
            >
              {t('legal.shares.title')}
            </Header>
          }
          empty={t('legal.shares.none')}
          first={{
            id: 'recipient',
            header: t('legal.shares.fields.recipient'),
            cell: ({ recipient, email }) => (
              <>
                {recipient}
                {email !== '' && (
                  <Box color="text-body-secondary" fontSize="body-s">
                    {email}
                  </Box>
                )}
              </>
            ),
          }}
          others={[
            {
              id: 'shows',
              header: t('legal.shares.fields.shows'),
              cell: ({ number }) =>
                number === null ? t('legal.shares.current') : t('legal.shares.version', { number }),
            },
            {
              id: 'ends_on',
              header: t('legal.shares.fields.ends_on'),
              cell: ({ ends_on, blocked, created: { by } }) =>
                blocked ? (
                  <StatusIndicator type="stopped" wrapText>
                    {t(`legal.shares.blocked.${blocked}`, { who: by.name })}
                  </StatusIndicator>
                ) : (
                  formatDate(ends_on, i18n.language)
                ),
            },
            { id: 'opened', header: t('legal.shares.openings'), cell: opened },
            {
              id: 'created',
              header: t('legal.shares.createdBy'),
              cell: ({ created: { by, at } }) =>
                t('legal.list.by', { who: by.name, when: formatMoment(at, i18n.language) }),
            },
            ...(isReadOnly
              ? []
              : [
                  {
                    id: 'revoke',
                    header: '',
                    minWidth: 110,
                    cell: (share: ListedLegalShare) => (
                      <Button
                        variant="inline-link"
                        ariaLabel={t('legal.shares.revokeOf', { recipient: share.recipient })}
                        loading={revoking?.id === share.id && data?.shares.includes(share) === true}
                        onClick={() => revoke(share)}
                      >
                        {t('legal.shares.revoke')}
                      </Button>
                    ),
                  },
                ]),
          ]}
        />
      </SpaceBetween>
      {isSharing && (
        <ShareDialog
          document={document}
          onMade={(one) => {
            setCreated(one);
            setIsSharing(false);
            void again();
          }}
          onClose={() => setIsSharing(false)}
        />
      )}
    </div>
  );
};
