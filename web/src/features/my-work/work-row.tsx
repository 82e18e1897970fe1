import Badge from '@cloudscape-design/components/badge';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { workPath } from '#domain/work/path.ts';
import { workGroup } from '#domain/work/words.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useWorkWords } from '#web/components/use-work-words.ts';
import type { WorkItem } from './queries.ts';
import { isDoneInPlace, type useDone } from './use-done.ts';
import type { WorkSelection } from './use-work-selection.ts';
import { WorkMenu } from './work-menu.tsx';

export type WorkRowContext = { today: string; done: ReturnType<typeof useDone>; selection?: WorkSelection };

type RowProps = {
  item: WorkItem;
  today: string;
  /** Below a heading with the name of its application or vendor. */
  isBelowName: boolean;
  isBusy: boolean;
  /** Undefined if the item cannot be selected. */
  isSelected: boolean | undefined;
  onSelect: WorkSelection['set'] | undefined;
  onDone: (item: WorkItem) => void;
};

/** Memoized, because one of up to 500 rows changes when the user selects it. */
const Row = memo(({ item, today, isBelowName, isBusy, isSelected, onSelect, onDone }: RowProps) => {
  const { t } = useTranslation();
  const { subject, named, why, when } = useWorkWords();
  const { delegated } = item;
  const title = subject(item);
  const isOverdue = workGroup(item, today) === 'overdue';
  return (
    <li className="work-item" data-row="">
      {isSelected !== undefined && (
        <Checkbox
          ariaLabel={t('work.select', { what: named(item) })}
          checked={isSelected}
          onChange={({ detail }) => onSelect?.([item], detail.checked)}
        />
      )}
      <div className="work-what">
        <span className="row-link">
          <RouterLink to={workPath(item)}>{isBelowName ? title : named(item)}</RouterLink>
        </span>
        <Box fontSize="body-s" color="text-body-secondary">
          {why(item)}
          {delegated?.note ? ` ${t('work.note', { note: delegated.note })}` : ''}
        </Box>
      </div>
      <div className="work-when">
        {isOverdue ? <Badge color="red">{when(item, today)}</Badge> : <Box fontSize="body-s">{when(item, today)}</Box>}
      </div>
      <div className="work-acts">
        {item.able && isDoneInPlace(item) && (
          <span className="work-done">
            <Button
              variant="inline-link"
              loading={isBusy}
              ariaLabel={`${t(`work.do.${item.kind as 'condition'}`)}: ${title}`}
              onClick={() => onDone(item)}
            >
              {t(`work.do.${item.kind as 'condition'}`)}
            </Button>
          </span>
        )}
        <WorkMenu item={item} today={today} />
      </div>
    </li>
  );
});

type WorkRowProps = WorkRowContext & { item: WorkItem; isBelowName?: boolean };

export const WorkRow = ({ item, today, done, selection, isBelowName = false }: WorkRowProps) => (
  <Row
    item={item}
    today={today}
    isBelowName={isBelowName}
    isBusy={done.isPending && done.variables?.id === item.id}
    isSelected={selection?.isPossible(item) ? selection.has(item) : undefined}
    onSelect={selection?.set}
    onDone={done.mutate}
  />
);
