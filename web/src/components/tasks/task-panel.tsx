import Button, { type ButtonProps } from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { TASK_STATES, type TaskState } from '#domain/tasks/rules.ts';
import type { PeopleOf } from '#web/routing/subject-path.ts';
import { taskQueries } from './queries.ts';
import { TaskForm } from './task-form.tsx';
import { TaskList } from './task-list.tsx';
import { useFocusBack } from './use-focus-back.ts';
import './tasks.css';

type TaskPanelProps = { subject: PeopleOf; isReadOnly: boolean };

/** The tasks of an application, a vendor or a foundation model. In the address, `?task=` selects one. */
export const TaskPanel = ({ subject, isReadOnly }: TaskPanelProps) => {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const sought = params.get('task');
  const [chosen, setChosen] = useState<TaskState>();
  const [isAdding, setIsAdding] = useState(false);
  const add = useRef<ButtonProps.Ref>(null);
  useFocusBack(isAdding, () => add.current?.focus());
  const one = useQuery({ ...taskQueries.one(subject, sought ?? ''), enabled: sought !== null, retry: false });
  const state = chosen ?? one.data?.state ?? 'open';
  const { data } = useInfiniteQuery(taskQueries.of(subject, state));
  const counts = data?.pages[0];
  const isWaiting = sought !== null && chosen === undefined && one.isPending;
  return (
    <Container
      header={
        <Header
          variant="h2"
          description={t('tasks.about')}
          actions={
            !isReadOnly && (
              <Button ref={add} disabled={isAdding} onClick={() => setIsAdding(true)}>
                {t('tasks.add')}
              </Button>
            )
          }
        >
          {t('tasks.title')}
        </Header>
      }
    >
      <SpaceBetween size="m">
        {isAdding && <TaskForm subject={subject} onDone={() => setIsAdding(false)} />}
        <SegmentedControl
          label={t('tasks.view')}
          selectedId={state}
          options={TASK_STATES.map((id) => ({
            id,
            text: counts
              ? t('tasks.counted', { state: t(`tasks.states.${id}`), count: counts[id] })
              : t(`tasks.states.${id}`),
          }))}
          onChange={({ detail }) => setChosen(TASK_STATES.find((one) => one === detail.selectedId))}
        />
        {!isWaiting && (
          // The list stays as it is when the selected task leaves it.
          <TaskList {...{ subject, state, sought, isReadOnly }} onGone={() => setChosen(state)} />
        )}
      </SpaceBetween>
    </Container>
  );
};
