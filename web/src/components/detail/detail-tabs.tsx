import Tabs from '@cloudscape-design/components/tabs';
import { type ReactNode, Suspense } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useNarrow } from '#web/components/page/use-narrow.ts';
import { lazyPart } from '#web/parts.ts';
import { DetailHeader } from './detail-header.tsx';
import { DetailParts } from './detail-parts.tsx';
import { partOf, type Section } from './section.ts';
import type { Shown } from './shown.ts';
import './detail.css';

const PartChoice = lazyPart(() => import('./part-choice.tsx'));

type DetailTabsProps<E> = Shown<E> & {
  label: string;
  /** Further actions in the header. */
  more?: ReactNode;
  /** The next action of the reader. */
  primary?: ReactNode;
  /** Key facts below the name. */
  facts?: ReactNode;
  notice?: ReactNode;
  /** The first section has the address of the entity. */
  sections: readonly Section[];
};

/** The number of parts that fit side by side on a phone. */
const MOST_ON_A_PHONE = 3;

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
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const active = partOf(pathname, sections);
  const section = sections.find(({ parts }) => parts.some((part) => part === active));

  const isNarrow = useNarrow();
  const isChosen = isNarrow && sections.length > MOST_ON_A_PHONE;
  const go = (path: string) => navigate(path, { state });
  const content = (
    <>
      {!isChosen && section && <DetailParts section={section} active={active} state={state} />}
      <Outlet context={{ entity, mayEdit } satisfies Shown<E>} />
    </>
  );
  return (
    <div className="detail">
      <DetailHeader name={entity.name} mayEdit={mayEdit} more={more} primary={primary} facts={facts} printed={entity} />
      {notice}
      {/* One tree for both widths, so that a form in a tab keeps its input when the window is resized. */}
      <div className={isChosen ? 'detail-tabs-chosen' : undefined}>
        {isChosen && (
          <Suspense fallback={<div className="detail-tab-choice" />}>
            <PartChoice label={label} active={active} sections={sections} onChoose={go} />
          </Suspense>
        )}
        {section ? (
          <Tabs
            ariaLabel={label}
            activeTabId={section.parts[0].path}
            onChange={({ detail }) => go(detail.activeTabId)}
            tabs={sections.map(({ parts: [{ path }], label, note }) => ({
              id: path,
              label: note ? (
                <>
                  {label} <span className="detail-tab-note">{note}</span>
                </>
              ) : (
                label
              ),
              href: path,
              content,
            }))}
          />
        ) : (
          content
        )}
      </div>
    </div>
  );
};
