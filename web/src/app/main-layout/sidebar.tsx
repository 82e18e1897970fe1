import Badge from '@cloudscape-design/components/badge';
import Icon from '@cloudscape-design/components/icon';
import SideNavigation, { type SideNavigationProps } from '@cloudscape-design/components/side-navigation';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { config } from '#web/config.ts';
import { companyQuery } from '#web/features/company/queries.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { useWaiting } from '#web/features/my-work/use-waiting.ts';
import { type SidebarGroup, type SidebarPage, sidebarFor, sidebarPathOf } from './sidebar-items.ts';
import { SidebarMenu } from './sidebar-menu.tsx';

type SidebarProps = { collapsed: boolean; onFollow: () => void };

/** A placeholder address: a group has no page. */
const hrefOf = (group: SidebarGroup) => `#${group.label}`;

export const Sidebar = ({ collapsed, onFollow }: SidebarProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { roles } = useCurrentUser();
  const { data: company } = useQuery(companyQuery);
  const waiting = useWaiting();
  const items = useRef<HTMLDivElement>(null);
  const [expanded, setExpanded] = useState<Record<string, boolean>>({});
  const [menu, setMenu] = useState<{ group: SidebarGroup; trigger: HTMLElement }>();
  const closeMenu = useCallback(() => setMenu(undefined), []);
  const shown = sidebarFor(roles);
  const groups = shown.filter((item) => 'pages' in item);

  const path = sidebarPathOf(pathname);
  const isOn = ({ pages }: SidebarGroup) => pages.some((page) => page.path === path);
  const isExpanded = (group: SidebarGroup) => expanded[hrefOf(group)] ?? isOn(group);
  const hiddenGroup = collapsed ? groups.find(isOn) : undefined;
  const linksOf = ({ pages }: SidebarGroup) =>
    pages.map((page) => ({ text: t(`nouns.pages.${page.label}`), href: page.path }));

  // SideNavigation has no properties for the state of a group, so the ARIA attributes are set here.
  useLayoutEffect(() => {
    for (const group of groups) {
      const link = items.current?.querySelector(`a[href="${hrefOf(group)}"]`);
      link?.setAttribute('aria-expanded', String(collapsed ? menu?.group.label === group.label : isExpanded(group)));
      if (collapsed) link?.setAttribute('aria-haspopup', 'menu');
      else link?.removeAttribute('aria-haspopup');
    }
  });

  const entry = (item: SidebarPage | SidebarGroup): SideNavigationProps.Item => {
    const text = t(`nouns.pages.${item.label}`);
    const icon = <Icon name={item.icon} />;
    if ('path' in item) {
      const count = item.label === 'my-work' ? waiting : 0;
      const info = (
        <span className="side-count" title={t('layout.waiting', { count })}>
          <Badge>{count}</Badge>
        </span>
      );
      return { type: 'link', text, icon, href: item.path, ...(count > 0 && { info }) };
    }
    return {
      type: 'expandable-link-group',
      text,
      icon,
      href: hrefOf(item),
      defaultExpanded: isExpanded(item),
      items: linksOf(item).map((link) => ({ type: 'link', ...link })),
    };
  };

  /** Expands the group, or opens a menu beside the sidebar if it is collapsed. */
  const openOrClose = (group: SidebarGroup) => {
    const href = hrefOf(group);
    if (!collapsed) return setExpanded({ ...expanded, [href]: !isExpanded(group) });
    const trigger = items.current?.querySelector<HTMLElement>(`a[href="${href}"]`);
    setMenu(menu || !trigger ? undefined : { group, trigger });
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
    <div ref={items}>
      <SideNavigation
        collapsed={collapsed}
        {...(company?.logo && {
          header: { href: '/', text: company.name, logo: { src: company.logo, alt: '' } },
        })}
        activeHref={hiddenGroup ? hrefOf(hiddenGroup) : path}
        items={shown.length > 0 ? [...shown.map(entry), { type: 'divider' }, resources] : [resources]}
        onChange={({ detail: { item, expanded: now } }) => {
          if (item.type === 'expandable-link-group') setExpanded({ ...expanded, [item.href]: now });
        }}
        onFollow={(event) => {
          if (event.detail.external) return;
          event.preventDefault();
          const { href } = event.detail;
          const group = groups.find((one) => hrefOf(one) === href);
          if (group) return openOrClose(group);
          onFollow();
          navigate(href);
        }}
      />
      {menu && collapsed && (
        <SidebarMenu
          label={t(`nouns.pages.${menu.group.label}`)}
          trigger={menu.trigger}
          items={linksOf(menu.group)}
          activeHref={path ?? pathname}
          onClose={closeMenu}
        />
      )}
    </div>
  );
};
