import BreadcrumbGroup from '@cloudscape-design/components/breadcrumb-group';
import Button from '@cloudscape-design/components/button';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useViewing } from '#web/auth/viewing.ts';
import { useNarrow } from '#web/components/page/use-narrow.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { NotificationsMenu } from '#web/features/notifications/notifications-menu.tsx';
import { Palette } from '#web/features/palette/palette.tsx';
import { useRecordNames } from '#web/routing/record-names.ts';
import { AccountMenu } from './account-menu.tsx';
import { breadcrumbs } from './breadcrumb-label.ts';
import { pagesFor } from './sidebar-items.ts';
import { useRouteOf } from './use-route-of.ts';
import { useSegmentText } from './use-segment-text.ts';

type HeaderProps = { navigationOpen: boolean; onToggleNavigation: () => void };

export const Header = ({ navigationOpen, onToggleNavigation }: HeaderProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const narrow = useNarrow();
  const viewing = useViewing();
  const { pathname } = useLocation();
  const pages = pagesFor(useCurrentUser().roles).map(({ label, path }) => ({
    path,
    name: t(`nouns.pages.${label}`),
  }));
  const naming = { own: useSegmentText(), routeOf: useRouteOf(), recordName: useRecordNames(pathname) };
  const crumbs = breadcrumbs(pathname, naming);

  return (
    <header className="main-header">
      {narrow && (
        <Button
          variant="icon"
          iconName="menu"
          ariaLabel={t('layout.sidebar.open')}
          ariaExpanded={navigationOpen}
          onClick={onToggleNavigation}
        />
      )}
      <Link className="main-header-brand" to="/" aria-label={`Plumbline, ${t('layout.home')}`}>
        <img src="/plumbline.svg" alt="" width="20" height="24" />
        <span>Plumbline</span>
      </Link>
      <div className="main-header-crumbs">
        <BreadcrumbGroup
          items={crumbs}
          ariaLabel={t('layout.breadcrumbs.label')}
          expandAriaLabel={t('layout.breadcrumbs.expand')}
          onFollow={(event) => {
            event.preventDefault();
            navigate(event.detail.href);
          }}
        />
      </div>
      <Palette pages={pages} />
      {!viewing && <NotificationsMenu />}
      <AccountMenu />
    </header>
  );
};
