/** Whether somebody is signed in on this device, and the tokens that prove it. */
import { useSyncExternalStore } from 'react';
import { APPEARANCE_KEY, DENSITY_KEY } from '#web/app/appearance.ts';
import { LANGUAGE_KEY } from '#web/i18n/index.ts';
import { giveUpLogin, isLoginUnderWay, storedAccount } from './stored.ts';

/** 'left' is signed out by one's own wish: the page that was open is not to be gone back to. */
type Session = 'signed-in' | 'signed-out' | 'left';

/** These belong to the device, so that its sign-in page stays as it was chosen. */
const KEPT = [LANGUAGE_KEY, APPEARANCE_KEY, DENSITY_KEY];
/** Amplify's proof that somebody signed in here before: without it each sign-in would be one on a new device. */
const REMEMBERED_DEVICE = /^CognitoIdentityServiceProvider\..+\.(deviceKey|deviceGroupKey|randomPasswordKey)$/;

const staysHere = (key: string) => KEPT.includes(key) || REMEMBERED_DEVICE.test(key);

let account: string | null = null;
let session: Session = 'signed-out';
const listeners = new Set<() => void>();

/** Calls back from now on, until what it returns is called. */
export const whenSessionChanges = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const currentSession = () => session;

export const useSession = () => useSyncExternalStore(whenSessionChanges, currentSession);

const become = (next: Session) => {
  account = storedAccount();
  session = next;
  for (const listener of listeners) listener();
};

const forget = (next: Exclude<Session, 'signed-in'>) => {
  for (const key of Object.keys(localStorage)) if (!staysHere(key)) localStorage.removeItem(key);
  become(next);
};

export const loadAmplify = () => import('./amplify.ts');

/** The tokens are there now. */
export const beginSession = () => {
  giveUpLogin();
  become('signed-in');
};

/** The session is over without anybody having asked for it. */
export const endSession = () => forget('signed-out');

export const accessToken = async (): Promise<string | null> => {
  if (storedAccount() === null) return null;
  const { tokens } = await loadAmplify();
  return (await tokens())?.accessToken.toString() ?? null;
};

/** Whoever came by the hosted login is also taken there, to be signed out of it, and comes back from there. */
export const signOut = async (): Promise<void> => {
  try {
    const amplify = await loadAmplify();
    await amplify.signOut();
  } catch (error) {
    console.warn('Identity was not told of a sign-out.', error);
  }
  forget('left');
};

/** Another tab signed out, or signed somebody in: what is stored is that tab's to change, and may be half written yet. */
const followOtherTabs = () =>
  window.addEventListener('storage', () => {
    // What a login brings is complete only when it is over; that is heard of, too.
    if (isLoginUnderWay() || storedAccount() === account) return;
    become(storedAccount() === null ? 'signed-out' : 'signed-in');
  });

/** Once the configuration is there. */
export const startSession = () => {
  become(storedAccount() === null ? 'signed-out' : 'signed-in');
  followOtherTabs();
};
