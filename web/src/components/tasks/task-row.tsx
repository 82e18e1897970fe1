import Badge from '@cloudscape-design/components/badge';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '#domain/tasks/task.ts';
import { WholeHistory } from '#web/components/detail/panel.tsx';
import { formatDate, formatDay } from '#web/components/moment.tsx';
import { useToday } from '#web/components/today.ts';
import type { PeopleOf } from '#web/routing/subject-path.ts';
import { DeleteTask } from './delete-task.tsx';
import { TaskForm } from './task-form.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { useTaskState } from './use-task-state.ts';

type TaskRowProps = {
  subject: PeopleOf;
  task: Task;
  /** The address of the page points to this task. */
  isSought: boolean;
  isReadOnly: boolean;
  /** Called before the task leaves the list, to keep the focus in it. */
  onGone: () => void;
};

const DueDay = ({ task: { due_on, state } }: { task: Task }) => {
  const { t, i18n } = useTranslation();
  const today = useToday();
  if (due_on === null) return null;
  const day = formatDate(due_on, i18n.language);
  if (state === 'done' || due_on > today) return t('tasks.due', { day });
  if (due_on === today) return t('tasks.dueToday');
  return <Badge color="red">{t('tasks.overdue', { day })}</Badge>;
};

/** Who has the task, and who added, completed or reopened it. */
const About = ({ subject, task }: { subject: PeopleOf; task: Task }) => {
  const { t, i18n } = useTranslation();
  const { assignee, completed, reopened, created_by, created_at } = task;
  const when = (at: string) => formatDay(at, i18n.language);
  const done = completed ?? reopened;
  return (
    <Box fontSize="body-s" color="text-body-secondary">
      {t('tasks.assignedTo', { name: assignee?.name ?? t(`tasks.owners.${subject.things}`) })}
      {' · '}
      {t('tasks.addedBy', { name: created_by.name, day: when(created_at) })}
      {done &&
        ` · ${t(completed ? 'tasks.completedBy' : 'tasks.reopenedBy', { name: done.by.name, day: when(done.at) })}`}
      {!task.assignee_has_access && task.state === 'open' && (
        <StatusIndicator type="warning">{t('tasks.noAccess')}</StatusIndicator>
      )}
    </Box>
  );
};

export const TaskRow = ({ subject, task, isSought, isReadOnly, onGone }: TaskRowProps) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'delete' | 'edit'>();
  const { mutate, isPending } = useTaskState(subject, task, onGone);
  const place = useRef<HTMLLIElement>(null);
  const { title, details, state, may_edit } = task;
  const mayEdit = may_edit && !isReadOnly;
  const close = () => setOpen(undefined);
  useFocusBack(open === 'edit', () => place.current?.focus());

  useEffect(() => {
    if (isSought) place.current?.focus();
  }, [isSought]);

  if (open === 'edit')
    return (
      <li className="task">
        <TaskForm subject={subject} task={task} onDone={close} />
      </li>
    );
  return (
    <li ref={place} tabIndex={-1} className={isSought ? 'task task-sought' : 'task'} aria-label={title}>
      <div className="task-head">
        <span className="task-title">{title}</span>
        <span className="task-due">
          <DueDay task={task} />
        </span>
      </div>
      {details && <p className="prose task-details">{details}</p>}
      <About subject={subject} task={task} />
      <div className="task-acts">
        {!isReadOnly && (
          <Button
            variant="inline-link"
            loading={isPending}
            ariaLabel={t(state === 'open' ? 'tasks.completeOf' : 'tasks.reopenOf', { title })}
            onClick={() => mutate(state === 'open' ? 'done' : 'open')}
          >
            {t(state === 'open' ? 'tasks.complete' : 'tasks.reopen')}
          </Button>
        )}
        {mayEdit && state === 'open' && (
          <Button variant="inline-link" ariaLabel={t('tasks.editOf', { title })} onClick={() => setOpen('edit')}>
            {t('actions.edit')}
          </Button>
        )}
        {mayEdit && (
          <Button variant="inline-link" ariaLabel={t('tasks.deleteOf', { title })} onClick={() => setOpen('delete')}>
            {t('tasks.delete')}
          </Button>
        )}
        <WholeHistory isInline what="tasks" id={task.id} name={title} />
      </div>
      {open === 'delete' && <DeleteTask subject={subject} task={task} onDeleted={onGone} onClose={close} />}
    </li>
  );
};
