import { useState } from 'react';
import { useIdleTimer } from 'react-idle-timer';
import { idleLimit } from '#web/auth/idleness.ts';
import { signOut } from '#web/auth/session.ts';
import { IdleDialog } from './idle-dialog.tsx';
import { useKeptActivity } from './use-kept-activity.ts';
import { useSignOutOnce } from './use-sign-out-once.ts';
import { useWatchNumber } from './use-watch-number.ts';

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
