/** Comments as they are read: conversations, the newest first, and each from its beginning. */
import type { Comment } from '#domain/comments/comment.ts';

export type Thread = { first: Comment; answers: readonly Comment[] };

/** As the API gives them, a conversation is in one piece, with its beginning last. */
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
