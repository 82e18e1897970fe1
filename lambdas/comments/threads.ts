/** Assigns a comment to its thread. */
import { type Commented, isSameTarget } from '#domain/comments/on.ts';
import { fieldError } from '#domain/field-error.ts';
import { isOf, type SubjectRef } from '#domain/subject-key.ts';
import { conversationResolved, invalid } from '#lambdas/known-errors.ts';
import { comments } from './store.ts';
import { targetOn } from './targets.ts';

/** The thread of the comment that is answered. */
export const threadOf = async (of: SubjectRef, reply_to: string, target: Commented | null) => {
  const answered = await comments.get(reply_to);
  if (!answered || !isOf(answered, of)) throw invalid([fieldError('reply_to', 'no_such_comment')]);
  const { thread_id, on } = answered;
  if (target && !isSameTarget(target, on)) throw invalid([fieldError('on', 'not_of_the_conversation')]);
  const first = thread_id === answered.id ? answered : await comments.get(thread_id);
  if (first?.resolved) throw conversationResolved();
  return { thread_id, on };
};

/** A new thread about the subject or one of its objects. */
export const newThread = async (of: SubjectRef, thread_id: string, target: Commented | null) => {
  const on = target && (await targetOn(of, target));
  if (target && !on) throw invalid([fieldError('on', 'no_such_thing')]);
  return { thread_id, on };
};
