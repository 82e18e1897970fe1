import SpaceBetween from '@cloudscape-design/components/space-between';
import Tabs from '@cloudscape-design/components/tabs';
import { type ReactNode, Suspense } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useNarrow } from '#web/components/page/use-narrow.ts';
import { lazyPart } from '#web/parts.ts';
import { DetailHeader } from './detail-header.tsx';
import type { Shown } from './shown.ts';
import './detail.css';

const TabChoice = lazyPart(() => import('./tab-choice.tsx'));

type DetailTabsProps<E> = Shown<E> & {
  label: string;
  /** Further actions in the header. */
  more?: ReactNode;
  notice?: ReactNode;
  /** The first tab has the address of the entity. */
  tabs: readonly { path: string; label: string }[];
};

/** The number of tabs that fit side by side on a phone. */
const MOST_ON_A_PHONE = 3;

/** Tight spacing, so that all tabs of an application fit side by side on a desktop in either language. */
const CLOSE = { tab: { fontSize: '13px', fontWeight: '400', paddingInline: '6px' } };

/** The tab of an address, which may be that of a page below the tab. The longest matching path wins. */
const tabOf = (pathname: string, paths: readonly string[]) =>
  paths.filter((path) => `${pathname}/`.startsWith(`${path}/`)).toSorted((a, b) => b.length - a.length)[0] ?? pathname;

/** The page of an entity with tabs. The content of a tab is a nested route. */
export const DetailTabs = <E extends { name: string; version: number; updated_at: string }>({
  entity,
  mayEdit,
  label,
  more,
  notice,
  tabs,
}: DetailTabsProps<E>) => {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const active = tabOf(
    pathname,
    tabs.map(({ path }) => path),
  );

  const isNarrow = useNarrow();
  const isChosen = isNarrow && tabs.length > MOST_ON_A_PHONE;
  const go = (path: string) => navigate(path, { state });
  const content = <Outlet context={{ entity, mayEdit } satisfies Shown<E>} />;
  return (
    <SpaceBetween size="l">
      <DetailHeader name={entity.name} mayEdit={mayEdit} more={more} printed={entity} />
      {notice}
      {/* One tree for both widths, so that a form in a tab keeps its input when the window is resized. */}
      <div className={isChosen ? 'detail-tabs detail-tabs-chosen' : 'detail-tabs'}>
        {isChosen && (
          <Suspense fallback={<div className="detail-tab-choice" />}>
            <TabChoice label={label} active={active} tabs={tabs} onChoose={go} />
          </Suspense>
        )}
        <Tabs
          ariaLabel={label}
          activeTabId={active}
          style={CLOSE}
          onChange={({ detail }) => go(detail.activeTabId)}
          tabs={tabs.map(({ path, label }) => ({ id: path, label, href: path, content }))}
        />
      </div>
    </SpaceBetween>
  );
};
