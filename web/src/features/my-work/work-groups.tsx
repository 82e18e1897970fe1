import Box from '@cloudscape-design/components/box';
import Checkbox from '@cloudscape-design/components/checkbox';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { subjectPath } from '#domain/work/path.ts';
import { bySubject, toBeDone, WORK_SECTIONS, type WorkSection, workGroup, workSection } from '#domain/work/words.ts';
import { KeysHelp } from '#web/components/keyboard/keys-help.tsx';
import { useListKeys } from '#web/components/list/use-list-keys.ts';
import { formatDate } from '#web/components/moment.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useWorkWords } from '#web/components/use-work-words.ts';
import { languageShown } from '#web/i18n/index.ts';
import type { Work, WorkItem } from './queries.ts';
import { useDone } from './use-done.ts';
import { useDoneKey } from './use-done-key.ts';
import { closeUndo } from './use-work-batch.tsx';
import { useWorkSelection } from './use-work-selection.ts';
import { WorkBar } from './work-bar.tsx';
import { WorkRow, type WorkRowContext } from './work-row.tsx';

const KEYS = [
  ['j', 'next'],
  ['k', 'before'],
  ['x', 'select'],
  ['Enter', 'open'],
  ['e', 'done'],
  ['?', 'help'],
] as const;

/** The next item that becomes visible, by start date. */
const Next = ({ work, today }: { work: Work; today: string }) => {
  const { t } = useTranslation();
  const { subject } = useWorkWords();
  const [next] = work.items
    .filter(({ from }) => from !== null && from > today)
    .toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1));
  if (!next?.from) return t('work.nothingNext');
  return t('work.next', {
    what: subject(next),
    name: next.thing.name,
    day: formatDate(next.from, languageShown()),
  });
};

type RowsProps = WorkRowContext & { items: readonly WorkItem[]; label: string };

/** Several items of one application or vendor follow a row with its name. */
const Rows = ({ items, label, ...context }: RowsProps) => {
  const { t } = useTranslation();
  const { selection } = context;
  return (
    <ul className="work-items" aria-label={label}>
      {bySubject(items).map((those) => {
        const [item] = those;
        if (!item) return null;
        if (those.length === 1) return <WorkRow key={item.id} item={item} {...context} />;
        const { thing } = item;
        const selected = selection ? those.filter(selection.has).length : 0;
        return (
          <li key={thing.id} className="work-thing">
            <div className="work-name">
              {selection?.isPossible(item) && (
                <Checkbox
                  ariaLabel={t('work.selectThing', { name: thing.name })}
                  checked={selected === those.length}
                  indeterminate={selected > 0 && selected < those.length}
                  onChange={({ detail }) => selection.set(those, detail.checked)}
                />
              )}
              <RouterLink to={subjectPath(thing)}>{thing.name}</RouterLink>
              <Box color="text-body-secondary" display="inline">
                ({those.length})
              </Box>
            </div>
            <ul className="work-items" aria-label={thing.name}>
              {those.map((one) => (
                <WorkRow key={one.id} item={one} isBelowName {...context} />
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
};

type SectionProps = WorkRowContext & { section: WorkSection; items: readonly WorkItem[] };

/** The expanded sections are in the address, so that they are expanded when the reader returns. */
const useExpanded = () => {
  const [params, setParams] = useSearchParams();
  const expanded = params.getAll('expanded');
  const expand = (section: WorkSection, isExpanded: boolean) => {
    params.delete('expanded', section);
    if (isExpanded) params.append('expanded', section);
    setParams(params, { replace: true, preventScrollReset: true });
  };
  return { expanded, expand };
};

/** Tasks that the reader cannot do now are collapsed at first. */
const Section = ({ section, items, ...context }: SectionProps) => {
  const { t } = useTranslation();
  const { expanded, expand } = useExpanded();
  const title = t(`work.groups.${section}.title`);
  const about = t(`work.groups.${section}.about`);
  const overdue = items.filter((item) => workGroup(item, context.today) === 'overdue').length;
  const counter = `(${items.length})`;
  const rows = <Rows items={items} label={title} {...context} />;
  if (section === 'to_delegate' || section === 'others')
    return (
      <ExpandableSection
        variant="container"
        headerText={title}
        headerCounter={counter}
        expanded={expanded.includes(section)}
        onChange={({ detail }) => expand(section, detail.expanded)}
        headerDescription={overdue > 0 ? t('work.overdueAmong', { about, count: overdue }) : about}
      >
        {rows}
      </ExpandableSection>
    );
  return (
    <Container
      header={
        <Header variant="h2" counter={counter} {...(section !== 'overdue' && { description: about })}>
          {title}
        </Header>
      }
    >
      {rows}
    </Container>
  );
};

export const WorkGroups = ({ work, today }: { work: Work; today: string }) => {
  const { t } = useTranslation();
  const done = useDone();
  const shown = work.items.filter((item) => workSection(item, today) !== undefined);
  const selection = useWorkSelection(shown);
  const box = useListKeys();
  useDoneKey(box);
  useEffect(() => closeUndo, []);
  return (
    <div ref={box}>
      <SpaceBetween size="l">
        {toBeDone(work.items, today).length === 0 && (
          <Container>
            <Box textAlign="center" padding="l">
              <Box variant="h2">{t('work.nothing')}</Box>
              <Box color="text-body-secondary">
                <Next work={work} today={today} />
              </Box>
            </Box>
          </Container>
        )}
        {WORK_SECTIONS.map((section) => {
          const items = shown.filter((item) => workSection(item, today) === section);
          return (
            items.length > 0 && (
              <Section key={section} section={section} items={items} {...{ today, done, selection }} />
            )
          );
        })}
        {work.more && <Box color="text-body-secondary">{t('work.more')}</Box>}
      </SpaceBetween>
      <WorkBar {...selection} />
      <span className="work-keys not-on-paper">
        <Box fontSize="body-s" color="text-body-secondary">
          {t('work.keysLine')}
        </Box>
        <KeysHelp
          title={t('list.keys.title')}
          keys={KEYS.map(([key, does]) => [key, does === 'done' ? t('work.keyDone') : t(`list.keys.${does}`)])}
        />
      </span>
    </div>
  );
};
