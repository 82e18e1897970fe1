import Box from '@cloudscape-design/components/box';
import Header from '@cloudscape-design/components/header';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import { currentRating, levelOf } from '#domain/register/level.ts';
import { formatDate } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { PageButton } from '#web/components/page/page-button.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { OwnRiskLevel } from '#web/components/risks/risk-level.tsx';
import { OwnRiskDue, OwnRiskStatus } from '#web/components/risks/risk-status.tsx';
import { StackedTable } from '#web/components/tables/stacked-table.tsx';
import { registerQueries } from '#web/features/risk-register/queries.ts';
import { newRiskPath, ownRiskPath, registerOfPath } from '#web/routing/paths.ts';

type OwnRisksProps = { application: Pick<Application, 'id' | 'name'>; mayEdit: boolean };

/** The risks that people added to the application. */
export const OwnRisks = ({ application, mayEdit }: OwnRisksProps) => {
  const { t, i18n } = useTranslation();
  const { data, error, refetch } = useQuery(registerQueries.of(application.id));
  if (error && !data)
    return <LoadFailed what={t('register.own.failed')} error={error} onRetry={() => void refetch()} />;
  const { risks = [], total } = data ?? {};
  return (
    <StackedTable
      variant="container"
      trackBy="id"
      loading={!data}
      loadingText={t('register.list.loading')}
      items={risks}
      header={
        <Header
          variant="h2"
          description={t('register.own.description')}
          {...(total !== undefined && { counter: `(${total.toLocaleString(i18n.language)})` })}
          actions={mayEdit && <PageButton to={newRiskPath(application.id)}>{t('register.form.create')}</PageButton>}
        >
          {t('register.own.title')}
        </Header>
      }
      first={{
        id: 'name',
        header: t('register.fields.name'),
        minWidth: 200,
        cell: ({ id, name }) => <RouterLink to={ownRiskPath(id)}>{name}</RouterLink>,
      }}
      others={[
        {
          id: 'level',
          header: t('register.fields.level'),
          cell: (risk) => <OwnRiskLevel level={levelOf(currentRating(risk))} />,
        },
        { id: 'status', header: t('register.fields.status'), cell: ({ status }) => <OwnRiskStatus status={status} /> },
        { id: 'owner', header: t('register.fields.owner'), cell: ({ owner }) => owner },
        {
          id: 'due_on',
          header: t('register.fields.due_on'),
          cell: ({ due_on, due_state }) => (
            <>
              {due_on && formatDate(due_on, i18n.language)} {due_state === 'overdue' && <OwnRiskDue state="overdue" />}
            </>
          ),
        },
        {
          id: 'review_on',
          header: t('register.fields.review_on'),
          cell: ({ review_on, due_state }) => (
            <>
              {review_on && formatDate(review_on, i18n.language)}{' '}
              {due_state === 'review_due' && <OwnRiskDue state="review_due" />}
            </>
          ),
        },
      ]}
      empty={<Box color="text-body-secondary">{t('register.own.none')}</Box>}
      footer={
        total !== undefined &&
        total > 0 && <RouterLink to={registerOfPath(application)}>{t('register.own.all', { count: total })}</RouterLink>
      }
      ariaLabels={{ tableLabel: t('register.own.title') }}
    />
  );
};
