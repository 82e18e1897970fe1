import { useEffect, useState } from 'react';
import { useIdleTimer } from 'react-idle-timer';
import { idleLimit } from '#web/auth/idleness.ts';
import { signOut } from '#web/auth/session.ts';
import { IdleDialog } from './idle-dialog.tsx';
import { useKeptActivity } from './use-kept-activity.ts';
import { useWatchNumber } from './use-watch-number.ts';

/** If the leading tab has not signed out after this time (ms), the browser has suspended it. */
const LEADER_ASLEEP = 2_000;

/**
 * Signs out once when the idle time ends. The leading tab does it; the other tabs notice that the session was cleared.
 */
const useSignOutOnce = (over: boolean, isLeader: () => boolean) =>
  useEffect(() => {
    if (!over) return;
    const timer = setTimeout(() => void signOut('idle'), isLeader() ? 0 : LEADER_ASLEEP);
    return () => clearTimeout(timer);
  }, [over, isLeader]);

const DEBOUNCE = 500;

/** Activity counts across tabs: all tabs show the dialog, continue and sign out together. */
const Watch = () => {
  const [state, setState] = useState<'working' | 'asked' | 'idle'>('working');
  const timeout = idleLimit();
  const { activate, isLeader, getLastActiveTime } = useIdleTimer({
    name: 'plumbline.idle',
    timeout,
    promptBeforeIdle: timeout / 6,
    debounce: DEBOUNCE,
    crossTab: true,
    syncTimers: DEBOUNCE,
    leaderElection: true,
    onPrompt: () => setState('asked'),
    onActive: () => setState('working'),
    onIdle: () => setState('idle'),
  });
  useSignOutOnce(state === 'idle', isLeader);
  useKeptActivity(getLastActiveTime);

  if (state === 'working') return null;
  return <IdleDialog onContinue={() => activate()} onEnd={() => void signOut()} />;
};

const IdleWatch = () => {
  const number = useWatchNumber();
  return number !== undefined && <Watch key={number} />;
};

export default IdleWatch;
