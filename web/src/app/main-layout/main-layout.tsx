import AppLayoutToolbar from '@cloudscape-design/components/app-layout-toolbar';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useProofRequest } from '#web/auth/proof-request.ts';
import { hasDrawer, useDrawer } from '#web/components/page/use-narrow.ts';
import { Snackbars } from '#web/components/snackbars/snackbars.tsx';
import { LogOutDialog } from '#web/drafts/log-out-dialog.tsx';
import { Idle } from '#web/features/idle/idle.tsx';
import { ViewingBar } from '#web/features/viewing/viewing-bar.tsx';
import { lazyPart } from '#web/parts.ts';
import { withTexts } from '#web/routing/page.ts';
import { BackButton } from './back-button.tsx';
import { Header } from './header.tsx';
import { PaperHead } from './paper-head.tsx';
import { Sidebar } from './sidebar.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useScrollOfEntry } from './use-scroll-of-entry.ts';
import './main-layout.css';
import './on-paper.css';

/** Any page may require a proof of sign-in, so its dialog is loaded on demand. */
const ProofDialog = lazyPart(withTexts(['settings', 'steps'], () => import('#web/features/settings/proof-dialog.tsx')));

const Proof = () =>
  useProofRequest() ? (
    <Suspense>
      <ProofDialog />
    </Suspense>
  ) : null;

const HEADER = 'main-top';
const OPEN_WIDTH = 240;
const COLLAPSED_WIDTH = 80;

/** Stored on this device. */
const COLLAPSED_KEY = 'plumbline.sidebar-collapsed';

export const MainLayout = () => {
  const { t } = useTranslation();
  const narrow = useDrawer();
  const page = useRef<HTMLDivElement>(null);
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(COLLAPSED_KEY) === 'true');
  const [drawerOpen, setDrawerOpen] = useState(false);
  useFocusOnNavigation(page);
  useScrollOfEntry();

  const open = narrow ? drawerOpen : !collapsed;
  const setOpen = (next: boolean) => {
    if (hasDrawer()) return setDrawerOpen(next);
    localStorage.setItem(COLLAPSED_KEY, String(!next));
    setCollapsed(!next);
  };

  return (
    <>
      <a className="skip-link" href="#page">
        {t('layout.skip')}
      </a>
      <div id={HEADER} className="main-top">
        <ViewingBar />
        <Header navigationOpen={open} onToggleNavigation={() => setOpen(!open)} />
      </div>
      <AppLayoutToolbar
        headerSelector={`#${HEADER}`}
        toolsHide
        navigationTriggerHide
        navigationWidth={OPEN_WIDTH}
        navigationCloseBehavior="collapse"
        navigationCollapsedWidth={COLLAPSED_WIDTH}
        navigationOpen={open}
        onNavigationChange={({ detail }) => setOpen(detail.open)}
        navigation={
          <>
            {/* The drawer hides the page and its heading. */}
            {narrow && open && <h1 className="drawer-title">{t('layout.sidebar.label')}</h1>}
            <Sidebar collapsed={!open} onFollow={() => setDrawerOpen(false)} />
          </>
        }
        ariaLabels={{
          navigation: t('layout.sidebar.label'),
          navigationToggle: t('layout.sidebar.open'),
          navigationClose: t('layout.sidebar.close'),
        }}
        content={
          <div id="page" ref={page} tabIndex={-1} className="page">
            <PaperHead />
            <BackButton />
            <Outlet />
          </div>
        }
      />
      <Snackbars />
      <Idle />
      <Proof />
      <LogOutDialog />
    </>
  );
};
