import Alert from '@cloudscape-design/components/alert';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Comment } from '#domain/comment.ts';
import { api } from '#web/api/client.ts';
import { commentsOf } from '#web/components/comments/queries.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { whyNotSaved } from '#web/components/form/saving-failure.ts';
import { CommentText } from './comment-text.tsx';

type DeleteCommentProps = { application: string; comment: Comment; onClose: () => void };

export const DeleteComment = ({ application, comment, onClose }: DeleteCommentProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api('DELETE /applications/{id}/comments/{comment_id}', {
        params: { id: application, comment_id: comment.id },
        version: comment.version,
      }),
    onSuccess: onClose,
    onSettled: () => client.invalidateQueries({ queryKey: commentsOf(application) }),
  });
  return (
    <DialogForm
      title={t('comments.deleteTitle')}
      submit={t('comments.delete')}
      busy={isPending}
      onSubmit={mutate}
      onClose={onClose}
    >
      {error && (
        <Alert type="error">{`${t('comments.notDeleted')} ${t(whyNotSaved(error) ?? 'actions.refused')}`}</Alert>
      )}
      {t('comments.deleteText')}
      <CommentText comment={comment} />
    </DialogForm>
  );
};
