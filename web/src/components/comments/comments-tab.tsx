import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { commentedText, readCommented } from '#domain/comments/on.ts';
import type { Subject } from '#domain/subject.ts';
import { api } from '#web/api/client.ts';
import { useClosed, useShown } from '#web/components/detail/shown.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { subjectOf } from '#web/routing/subject-path.ts';
import { About } from './about.tsx';
import { CommentForm } from './comment-form.tsx';
import { commentQueries } from './queries.ts';
import { ThreadView } from './thread-view.tsx';
import { threadsOf } from './threads.ts';
import './comments.css';

/**
 * The comments on an application or vendor. In the address, `?comment=` selects a comment and `?on=` limits the tab to
 * one entity.
 */
export const CommentsTab = () => {
  const { t } = useTranslation();
  const subject = subjectOf(useShown<Subject>().entity);
  const isClosed = useClosed();
  const { pathname, state } = useLocation();
  const [params] = useSearchParams();
  const sought = params.get('comment');
  const about = readCommented(params.get('on'));
  const query = useInfiniteQuery(commentQueries.on(subject, about));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const comments = data?.pages.flatMap((page) => page.comments) ?? [];
  const isMissing = sought !== null && data !== undefined && !comments.some(({ id }) => id === sought);

  useEffect(() => {
    if (isMissing && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isMissing, hasNextPage, isFetchingNextPage, fetchNextPage]);

  if (!data) {
    if (!error) return <FormSkeleton />;
    return <LoadFailed what={t('comments.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  const threads = threadsOf(comments);
  const on = data.pages[0]?.on ?? null;
  return (
    <SpaceBetween size="l">
      {about && (
        <div className="comments-narrowed">
          {on ? <About subject={subject} on={on} /> : t('comments.aboutNothing')}
          <RouterLink to={pathname} state={state}>
            {t('comments.all')}
          </RouterLink>
        </div>
      )}
      {!isClosed && (!about || on) && (
        <Container>
          <CommentForm
            key={about && commentedText(about)}
            name={about ? `new ${commentedText(about)}` : 'new'}
            subject={subject}
            label={t('comments.new')}
            submit={t('comments.send')}
            send={(draft, _, idempotencyKey) =>
              api(`POST /${subject.things}/{id}/comments`, {
                params: { id: subject.id },
                body: { ...draft, on: about ?? null },
                idempotencyKey,
              })
            }
          />
        </Container>
      )}
      {threads.length === 0 && (
        <Box textAlign="center" color="text-body-secondary">
          {t('comments.none')}
        </Box>
      )}
      {threads.map((thread) => (
        <ThreadView
          key={thread.first.id}
          subject={subject}
          thread={thread}
          on={about ? null : thread.first.on}
          sought={sought}
        />
      ))}
      {hasNextPage && (
        <Box textAlign="center">
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('comments.older')}
          </Button>
        </Box>
      )}
    </SpaceBetween>
  );
};
