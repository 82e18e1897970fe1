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
  /** What they are about. */
  label: string;
  /** What else can be done with it. */
  more?: ReactNode;
  /** What there is to know of it first. */
  notice?: ReactNode;
  /** Each by its address. The first is the thing's own. */
  tabs: readonly { path: string; label: string }[];
};

/** So many have room beside each other on a phone. */
const MOST_ON_A_PHONE = 3;

/** All tabs of an application have room beside each other on a desk, in either language. */
const CLOSE = { tab: { fontSize: '13px', fontWeight: '400', paddingInline: '6px' } };

/** The tab that an address is of: its own, or what lies below it. The thing's own is above all of them. */
const tabOf = (pathname: string, paths: readonly string[]) =>
  paths.filter((path) => `${pathname}/`.startsWith(`${path}/`)).toSorted((a, b) => b.length - a.length)[0] ?? pathname;

/** All that there is of a thing, a tab each. What is in one is the route below. */
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
      {/* One tree in both widths: a form in a tab keeps what was typed when the window is resized. */}
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
