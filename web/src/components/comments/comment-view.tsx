import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment } from '#domain/comments/comment.ts';
import { isAdministrator } from '#domain/permissions.ts';
import { useClosed } from '#web/components/detail/shown.ts';
import { formatMoment } from '#web/components/moment.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { CommentText } from './comment-text.tsx';

type CommentViewProps = {
  comment: Comment;
  /** The address of the page points to this comment. */
  isSought: boolean;
  more?: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
};

const Moment = ({ at }: { at: string }) => {
  const { i18n } = useTranslation();
  return <time dateTime={at}>{formatMoment(at, i18n.language)}</time>;
};

export const CommentView = ({ comment, isSought, more, onEdit, onDelete }: CommentViewProps) => {
  const { t } = useTranslation();
  const { id, roles } = useCurrentUser();
  const place = useRef<HTMLElement>(null);
  const mayAct = !useClosed() && !comment.deleted;
  const isMine = comment.created_by.id === id;
  const { name } = comment.created_by;

  useEffect(() => {
    if (isSought) place.current?.focus();
  }, [isSought]);

  return (
    <article
      ref={place}
      tabIndex={-1}
      className={isSought ? 'comment comment-sought' : 'comment'}
      aria-label={t('comments.by', { name })}
    >
      <Box fontSize="body-s" color="text-body-secondary">
        <strong className="comment-author">{name}</strong> <Moment at={comment.created_at} />
        {comment.edited_at && !comment.deleted && <> · {t('comments.edited')}</>}
      </Box>
      {comment.deleted ? (
        <Box color="text-status-inactive">
          {t('comments.deleted', { name: comment.deleted.by.name })} <Moment at={comment.deleted.at} />
        </Box>
      ) : (
        <CommentText comment={comment} />
      )}
      <SpaceBetween direction="horizontal" size="xs">
        {more}
        {mayAct && isMine && (
          <Button variant="inline-link" ariaLabel={t('comments.editOf', { name })} onClick={onEdit}>
            {t('actions.edit')}
          </Button>
        )}
        {mayAct && (isMine || isAdministrator(roles)) && (
          <Button variant="inline-link" ariaLabel={t('comments.deleteOf', { name })} onClick={onDelete}>
            {t('comments.delete')}
          </Button>
        )}
      </SpaceBetween>
    </article>
  );
};
