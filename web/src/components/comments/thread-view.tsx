import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment, On } from '#domain/comments/comment.ts';
import { api } from '#web/api/client.ts';
import { useClosed } from '#web/components/detail/shown.ts';
import type { SubjectOf } from '#web/routing/subject-path.ts';
import { About } from './about.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentView } from './comment-view.tsx';
import { DeleteComment } from './delete-comment.tsx';
import type { Thread } from './threads.ts';
import { useResolve } from './use-resolve.ts';

type ThreadViewProps = {
  subject: SubjectOf;
  thread: Thread;
  /** The entity to display, if any. */
  on: On | null;
  sought: string | null;
};

const FIRST_WORDS = 80;

const Conversation = ({ subject, thread: { first, answers }, on, sought }: ThreadViewProps) => {
  const { t } = useTranslation();
  const [written, setWritten] = useState<Comment | 'answer'>();
  const [deleted, setDeleted] = useState<Comment>();
  const { mutate: resolve, isPending } = useResolve(subject, first);
  const isClosed = useClosed();
  const close = () => setWritten(undefined);
  const one = (comment: Comment) => {
    if (written !== 'answer' && written?.id === comment.id)
      return (
        <CommentForm
          name={comment.id}
          subject={subject}
          label={t('comments.change')}
          submit={t('actions.save')}
          isOpened
          before={comment}
          send={(body, saved, idempotencyKey) =>
            api(`PUT /${subject.things}/{id}/comments/{comment_id}`, {
              params: { id: subject.id, comment_id: comment.id },
              body,
              version: saved?.version ?? comment.version,
              idempotencyKey,
            })
          }
          onSent={close}
          onCancel={close}
        />
      );
    return (
      <CommentView
        comment={comment}
        isSought={comment.id === sought}
        more={
          comment.id === first.id &&
          !isClosed && (
            <Button variant="inline-link" loading={isPending} onClick={() => resolve()}>
              {t(first.resolved ? 'comments.reopen' : 'comments.resolve')}
            </Button>
          )
        }
        onEdit={() => setWritten(comment)}
        onDelete={() => setDeleted(comment)}
      />
    );
  };
  return (
    <SpaceBetween size="s">
      {on && <About subject={subject} on={on} />}
      {one(first)}
      {answers.length > 0 && (
        <ul className="comment-answers">
          {answers.map((comment) => (
            <li key={comment.id}>{one(comment)}</li>
          ))}
        </ul>
      )}
      {!first.resolved && written === 'answer' && (
        <CommentForm
          name={`to ${first.id}`}
          subject={subject}
          label={t('comments.answer')}
          submit={t('comments.sendAnswer')}
          isOpened
          send={(draft, _, idempotencyKey) =>
            api(`POST /${subject.things}/{id}/comments`, {
              params: { id: subject.id },
              body: { ...draft, reply_to: first.id },
              idempotencyKey,
            })
          }
          onSent={close}
          onCancel={close}
        />
      )}
      {!first.resolved && !isClosed && written !== 'answer' && (
        <Button iconName="undo" onClick={() => setWritten('answer')}>
          {t('comments.answer')}
        </Button>
      )}
      {deleted && <DeleteComment subject={subject} comment={deleted} onClose={() => setDeleted(undefined)} />}
    </SpaceBetween>
  );
};

/** Collapses resolved conversations unless the address points to one of their comments. */
export const ThreadView = (props: ThreadViewProps) => {
  const { t } = useTranslation();
  const { first, answers } = props.thread;
  if (!first.resolved)
    return (
      <Container>
        <Conversation {...props} />
      </Container>
    );
  const isSought = [first, ...answers].some(({ id }) => id === props.sought);
  return (
    <ExpandableSection
      variant="container"
      defaultExpanded={isSought}
      headerText={t('comments.resolvedBy', { name: first.resolved.by.name })}
      headerDescription={first.text.slice(0, FIRST_WORDS) || t('comments.deletedOne')}
    >
      <Conversation {...props} />
    </ExpandableSection>
  );
};
