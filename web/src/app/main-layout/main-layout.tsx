import AppLayoutToolbar, { type AppLayoutToolbarProps } from '@cloudscape-design/components/app-layout-toolbar';
import { Suspense, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { useProofRequest } from '#web/auth/proof-request.ts';
import { OpenHelp } from '#web/components/help/help-context.ts';
import { helpTopicOf } from '#web/components/help/topics.ts';
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

const PageHelp = lazyPart(withTexts('help', () => import('#web/components/help/page-help.tsx')));

const Proof = () =>
  useProofRequest() ? (
    <Suspense>
      <ProofDialog />
    </Suspense>
  ) : null;

const HEADER = 'main-top';
const HELP = 'help';
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
  const [helpOpen, setHelpOpen] = useState(false);
  const topic = helpTopicOf(useLocation().pathname);
  const helps = helpOpen && topic !== undefined;
  const layout = useRef<AppLayoutToolbarProps.Ref>(null);
  const opener = useRef<Element>(null);
  const openHelp = useCallback(() => {
    opener.current = document.activeElement;
    flushSync(() => setHelpOpen(true));
    layout.current?.focusActiveDrawer();
  }, []);
  const closeHelp = () => {
    flushSync(() => setHelpOpen(false));
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
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
        ref={layout}
        headerSelector={`#${HEADER}`}
        toolsHide
        drawers={
          helps
            ? [
                {
                  id: HELP,
                  content: (
                    <Suspense>
                      <PageHelp topic={topic} />
                    </Suspense>
                  ),
                  ariaLabels: { drawerName: t('layout.help.label'), closeButton: t('layout.help.close') },
                },
              ]
            : []
        }
        activeDrawerId={helps ? HELP : null}
        onDrawerChange={closeHelp}
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
            <OpenHelp value={openHelp}>
              <Outlet />
            </OpenHelp>
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
