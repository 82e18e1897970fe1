import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DetailPage } from '#web/components/detail/detail-page.tsx';
import { NotFound } from '#web/components/detail/not-found.tsx';
import { lazyPart } from '#web/parts.ts';
import { GroupOverview } from './group-overview.tsx';
import { resourceGroupQueries } from './queries.ts';

const EditGroup = lazyPart(() => import('./edit-group.tsx'));

/** Polling interval (ms) while the group is being deleted. */
const MOMENT = 2_000;

export const GroupDetailPage = () => {
  const { t } = useTranslation();
  const { groupId = '' } = useParams();
  return (
    <DetailPage
      query={{
        ...resourceGroupQueries.one(groupId),
        // Changes elsewhere affect the contents without invalidating this query.
        staleTime: 0,
        refetchInterval: ({ state: { data, error } }) => (data?.deleting && !error ? MOMENT : false),
      }}
      failed={t('resourceGroups.detail.failed')}
      missing={
        <NotFound
          title={t('resourceGroups.detail.notFound')}
          text={t('resourceGroups.detail.notFoundText')}
          list="/application-groups"
          toList={t('resourceGroups.detail.toList')}
        />
      }
      refusal={({ deleting }) => (deleting ? t('resourceGroups.detail.deletingText') : undefined)}
      overview={(group, mayEdit) => <GroupOverview key={group.id} group={group} mayEdit={mayEdit} />}
      edit={(group) => <EditGroup key={group.id} group={group} />}
    />
  );
};
