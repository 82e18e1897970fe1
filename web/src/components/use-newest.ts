import { useState } from 'react';

/** Takes the answer to what was asked last alone. Others may come later: nobody waits for them any more. */
export const newestOnly = () => {
  let newest: Promise<unknown> | undefined;
  return async <A>(asked: Promise<A> | undefined, take: (answer: A) => void) => {
    newest = asked;
    if (!asked) return;
    try {
      const answer = await asked;
      if (newest === asked) take(answer);
    } catch (error) {
      if (newest === asked) throw error;
    }
  };
};

/** For what somebody chose and may choose anew while it is looked at; nothing is asked of what is let go of. */
export const useNewest = () => useState(newestOnly)[0];
