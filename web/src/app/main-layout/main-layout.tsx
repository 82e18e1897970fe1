import Spinner from '@cloudscape-design/components/spinner';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { useProofRequest } from '#web/auth/proof-request.ts';
import { OpenHelp } from '#web/components/help/help-context.ts';
import { helpTopicOf } from '#web/components/help/topics.ts';
import { useMediumWidth, useNarrow } from '#web/components/page/use-narrow.ts';
import { Snackbars } from '#web/components/snackbars/snackbars.tsx';
import { useLogOutQuestion } from '#web/drafts/log-out.ts';
import { Idle } from '#web/features/idle/idle.tsx';
import { ViewingBar } from '#web/features/viewing/viewing-bar.tsx';
import { lazyPart } from '#web/parts.ts';
import { withTexts } from '#web/routing/page.ts';
import { BackButton } from './back-button.tsx';
import { Header } from './header.tsx';
import { measureTop } from './measure-top.ts';
import { Panel } from './panel.tsx';
import { PaperHead } from './paper-head.tsx';
import { Sidebar } from './sidebar.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { usePanel } from './use-panel.ts';
import { useScrollOfEntry } from './use-scroll-of-entry.ts';
import './main-layout.css';
import './on-paper.css';

/** Any page may require a proof of sign-in, so its dialog is loaded on demand. */
const ProofDialog = lazyPart(withTexts(['settings', 'steps'], () => import('#web/features/settings/proof-dialog.tsx')));

const LogOutDialog = lazyPart(() => import('#web/drafts/log-out-dialog.tsx'));

const PageHelp = lazyPart(withTexts('help', () => import('#web/components/help/page-help.tsx')));

const Proof = () =>
  useProofRequest() ? (
    <Suspense>
      <ProofDialog />
    </Suspense>
  ) : null;

const HelpLoading = () => (
  <div className="main-panel-waiting">
    <Spinner />
  </div>
);

const LogOut = () => {
  const question = useLogOutQuestion();
  return question === undefined ? null : (
    <Suspense>
      <LogOutDialog isKept={question === 'kept'} />
    </Suspense>
  );
};

/** Stored on this device. */
const COLLAPSED_KEY = 'plumbline.sidebar-collapsed';

const useCollapsed = () => {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(COLLAPSED_KEY) === 'true');
  const toggle = () => {
    localStorage.setItem(COLLAPSED_KEY, String(!collapsed));
    setCollapsed(!collapsed);
  };
  return [collapsed, toggle] as const;
};

export const MainLayout = () => {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const helpCovers = useMediumWidth();
  const page = useRef<HTMLDivElement>(null);
  const [collapsed, toggleCollapsed] = useCollapsed();
  const { pathname } = useLocation();
  const drawer = usePanel(true, `${narrow} ${pathname}`);
  const help = usePanel(helpCovers, `${helpCovers} ${pathname}`);
  const topic = helpTopicOf(pathname);
  const isHelpOpen = help.isOpen && topic !== undefined;
  const isDrawerOpen = narrow && drawer.isOpen;
  useFocusOnNavigation(page);
  useKeptFocus(page);
  useScrollOfEntry();

  const closeSidebar = { label: t('layout.sidebar.close'), isOpen: true };
  const toggle = narrow
    ? { ...closeSidebar, icon: 'close' as const, onToggle: drawer.close }
    : collapsed
      ? { label: t('layout.sidebar.open'), isOpen: false, icon: 'angle-right' as const, onToggle: toggleCollapsed }
      : { ...closeSidebar, icon: 'angle-left' as const, onToggle: toggleCollapsed };

  return (
    <>
      <a className="skip-link" href="#page">
        {t('layout.skip')}
      </a>
      <div ref={measureTop} className="main-top">
        <ViewingBar />
        <Header navigationOpen={isDrawerOpen} onToggleNavigation={isDrawerOpen ? drawer.close : drawer.open} />
      </div>
      <div className="main-body">
        {(!narrow || isDrawerOpen) && (
          <Panel
            as="nav"
            className={`main-side${!narrow && collapsed ? ' main-side-collapsed' : ''}`}
            label={t('layout.sidebar.label')}
            ref={drawer.closeButton}
            toggle={toggle}
          >
            {/* The drawer covers the page and its heading. */}
            {narrow && <h1 className="drawer-title">{t('layout.sidebar.label')}</h1>}
            <Sidebar collapsed={!narrow && collapsed} onFollow={drawer.leave} />
          </Panel>
        )}
        <main className="main-page" inert={isDrawerOpen || (isHelpOpen && help.isCover)}>
          <div id="page" ref={page} tabIndex={-1} className="page">
            <PaperHead />
            <BackButton />
            <OpenHelp value={help.open}>
              <Outlet />
            </OpenHelp>
          </div>
        </main>
        {isHelpOpen && !isDrawerOpen && (
          <Panel
            as="aside"
            className="main-help"
            label={t('layout.help.label')}
            ref={help.closeButton}
            toggle={{
              icon: helpCovers ? 'close' : 'angle-right',
              label: t('layout.help.close'),
              isOpen: true,
              onToggle: help.close,
            }}
          >
            <Suspense fallback={<HelpLoading />}>
              <PageHelp topic={topic} />
            </Suspense>
          </Panel>
        )}
      </div>
      <Snackbars />
      <Idle />
      <Proof />
      <LogOut />
    </>
  );
};
