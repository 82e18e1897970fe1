import { useEffect } from 'react';
import { noteActivity } from '#web/auth/idleness.ts';
import { endIfOverdue } from '#web/auth/session.ts';

const EVERY = 2_000;

/** The watch itself ends the session on time; this check acts only later than that. */
const GRACE = 5_000;

/**
 * Stores the last activity. The watch does not count sleep, so this check ends an overdue session before the event that
 * woke the computer counts as activity.
 */
export const useKeptActivity = (lastActive: () => Date | null) =>
  useEffect(() => {
    const timer = setInterval(async () => {
      await endIfOverdue(GRACE);
      noteActivity(lastActive()?.getTime() ?? 0);
    }, EVERY);
    return () => clearInterval(timer);
  }, [lastActive]);
