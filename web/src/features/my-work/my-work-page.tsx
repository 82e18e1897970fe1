import Header from '@cloudscape-design/components/header';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { holds, permissions } from '#domain/permissions.ts';
import { toBeDone } from '#domain/work/words.ts';
import { HelpLink } from '#web/components/help/help-link.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { useToday } from '#web/components/today.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { WorkCalendar } from './calendar/work-calendar.tsx';
import { workQuery } from './queries.ts';
import { TeamWork } from './team/team-work.tsx';
import { WorkGroups } from './work-groups.tsx';
import './my-work.css';

const VIEWS = ['list', 'calendar', 'team'] as const;

export const MyWorkPage = () => {
  const { t } = useTranslation();
  const today = useToday();
  const { roles } = useCurrentUser();
  const [params, setParams] = useSearchParams();
  const { data, error, refetch } = useQuery({ ...workQuery, refetchOnMount: 'always' });
  const views = VIEWS.filter((one) => one !== 'team' || holds(roles, permissions.seeTeamWork));
  const view = views.find((one) => one === params.get('view')) ?? 'list';
  if (!data)
    return error ? (
      <LoadFailed isPage what={t('work.failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <FormSkeleton />
    );
  return (
    <>
      <PageTitle>{t('work.title')}</PageTitle>
      <SpaceBetween size="l">
        <Header
          variant="h1"
          info={<HelpLink />}
          {...(view !== 'team' && { counter: `(${toBeDone(data.items, today).length}${data.more ? '+' : ''})` })}
          description={view === 'team' ? t('work.team.about') : t('work.about')}
          actions={
            <SegmentedControl
              label={t('work.view')}
              selectedId={view}
              options={views.map((id) => ({ id, text: t(`work.views.${id}`) }))}
              onChange={({ detail }) => setParams({ view: detail.selectedId }, { replace: true })}
            />
          }
        >
          {t('work.title')}
        </Header>
        {view === 'list' && <WorkGroups work={data} today={today} />}
        {view === 'team' && <TeamWork today={today} />}
        {view === 'calendar' && <WorkCalendar work={data} today={today} />}
      </SpaceBetween>
    </>
  );
};
