import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { DetailHeader } from './detail-header.tsx';
import { partOf, type Section } from './section.ts';
import { SectionTabs } from './section-tabs.tsx';
import type { Shown } from './shown.ts';

type DetailTabsProps<E> = Shown<E> & {
  label: string;
  /** Further actions in the header. */
  more?: ReactNode;
  /** The next action of the reader. */
  primary?: ReactNode;
  /** Key facts below the name. */
  facts?: ReactNode;
  notice?: ReactNode;
  sections: readonly Section[];
};

/** Names the part, except the first one. Pages below a part have titles of their own. */
const titleOf = (name: string, pathname: string, sections: readonly Section[]) => {
  const part = partOf(pathname, sections);
  if (part?.path !== pathname) return null;
  return part === sections[0]?.parts[0] ? name : `${part.label}: ${name}`;
};

/** The page of an entity with tabs. The content of a tab is a nested route. */
export const DetailTabs = <E extends { name: string; version: number; updated_at: string }>({
  entity,
  mayEdit,
  label,
  more,
  primary,
  facts,
  notice,
  sections,
}: DetailTabsProps<E>) => {
  const { pathname } = useLocation();
  const { name } = entity;
  return (
    <div className="detail">
      <DetailHeader
        {...{ name, mayEdit, more, primary, facts }}
        title={titleOf(name, pathname, sections)}
        printed={entity}
      />
      {notice}
      <SectionTabs label={label} sections={sections}>
        <Outlet context={{ entity, mayEdit } satisfies Shown<E>} />
      </SectionTabs>
    </div>
  );
};
