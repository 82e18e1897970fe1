/** Groups comments into conversations: newest conversation first, comments in order of time. */
import type { Comment } from '#domain/comments/comment.ts';

export type Thread = { first: Comment; answers: readonly Comment[] };

/** The API returns each conversation without gaps, its first comment last. */
export const threadsOf = (comments: readonly Comment[]): Thread[] => {
  const threads: Thread[] = [];
  let answers: Comment[] = [];
  for (const comment of comments) {
    if (comment.id === comment.thread_id) {
      threads.push({ first: comment, answers: answers.toReversed() });
      answers = [];
    } else answers.push(comment);
  }
  return threads;
};
