/** Whether somebody is signed in on this device, and the tokens that prove it. */
import { useSyncExternalStore } from 'react';
import { rememberPage } from '#web/app/origin-page.ts';
import { tryPart } from '#web/parts.ts';
import { isOverdue, noteActivity } from './idleness.ts';
import { giveUpLogin, isLoginUnderWay, storedAccount } from './stored.ts';

/** Why a session is over: by one's own wish, here or in another tab, for want of anything done, or because it is not taken any more. */
const ENDS = ['left', 'elsewhere', 'idle', 'ended'] as const;
type End = (typeof ENDS)[number];

/** 'ending' is over as far as anybody can see, and identity is being told. */
type Session = 'signed-in' | 'signed-out' | 'ending' | End;

/** Where a sign-out says why: to the other tabs for as long as it takes, and in its own to the page that comes after it. */
const END_KEY = 'plumbline.end';

/** Followed by the user's id. */
export const RECENT_KEY = 'plumbline.recent.';

/** Amplify's keys of a remembered device, which Cognito does not ask for a second factor. */
const REMEMBERED_DEVICE = /^CognitoIdentityServiceProvider\..+\.(deviceKey|deviceGroupKey|randomPasswordKey)$/;

const deviceKeys = () =>
  Object.keys(localStorage).filter((key) => REMEMBERED_DEVICE.test(key) && key.includes(`.${storedAccount()}.`));

/** The palette's names of what was opened last. Why the session ended, and the page to come back to, stay in the tab. */
const clearRecent = () => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(RECENT_KEY)) sessionStorage.removeItem(key);
};

/** Called once the device is no longer in the account. */
export const forgetThisDevice = () => {
  for (const key of deviceKeys()) localStorage.removeItem(key);
};

let account: string | null = null;
/** Whose session was over last, as long as this page is here. */
let lastAccount: string | null = null;
let session: Session = 'signed-out';
/** Why the session is being ended: what is refused meanwhile is no reason of its own. */
let ending: End | undefined;
const listeners = new Set<() => void>();

/** Calls back from now on, until what it returns is called. */
export const whenSessionChanges = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const currentSession = () => session;

/** For the sign-in page to say. */
export const whyOver = () => ENDS.find((why) => why === session);

export const useSession = () => useSyncExternalStore(whenSessionChanges, currentSession);

const become = (next: Session) => {
  ending = undefined;
  if (next !== 'signed-in') lastAccount = account;
  account = storedAccount();
  session = next;
  for (const listener of listeners) listener();
};

export const accountBefore = () => lastAccount;

/** Whoever signed in now has not asked for the page on which the session before was over. */
export const isSomebodyElse = () => lastAccount !== null && lastAccount !== account;

/** Whoever is being signed out may have to leave this page, and nothing on it is to hold them back. */
export const isEnding = () => ending !== undefined;

export const loadAmplify = () => tryPart(() => import('./amplify.ts'));

/** The tokens are there now. */
export const beginSession = () => {
  giveUpLogin();
  sessionStorage.removeItem(END_KEY);
  noteActivity(Date.now());
  become('signed-in');
};

/**
 * Ends the session after a refused request, unless it has ended already. The device stays remembered: without a valid
 * token it cannot be removed from the account, and the next sign-in would add another one.
 */
export const endSession = () => {
  if (whyOver() !== undefined) return;
  for (const key of Object.keys(localStorage)) if (!REMEMBERED_DEVICE.test(key)) localStorage.removeItem(key);
  become(ending ?? 'ended');
};

export const accessToken = async (): Promise<string | null> => {
  if (storedAccount() === null) return null;
  const { tokens } = await loadAmplify();
  return (await tokens())?.accessToken.toString() ?? null;
};

/**
 * Clears everything that this browser has stored, so the remembered device is removed from the account too. A user of the
 * hosted login is redirected to its sign-out page and comes back from there.
 */
export const signOut = async (why: End = 'left'): Promise<void> => {
  ending = why;
  localStorage.setItem(END_KEY, why);
  sessionStorage.setItem(END_KEY, why);
  if (why === 'idle') rememberPage();
  try {
    const amplify = await loadAmplify();
    if (deviceKeys().length > 0) await amplify.forgetDevice();
    await amplify.signOut();
  } catch (error) {
    console.warn('Identity was not told of a sign-out.', error);
  }
  localStorage.clear();
  clearRecent();
  become(why);
};

/** Whoever comes back after more than the idle limit sees nothing of what was open: that goes first, then the session. */
export const endIfOverdue = async (grace?: number) => {
  if (ending !== undefined || !isOverdue(grace)) return;
  become('ending');
  await signOut('idle');
};

/** A browser that was opened again starts the product; one that only woke up, or went back to a page, does not. */
const endWhenBack = () => {
  const check = () => void endIfOverdue();
  window.addEventListener('pageshow', check);
  window.addEventListener('focus', check);
  document.addEventListener('visibilitychange', check);
};

/** Another tab signed out, or signed somebody in: what is stored is that tab's to change, and may be half written yet. */
const followOtherTabs = () =>
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === END_KEY) ending = newValue === 'left' ? 'elsewhere' : (ENDS.find((why) => why === newValue) ?? ending);
    // What a login brings is complete only when it is over; that is heard of, too.
    if (isLoginUnderWay() || storedAccount() === account) return;
    become(storedAccount() === null ? (ending ?? 'ended') : 'signed-in');
  });

/** What a sign-out by way of the hosted login has left for the page that one comes back to, in the same tab. */
const takeEnd = () => {
  const said = sessionStorage.getItem(END_KEY);
  sessionStorage.removeItem(END_KEY);
  localStorage.removeItem(END_KEY);
  return ENDS.find((why) => why === said);
};

/** Once the configuration is there, and before anything is shown. */
export const startSession = async () => {
  if (isOverdue()) await endIfOverdue();
  else {
    const end = takeEnd();
    if (end !== undefined && storedAccount() === null) localStorage.clear();
    become(storedAccount() === null ? (end ?? 'signed-out') : 'signed-in');
  }
  followOtherTabs();
  endWhenBack();
};
