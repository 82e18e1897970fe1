import Icon from '@cloudscape-design/components/icon';
import SideNavigation, { type SideNavigationProps } from '@cloudscape-design/components/side-navigation';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { config } from '#web/config.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { type SidebarGroup, type SidebarPage, sidebarFor } from './sidebar.ts';
import { useRouteExists } from './use-route-exists.ts';

type SideBarProps = { collapsed: boolean; onFollow: () => void };

export const SideBar = ({ collapsed, onFollow }: SideBarProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { roles } = useCurrentUser();
  const shown = sidebarFor(roles, useRouteExists());

  const entry = (item: SidebarPage | SidebarGroup): SideNavigationProps.Item => {
    const text = t(`layout.sidebar.${item.label}`);
    const icon = <Icon name={item.icon} />;
    if ('path' in item) return { type: 'link', text, icon, href: item.path };
    const items = item.pages.map(({ label, path }) => ({
      type: 'link' as const,
      text: t(`layout.sidebar.${label}`),
      href: path,
    }));
    return { type: 'expandable-link-group', text, icon, href: items[0]?.href ?? '/', items };
  };

  const resources: SideNavigationProps.Item = {
    type: 'link',
    text: t('layout.sidebar.resources'),
    icon: <Icon name="file" />,
    href: config().guides_url,
    external: true,
    externalIconAriaLabel: t('actions.opensInNewTab'),
  };

  return (
    <SideNavigation
      collapsed={collapsed}
      activeHref={`/${pathname.split('/')[1] ?? ''}`}
      items={shown.length > 0 ? [...shown.map(entry), { type: 'divider' }, resources] : [resources]}
      onFollow={(event) => {
        if (event.detail.external) return;
        event.preventDefault();
        onFollow();
        navigate(event.detail.href);
      }}
    />
  );
};
