import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Application } from '#domain/application.ts';
import { api } from '#web/api/client.ts';
import { useShown } from '#web/components/detail/shown.ts';
import { useClosed } from '#web/components/detail/use-closed.ts';
import { FormSkeleton } from '#web/components/form-skeleton.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { CommentForm } from './comment-form.tsx';
import { commentQueries } from './queries.ts';
import { ThreadView } from './thread-view.tsx';
import { threadsOf } from './threads.ts';
import './comments.css';

/** What was said about an application. `?comment=` in the address is the one that somebody came for. */
export const CommentsTab = () => {
  const { t } = useTranslation();
  const { id: application } = useShown<Application>().entity;
  const isClosed = useClosed();
  const [params] = useSearchParams();
  const sought = params.get('comment');
  const query = useInfiniteQuery(commentQueries.on(application));
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
  return (
    <SpaceBetween size="l">
      {!isClosed && (
        <Container>
          <CommentForm
            name="new"
            application={application}
            label={t('comments.new')}
            submit={t('comments.send')}
            send={(body, _, idempotencyKey) =>
              api('POST /applications/{id}/comments', { params: { id: application }, body, idempotencyKey })
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
        <ThreadView key={thread.first.id} application={application} thread={thread} sought={sought} />
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
