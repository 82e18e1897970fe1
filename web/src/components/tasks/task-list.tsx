import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskState } from '#domain/tasks/rules.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import type { PeopleOf } from '#web/routing/subject-path.ts';
import { taskQueries } from './queries.ts';
import { TaskRow } from './task-row.tsx';

type TaskListProps = {
  subject: PeopleOf;
  state: TaskState;
  sought: string | null;
  isReadOnly: boolean;
  onGone: () => void;
};

/** The open or the done tasks of a subject, page by page. */
export const TaskList = ({ subject, state, sought, isReadOnly, onGone }: TaskListProps) => {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    taskQueries.of(subject, state),
  );
  if (!data) {
    if (!error) return <FormSkeleton />;
    return <LoadFailed what={t('tasks.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  const tasks = data.pages.flatMap((page) => page.tasks);
  return (
    <>
      {tasks.length === 0 && <Box color="text-body-secondary">{t(`tasks.none.${state}`)}</Box>}
      <ul ref={list} tabIndex={-1} className="tasks" aria-label={t(`tasks.states.${state}`)}>
        {tasks.map((task) => (
          <TaskRow
            key={task.id}
            {...{ subject, task, isReadOnly }}
            isSought={task.id === sought}
            onGone={() => {
              onGone();
              list.current?.focus();
            }}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Box textAlign="center">
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('tasks.more')}
          </Button>
        </Box>
      )}
    </>
  );
};
