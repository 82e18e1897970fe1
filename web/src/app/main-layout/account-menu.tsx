import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { fullName } from '#domain/people/person.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { logOut } from '#web/drafts/log-out.ts';
import { companyQuery } from '#web/features/company/queries.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { useOriginState } from './origin.ts';

export const AccountMenu = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const originState = useOriginState();
  const name = fullName(useCurrentUser());
  const { data: company } = useQuery(companyQuery);
  const viewing = useViewing();
  const settings = {
    id: 'settings',
    text: t('layout.account.settings'),
    href: '/settings',
    iconName: 'settings',
  } as const;

  return (
    <ButtonDropdown
      variant="icon"
      iconName="user-profile"
      ariaLabel={`${t('layout.account.label')}, ${name}`}
      items={[
        {
          text: name,
          ...(company?.logo && { iconUrl: company.logo, iconAlt: company.name }),
          items: [
            ...(viewing ? [] : [settings]),
            { id: 'logout', text: t('layout.account.logout'), iconName: 'sign-out' },
          ],
        },
      ]}
      onItemFollow={(event) => {
        event.preventDefault();
        navigate('/settings', { state: originState });
      }}
      onItemClick={({ detail }) => {
        if (detail.id === 'logout') void logOut();
      }}
    />
  );
};
