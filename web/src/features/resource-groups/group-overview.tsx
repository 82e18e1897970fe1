import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupDetail } from '#domain/groups/group.ts';
import { DetailHeader } from '#web/components/detail/detail-header.tsx';
import { History, Panel } from '#web/components/detail/panel.tsx';
import { useGroupName } from '#web/components/groups/use-group-name.ts';
import { lazyPart } from '#web/parts.ts';
import { GroupPeople } from './group-people.tsx';
import { GroupResources } from './group-resources.tsx';
import { GroupStatus } from './group-status.tsx';

const DeleteGroup = lazyPart(() => import('./delete-group.tsx'));

const OnItsWay = ({ contents }: GroupDetail) => {
  const { t } = useTranslation();
  const left = Object.values(contents).reduce((sum, { total }) => sum + total, 0);
  return <Alert type="info">{t('resourceGroups.detail.deleting', { left })}</Alert>;
};

export const GroupOverview = ({ group, mayEdit }: { group: GroupDetail; mayEdit: boolean }) => {
  const { t } = useTranslation();
  const groupName = useGroupName();
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <SpaceBetween size="l">
      <DetailHeader
        name={groupName(group)}
        mayEdit={mayEdit}
        more={mayEdit && <Button onClick={() => setIsDeleting(true)}>{t('resourceGroups.delete.open')}</Button>}
      />
      {group.deleting && <OnItsWay {...group} />}
      <Panel
        title={t('resourceGroups.form.about')}
        columns={2}
        items={[
          {
            label: t('resourceGroups.fields.group_type'),
            value: (
              <>
                <div>{t(`resourceGroups.types.${group.group_type}`)}</div>
                <Box fontSize="body-s" color="text-body-secondary">
                  {t(`resourceGroups.typeTexts.${group.group_type}`)}
                </Box>
              </>
            ),
          },
          { label: t('resourceGroups.fields.status'), value: <GroupStatus deleting={group.deleting} /> },
        ]}
      />
      <div className="detail-panels">
        {group.group_type === 'CUSTOM' && (
          <>
            <GroupResources group={group} what="applications" />
            <GroupResources group={group} what="vendors" />
          </>
        )}
        <GroupPeople group={group} what="people" />
        <GroupPeople group={group} what="api_clients" />
        {group.contents.rules.total > 0 && <GroupPeople group={group} what="rules" />}
        <History {...group} trail={{ ...group, what: 'resource-groups' }} />
      </div>
      <Suspense>{isDeleting && <DeleteGroup group={group} onClose={() => setIsDeleting(false)} />}</Suspense>
    </SpaceBetween>
  );
};
