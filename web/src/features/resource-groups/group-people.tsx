import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import type { GroupDetail } from '#domain/resource-group.ts';
import { RouterLink } from '#web/components/router-link.tsx';
import { Others } from './others.tsx';

const LISTS = { people: '/manage-users?resource_groups=', api_clients: '/api-access?resource_groups=' } as const;

type GroupPeopleProps = { group: GroupDetail; what: keyof typeof LISTS };

/** Who has access through a group, and by which role. */
export const GroupPeople = ({ group, what }: GroupPeopleProps) => {
  const { t, i18n } = useTranslation();
  const { total, first } = group.contents[what];
  return (
    <Container
      fitHeight
      header={
        <Header
          variant="h2"
          counter={`(${total.toLocaleString(i18n.language)})`}
          description={t('resourceGroups.detail.peopleText')}
        >
          {t(`resourceGroups.counted.${what}`)}
        </Header>
      }
    >
      <SpaceBetween size="s">
        {first.map(({ id, name, roles }) => (
          <div key={id}>
            {what === 'people' ? <RouterLink to={`/manage-users/${id}`}>{name}</RouterLink> : name}
            <Box fontSize="body-s" color="text-body-secondary">
              {roles.map((role) => t(`resourceGroups.roles.${role}`)).join(', ')}
            </Box>
          </div>
        ))}
        <Others total={total} shown={first.length} all={`${LISTS[what]}${group.id}`}>
          {t(`resourceGroups.empty.${what}`)}
        </Others>
      </SpaceBetween>
    </Container>
  );
};
