import { useEffect, useState } from 'react';
import { useIdleTimer } from 'react-idle-timer';
import { idleLimit } from '#web/auth/idleness.ts';
import { signOut } from '#web/auth/session.ts';
import { IdleDialog } from './idle-dialog.tsx';
import { useKeptActivity } from './use-kept-activity.ts';
import { useWatchNumber } from './use-watch-number.ts';

/** After this, a leader that should have signed out is one that the browser has put to sleep. */
const LEADER_ASLEEP = 2_000;

/** Signs out when the time is over. The leader among the tabs does it, and the others follow what it leaves behind. */
const useSignOutOnce = (over: boolean, isLeader: () => boolean) =>
  useEffect(() => {
    if (!over) return;
    const timer = setTimeout(() => void signOut('idle'), isLeader() ? 0 : LEADER_ASLEEP);
    return () => clearTimeout(timer);
  }, [over, isLeader]);

const DEBOUNCE = 500;

/** All tabs are one: what is done in any of them counts for all, and all ask, go on or end together. */
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
