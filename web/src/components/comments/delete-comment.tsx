import Alert from '@cloudscape-design/components/alert';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Comment } from '#domain/comments/comment.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import type { SubjectOf } from '#web/routing/subject-path.ts';
import { CommentText } from './comment-text.tsx';
import { commentsOf } from './queries.ts';

type DeleteCommentProps = { subject: SubjectOf; comment: Comment; onClose: () => void };

export const DeleteComment = ({ subject, comment, onClose }: DeleteCommentProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api(`DELETE /${subject.things}/{id}/comments/{comment_id}`, {
        params: { id: subject.id, comment_id: comment.id },
        version: comment.version,
      }),
    onSuccess: onClose,
    onSettled: () => client.invalidateQueries({ queryKey: commentsOf(subject) }),
  });
  return (
    <DialogForm
      title={t('comments.deleteTitle')}
      submit={t('comments.delete')}
      busy={isPending}
      onSubmit={mutate}
      onClose={onClose}
    >
      {error && <Alert type="error">{changeFailed(t, t('comments.notDeleted'), error)}</Alert>}
      {t('comments.deleteText')}
      <CommentText comment={comment} />
    </DialogForm>
  );
};
