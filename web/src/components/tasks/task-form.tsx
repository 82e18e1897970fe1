import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyOf } from '#domain/rules.ts';
import { type TaskSaid, taskRules } from '#domain/tasks/rules.ts';
import type { Task } from '#domain/tasks/task.ts';
import { draftOf } from '#web/components/form/draft.ts';
import { Editor } from '#web/components/form/editor.tsx';
import { WithDrafts } from '#web/drafts/with-drafts.tsx';
import type { PeopleOf } from '#web/routing/subject-path.ts';
import { editedTask, useTaskForm } from './use-task-form.tsx';

type TaskFormProps = { subject: PeopleOf; task?: Task; onDone: () => void };

/** Adds a task, or edits one in its place. */
export const TaskForm = ({ subject, task, onDone }: TaskFormProps) => {
  const { t } = useTranslation();
  const kind = useTaskForm(subject, task);
  const [saved] = useState(() => task && editedTask(task));
  return (
    <WithDrafts form={`${kind.name}:${task?.id ?? 'create'}`}>
      {(drafts) => (
        <Editor
          isPart
          kind={kind}
          title={task ? t('tasks.edit') : t('tasks.new')}
          submitLabel={task ? t('actions.save') : t('tasks.add')}
          drafts={drafts}
          start={saved ? draftOf<TaskSaid>(taskRules, saved) : emptyOf(taskRules)}
          {...(saved && { saved })}
          onSaved={onDone}
          onCancel={onDone}
        />
      )}
    </WithDrafts>
  );
};
