import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Invitations } from '#domain/people/invitations.ts';
import { fullName } from '#domain/people/person.ts';
import { ApiError } from '#web/api/api-error.ts';
import { HowFar } from '#web/components/batch/how-far.tsx';
import { changeFailed } from '#web/components/change-failed.ts';
import { NotFound } from '#web/components/detail/not-found.tsx';
import { formatMoment } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { StackedTable } from '#web/components/tables/stacked-table.tsx';
import { INVITATIONS_PATH, userPath } from '#web/routing/paths.ts';
import { invitationQueries } from './invitation-queries.ts';
import { useInvite } from './invitations-preview.tsx';

const TYPES = { invited: 'success', existing: 'info', failed: 'error', waiting: 'pending' } as const;
const TOLD = ['invited', 'existing', 'failed'] as const;

type Person = Invitations['people'][number];

const Progress = ({ state, people }: Invitations) => {
  const { t } = useTranslation();
  const done = people.filter(({ outcome }) => outcome !== 'waiting').length;
  return (
    <HowFar
      {...{ state, done, total: people.length }}
      texts={{
        running: t('people.many.running'),
        leave: t('people.many.leave'),
        progress: t('people.many.progress', { done, total: people.length }),
        stopped: t('people.many.stopped'),
      }}
      counts={TOLD.flatMap((shown) => {
        const count = people.filter(({ outcome }) => outcome === shown).length;
        return count === 0
          ? []
          : [{ key: shown, type: TYPES[shown], text: t(`people.many.counts.${shown}`, { count }) }];
      })}
    />
  );
};

const OutcomeOfOne = ({ outcome, reason }: Person) => {
  const { t } = useTranslation();
  return (
    <StatusIndicator type={TYPES[outcome]} wrapText>
      {[t(`people.many.outcomes.${outcome}`), ...(reason ? [t(`people.many.reasons.${reason}`)] : [])].join(': ')}
    </StatusIndicator>
  );
};

const asAsked = ({ email, first_name, last_name, language, role, groups, ends_on }: Person) => ({
  ...{ email, first_name, last_name, language, role, groups, ends_on },
});

const Outcomes = (batch: Invitations) => {
  const { t, i18n } = useTranslation();
  const { mutate, isPending, error } = useInvite();
  const { state, people, created_at, created_by } = batch;
  // Failures come first.
  const shown = people.toSorted((a, b) => Number(b.outcome === 'failed') - Number(a.outcome === 'failed'));
  const again = people.filter(({ outcome }) => outcome === 'failed' || outcome === 'waiting');
  return (
    <SpaceBetween size="l">
      <PageTitle>{t('people.many.progressTitle')}</PageTitle>
      <Header
        variant="h1"
        description={t('people.many.askedBy', {
          name: created_by.name,
          when: formatMoment(created_at, i18n.language),
        })}
        actions={
          <SpaceBetween direction="horizontal" size="xs">
            <RouterLink to={INVITATIONS_PATH}>{t('people.many.another')}</RouterLink>
            {state !== 'running' && again.length > 0 && (
              <Button variant="primary" loading={isPending} onClick={() => mutate(again.map(asAsked))}>
                {t('people.many.again')}
              </Button>
            )}
          </SpaceBetween>
        }
      >
        {t('people.many.progressTitle')}
      </Header>
      {error && <Alert type="error">{changeFailed(t, t('people.many.failed'), error)}</Alert>}
      <Progress {...batch} />
      <StackedTable
        items={shown}
        trackBy="email"
        first={{
          id: 'email',
          header: t('people.fields.email'),
          cell: ({ email, user_id }) => (user_id ? <RouterLink to={userPath(user_id)}>{email}</RouterLink> : email),
        }}
        others={[
          {
            id: 'outcome',
            minWidth: 180,
            header: t('people.many.outcome'),
            cell: (person) => <OutcomeOfOne {...person} />,
          },
          {
            id: 'name',
            header: t('people.fields.name'),
            cell: (person) => fullName(person),
          },
          {
            id: 'role',
            header: t('people.fields.role'),
            cell: ({ role }) => t(role ? `roles.names.${role}` : 'roles.none'),
          },
        ]}
      />
    </SpaceBetween>
  );
};

export const InvitationsOutcome = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(invitationQueries.one(id));
  if (data) return <Outcomes {...data} />;
  if (error instanceof ApiError && [400, 404].includes(error.problem.status))
    return (
      <NotFound
        title={t('people.many.gone')}
        text={t('people.many.goneText')}
        list="/manage-users"
        toList={t('people.detail.toList')}
      />
    );
  if (error)
    return <LoadFailed isPage what={t('people.many.loadFailed')} error={error} onRetry={() => void refetch()} />;
  return <FormSkeleton />;
};
