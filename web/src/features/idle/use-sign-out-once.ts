import { useEffect } from 'react';
import { signOut } from '#web/auth/session.ts';

/** After this, a leader that should have signed out is one that the browser has put to sleep. */
const LEADER_ASLEEP = 2_000;

/** Signs out when the time is over. The leader among the tabs does it, and the others follow what it leaves behind. */
export const useSignOutOnce = (over: boolean, isLeader: () => boolean) =>
  useEffect(() => {
    if (!over) return;
    const timer = setTimeout(() => void signOut('idle'), isLeader() ? 0 : LEADER_ASLEEP);
    return () => clearTimeout(timer);
  }, [over, isLeader]);
