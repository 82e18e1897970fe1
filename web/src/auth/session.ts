/** The session on this device: whether a user is signed in, and their tokens. */
import { useSyncExternalStore } from 'react';
import { rememberPage } from '#web/app/origin-page.ts';
import { tryPart } from '#web/parts.ts';
import { isOverdue, noteActivity } from './idleness.ts';
import { giveUpLogin, isEntryOf, isLoginUnderWay, namedAccount, storedAccount, validAccessToken } from './stored.ts';

/** Why a session ended: sign-out here, sign-out in another tab, inactivity, or tokens that are no longer valid. */
const ENDS = ['left', 'elsewhere', 'idle', 'ended'] as const;
type End = (typeof ENDS)[number];

/** `ending`: the page is already hidden while the user pool is still signing the user out. */
type Session = 'signed-in' | 'signed-out' | 'ending' | End;

/** Storage key for the reason of a sign-out: for other tabs while it runs, and for the next page of the same tab. */
const END_KEY = 'plumbline.end';

/** Followed by the user's id. */
export const RECENT_KEY = 'plumbline.recent.';

/** Amplify's keys of a remembered device, which Cognito does not ask for a second factor. */
const REMEMBERED_DEVICE = /^CognitoIdentityServiceProvider\..+\.(deviceKey|deviceGroupKey|randomPasswordKey)$/;

const deviceKeys = () =>
  Object.keys(localStorage).filter((key) => REMEMBERED_DEVICE.test(key) && key.includes(`.${storedAccount()}.`));

/**
 * The command palette's recently opened items. The reason of the sign-out and the page to return to stay in the tab.
 */
const clearRecent = () => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(RECENT_KEY)) sessionStorage.removeItem(key);
};

/** Called after the device was removed from the account. */
export const forgetThisDevice = () => {
  for (const key of deviceKeys()) localStorage.removeItem(key);
};

let account: string | null = null;
/** The account of the previous session, until the page is reloaded. */
let lastAccount: string | null = null;
let session: Session = 'signed-out';
/** Set while a sign-out runs, so that requests refused meanwhile do not change the reason. */
let ending: End | undefined;
const listeners = new Set<() => void>();

/** Returns the function that unsubscribes. */
export const whenSessionChanges = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const currentSession = () => session;

/** The reason that the sign-in page shows. */
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

/** Another user has signed in, who did not request the page on which the previous session ended. */
export const isSomebodyElse = () => lastAccount !== null && lastAccount !== account;

/** While a sign-out runs, unsaved changes must not block leaving the page. */
export const isEnding = () => ending !== undefined;

export const loadAmplify = () => tryPart(() => import('./amplify.ts'));

/** Requires stored tokens. */
export const beginSession = () => {
  giveUpLogin();
  sessionStorage.removeItem(END_KEY);
  noteActivity(Date.now());
  become('signed-in');
};

/**
 * Ends the session after a refused request, unless it has ended already. The device stays remembered: without a valid
 * token it cannot be removed from the account, and the next sign-in would add another one. So does another account that
 * a second tab is signing in: without its entries, both tabs would end at the sign-in page.
 */
export const endSession = () => {
  if (whyOver() !== undefined) return;
  const next = namedAccount();
  const isKept = (key: string) =>
    REMEMBERED_DEVICE.test(key) || (next !== null && next !== account && isEntryOf(next, key));
  for (const key of Object.keys(localStorage)) if (!isKept(key)) localStorage.removeItem(key);
  become(storedAccount() === null ? (ending ?? 'ended') : 'signed-in');
};

/** Amplify is loaded only to renew the token. */
export const accessToken = async (): Promise<string | null> => {
  if (storedAccount() === null) return null;
  const valid = validAccessToken();
  if (valid !== null) return valid;
  const { tokens } = await loadAmplify();
  return (await tokens())?.accessToken.toString() ?? null;
};

/**
 * Clears everything that this browser has stored, so the remembered device is removed from the account too. A user of
 * the hosted login is redirected to its sign-out page and comes back from there.
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

/** After the idle limit, hides the page before it ends the session. */
export const endIfOverdue = async (grace?: number) => {
  if (ending !== undefined || !isOverdue(grace)) return;
  become('ending');
  await signOut('idle');
};

/** A reopened browser loads the application again; a device that wakes up or a page restored by Back does not. */
const endWhenBack = () => {
  const check = () => void endIfOverdue();
  window.addEventListener('pageshow', check);
  window.addEventListener('focus', check);
  document.addEventListener('visibilitychange', check);
};

/** Another tab signed in or out. This tab only reads the storage, which may be half written. */
const followOtherTabs = () =>
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === END_KEY) ending = newValue === 'left' ? 'elsewhere' : (ENDS.find((why) => why === newValue) ?? ending);
    // A login stores its values one by one; the last one triggers this event again.
    if (isLoginUnderWay() || storedAccount() === account) return;
    become(storedAccount() === null ? (ending ?? 'ended') : 'signed-in');
  });

/** Reads the reason that a sign-out stored before the hosted login redirected back to the same tab. */
const takeEnd = () => {
  const reason = sessionStorage.getItem(END_KEY);
  sessionStorage.removeItem(END_KEY);
  localStorage.removeItem(END_KEY);
  return ENDS.find((why) => why === reason);
};

/** Runs after the configuration is loaded and before the first render. */
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
