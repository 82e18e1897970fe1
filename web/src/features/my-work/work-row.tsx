import Badge from '@cloudscape-design/components/badge';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
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

type WorkRowProps = WorkRowContext & {
  item: WorkItem;
  /** Below a heading with the name of its application or vendor. */
  isBelowName?: boolean;
};

export const WorkRow = ({ item, today, done, selection, isBelowName = false }: WorkRowProps) => {
  const { t } = useTranslation();
  const { subject, named, why, when } = useWorkWords();
  const { delegated } = item;
  const title = subject(item);
  const isOverdue = workGroup(item, today) === 'overdue';
  return (
    <li className="work-item" data-row="">
      {selection?.isPossible(item) && (
        <Checkbox
          ariaLabel={t('work.select', { what: named(item) })}
          checked={selection.has(item)}
          onChange={({ detail }) => selection.set([item], detail.checked)}
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
              loading={done.isPending && done.variables?.id === item.id}
              ariaLabel={`${t(`work.do.${item.kind as 'condition'}`)}: ${title}`}
              onClick={() => done.mutate(item)}
            >
              {t(`work.do.${item.kind as 'condition'}`)}
            </Button>
          </span>
        )}
        <WorkMenu item={item} today={today} />
      </div>
    </li>
  );
};
