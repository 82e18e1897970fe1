import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Commented } from '#domain/comments/on.ts';
import type { Subject } from '#domain/subject.ts';
import { useClosed, useShown } from '#web/components/detail/shown.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { commentsOnPath, subjectOf } from '#web/routing/subject-path.ts';
import { commentQueries } from './queries.ts';

type CommentLinkProps = {
  on: Commented;
  name: string;
};

/** Links from a child entity of an application or vendor to its comments, or to the form for a new comment. */
export const CommentLink = ({ on, name }: CommentLinkProps) => {
  const { t } = useTranslation();
  const subject = subjectOf(useShown<Subject>().entity);
  const { state } = useLocation();
  const isClosed = useClosed();
  const { data: count = 0 } = useQuery(commentQueries.count(subject, on));
  if (count === 0 && isClosed) return null;
  const text = count === 0 ? t('comments.send') : t('comments.count', { count });
  return (
    <RouterLink to={commentsOnPath(subject, on)} state={state} ariaLabel={t('comments.countOn', { text, name })} quiet>
      {text}
    </RouterLink>
  );
};
