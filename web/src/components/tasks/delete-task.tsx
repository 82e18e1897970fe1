import { useMutation, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Task } from '#domain/tasks/task.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import type { PeopleOf } from '#web/routing/subject-path.ts';
import { tasksOf } from './queries.ts';

type DeleteTaskProps = { subject: PeopleOf; task: Task; onDeleted: () => void; onClose: () => void };

export const DeleteTask = ({ subject, task, onDeleted, onClose }: DeleteTaskProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('DELETE /tasks/{id}', { params: { id: task.id }, version: task.version }),
    onSuccess: () => {
      snackbar.show({ type: 'success', message: t('tasks.deleted') });
      flushSync(onClose);
      onDeleted();
    },
    onError: (error) => snackbar.show({ type: 'error', message: changeFailed(t, t('tasks.notDeleted'), error) }),
    onSettled: () => client.invalidateQueries({ queryKey: tasksOf(subject) }),
  });
  return (
    <DialogForm
      title={t('tasks.deleteTitle')}
      submit={t('tasks.delete')}
      busy={isPending}
      onSubmit={mutate}
      onClose={onClose}
    >
      {t('tasks.deleteText', { title: task.title })}
    </DialogForm>
  );
};
