import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TaskState } from '#domain/tasks/rules.ts';
import type { Task } from '#domain/tasks/task.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import type { PeopleOf } from '#web/routing/subject-path.ts';
import { tasksOf } from './queries.ts';

/** Completes or reopens a task, whatever else has changed in it since it was read. */
export const useTaskState = (subject: PeopleOf, { id }: Task, onGone: () => void) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (state: TaskState) => api('PATCH /tasks/{id}', { params: { id }, body: { state } }),
    onSuccess: (_, state) => {
      onGone();
      snackbar.show({ type: 'success', message: t(state === 'done' ? 'tasks.completed' : 'tasks.reopened') });
    },
    onError: (error) => snackbar.show({ type: 'error', message: changeFailed(t, t('tasks.notChanged'), error) }),
    onSettled: () => client.invalidateQueries({ queryKey: tasksOf(subject) }),
  });
};
