import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { DetailHeader } from './detail-header.tsx';
import type { Section } from './section.ts';
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
}: DetailTabsProps<E>) => (
  <div className="detail">
    <DetailHeader name={entity.name} mayEdit={mayEdit} more={more} primary={primary} facts={facts} printed={entity} />
    {notice}
    <SectionTabs label={label} sections={sections}>
      <Outlet context={{ entity, mayEdit } satisfies Shown<E>} />
    </SectionTabs>
  </div>
);
