import { useEffect } from 'react';
import { noteActivity } from '#web/auth/idleness.ts';
import { endIfOverdue } from '#web/auth/session.ts';

const EVERY = 2_000;

/** What the watch itself is on time for is its own to end. */
const GRACE = 5_000;

/**
 * Keeps when something was last done. The watch counts the time that a computer is awake: one that slept is found out
 * here, before whatever woke it counts as work.
 */
export const useKeptActivity = (lastActive: () => Date | null) =>
  useEffect(() => {
    const timer = setInterval(async () => {
      await endIfOverdue(GRACE);
      noteActivity(lastActive()?.getTime() ?? 0);
    }, EVERY);
    return () => clearInterval(timer);
  }, [lastActive]);
