import SpaceBetween from '@cloudscape-design/components/space-between';
import Tabs from '@cloudscape-design/components/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { DetailHeader } from './detail-header.tsx';
import type { Shown } from './shown.ts';

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

/** The tab that an address is of: its own, or what lies below it. The thing's own is above all of them. */
const tabOf = (pathname: string, paths: readonly string[]) =>
  paths.filter((path) => `${pathname}/`.startsWith(`${path}/`)).toSorted((a, b) => b.length - a.length)[0] ?? pathname;

/** All that there is of a thing, a tab each. What is in one is the route below. */
export const DetailTabs = <E extends { name: string }>({
  entity,
  mayEdit,
  label,
  more,
  notice,
  tabs,
}: DetailTabsProps<E>) => {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const active = tabOf(
    pathname,
    tabs.map(({ path }) => path),
  );

  // On a phone there is no room for all of them.
  useEffect(() => {
    const tab = place.current?.querySelector(`[role="tab"][href="${active}"]`);
    const list = tab?.closest('[role="tablist"]');
    if (!tab || !list) return;
    const [own, room] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
    if (own.left < room.left || own.right > room.right)
      list.scrollLeft += own.left - room.left - (room.width - own.width) / 2;
  }, [active]);

  return (
    <SpaceBetween size="l">
      <DetailHeader name={entity.name} mayEdit={mayEdit} more={more} />
      {notice}
      <div ref={place}>
        <Tabs
          ariaLabel={label}
          activeTabId={active}
          onChange={({ detail }) => navigate(detail.activeTabId, { state })}
          tabs={tabs.map(({ path, label }) => ({
            id: path,
            label,
            href: path,
            content: <Outlet context={{ entity, mayEdit } satisfies Shown<E>} />,
          }))}
        />
      </div>
    </SpaceBetween>
  );
};
