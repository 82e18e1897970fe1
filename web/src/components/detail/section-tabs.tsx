import Tabs from '@cloudscape-design/components/tabs';
import { type ReactNode, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNarrow } from '#web/components/page/use-narrow.ts';
import { lazyPart } from '#web/parts.ts';
import { DetailParts } from './detail-parts.tsx';
import { partOf, type Section } from './section.ts';
import './detail.css';

const PartChoice = lazyPart(() => import('./part-choice.tsx'));

type SectionTabsProps = {
  label: string;
  /** The first section has the address of the page. */
  sections: readonly Section[];
  /** The content of the active part. */
  children: ReactNode;
};

/** The number of parts that fit side by side on a phone. */
const MOST_ON_A_PHONE = 3;

/** The sections of a page, each with an address of its own. */
export const SectionTabs = ({ label, sections, children }: SectionTabsProps) => {
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
      {children}
    </>
  );
  // One tree for both widths, so that a form in a tab keeps its input when the window is resized.
  return (
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
  );
};
