import SpaceBetween from '@cloudscape-design/components/space-between';
import Tabs from '@cloudscape-design/components/tabs';
import type { ReactNode } from 'react';
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
  return (
    <SpaceBetween size="l">
      <DetailHeader name={entity.name} mayEdit={mayEdit} more={more} />
      {notice}
      <Tabs
        ariaLabel={label}
        activeTabId={tabOf(
          pathname,
          tabs.map(({ path }) => path),
        )}
        onChange={({ detail }) => navigate(detail.activeTabId, { state })}
        tabs={tabs.map(({ path, label }) => ({
          id: path,
          label,
          href: path,
          content: <Outlet context={{ entity, mayEdit } satisfies Shown<E>} />,
        }))}
      />
    </SpaceBetween>
  );
};
