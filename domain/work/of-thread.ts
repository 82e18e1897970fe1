/** Derives work items from comment threads in which a question or mention has no answer. */

import type { Comment } from '#domain/comments/comment.ts';
import { permissions } from '#domain/permissions.ts';
import { groupsOf, isOver, type Subject, subjectKindOf } from '#domain/subject.ts';
import { excerpt } from '#domain/text/excerpt.ts';
import { type Derived, workOn } from './derived.ts';

const asks = ({ text }: Comment) => text.includes('?');

/**
 * The last speaker waits for the people they mentioned. If they mentioned no one but asked a question, they wait for
 * the earlier participants or the subject's owners. One answer is enough. `newest` has the comments, newest first.
 */
export const workOfThread = (subject: Subject, newest: readonly Comment[], owners: readonly string[]): Derived[] => {
  if (isOver(subject) || newest.some(({ resolved }) => resolved)) return [];
  const visible = newest.filter(({ deleted }) => !deleted);
  const speaker = visible[0]?.created_by.id;
  const other = visible.findIndex(({ created_by }) => created_by.id !== speaker);
  const last = other < 0 ? visible : visible.slice(0, other);
  const named = [...new Set(last.flatMap(({ mentions }) => mentions))].filter((id) => id !== speaker);
  const naming = last.findLast(({ mentions }) => mentions.length > 0);
  const asking = last.findLast(asks);
  const comment = named.length > 0 ? naming : asking;
  if (!comment) return [];
  const before = visible.slice(last.length).map(({ created_by }) => created_by.id);
  const asked = before.length > 0 ? before : owners;
  const { id, name } = subject;
  return workOn({ kind: subjectKindOf(subject), id, name }, groupsOf(subject))(
    named.length > 0 ? 'mention' : 'question',
    named.length > 0 ? named : asked.filter((one) => one !== speaker),
    {
      part: comment.thread_id,
      params: {
        ...{ comment: comment.id, thread: comment.thread_id, by: comment.created_by.name },
        text: excerpt(comment.text),
      },
      ...{ since: comment.created_at, doers: permissions.comment },
    },
  );
};
