import { useState } from 'react';

/** Passes on only the result of the latest request and ignores earlier ones. */
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

/** For a choice that may change while a result is loading; undefined cancels. */
export const useNewest = () => useState(newestOnly)[0];
