import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import type { GroupDetail } from '#domain/groups/group.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { Others } from './others.tsx';

const PATHS = {
  people: {
    one: (id: string) => `/manage-users/${id}`,
    all: (group: string) => `/manage-users?resource_groups=${group}`,
  },
  api_clients: {
    one: (id: string) => `/api-access/${id}`,
    all: (group: string) => `/api-access?resource_groups=${group}`,
  },
  // All rules share one page.
  rules: { one: () => '/manage-users/directory', all: () => '/manage-users/directory' },
} as const;

type GroupPeopleProps = { group: GroupDetail; what: keyof typeof PATHS };

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
          description={t(what === 'rules' ? 'resourceGroups.detail.rulesText' : 'resourceGroups.detail.peopleText')}
        >
          {t(`resourceGroups.counted.${what}`)}
        </Header>
      }
    >
      <SpaceBetween size="s">
        {total > 0 && (
          <ul className="list-names typed">
            {first.map(({ id, name, roles }) => (
              <li key={id}>
                <RouterLink to={PATHS[what].one(id)}>{name}</RouterLink>
                <Box fontSize="body-s" color="text-body-secondary">
                  {roles.map((role) => t(`roles.names.${role}`)).join(', ')}
                </Box>
              </li>
            ))}
          </ul>
        )}
        <Others total={total} shown={first.length} all={PATHS[what].all(group.id)}>
          {t(`resourceGroups.empty.${what}`)}
        </Others>
      </SpaceBetween>
    </Container>
  );
};
