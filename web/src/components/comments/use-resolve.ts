import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Comment } from '#domain/comments/comment.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import type { SubjectOf } from '#web/routing/subject-path.ts';
import { commentsOf } from './queries.ts';

/** Resolves or reopens a conversation. */
export const useResolve = (subject: SubjectOf, first: Comment) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const method = first.resolved ? 'DELETE' : 'PUT';
  return useMutation({
    mutationFn: () =>
      api(`${method} /${subject.things}/{id}/comments/{comment_id}/resolved`, {
        params: { id: subject.id, comment_id: first.id },
      }),
    onError: (error) =>
      snackbar.show({
        type: 'error',
        message: changeFailed(t, t('comments.notResolved'), error),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: commentsOf(subject) }),
  });
};
