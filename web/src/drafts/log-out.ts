/** Logs the user out, after asking what happens to their drafts if there are any. */
import { useSyncExternalStore } from 'react';
import { signOut } from '#web/auth/session.ts';
import { storedAccount } from '#web/auth/stored.ts';
import { loadPart } from '#web/parts.ts';
import { hasUnsavedForm } from './use-unsaved-guard.ts';

/** `kept` drafts are stored on this device and can stay there; an `unsaved` form is lost with its page. */
type Question = 'kept' | 'unsaved';

let question: Question | undefined;
const listeners = new Set<() => void>();

const ask = (next: Question | undefined) => {
  question = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useLogOutQuestion = () => useSyncExternalStore(subscribe, () => question);

const loadVault = () => loadPart(() => import('./vault.ts'));

const hasOwnDrafts = async () => {
  const owner = storedAccount();
  if (owner === null) return false;
  try {
    return await (await loadVault()).hasDrafts(owner);
  } catch (error) {
    console.warn('The drafts on this device could not be read.', error);
    return false;
  }
};

export const logOut = async () => {
  if (await hasOwnDrafts()) ask('kept');
  else if (hasUnsavedForm()) ask('unsaved');
  else await signOut();
};

export const stayLoggedIn = () => ask(undefined);

export const logOutAndKeepDrafts = async () => {
  ask(undefined);
  await signOut();
};

/** Deletes after the sign-out: a form that is still open could write its draft again. */
export const logOutAndDeleteDrafts = async () => {
  const owner = storedAccount();
  const { deleteDraftsOf } = await loadVault();
  ask(undefined);
  if (owner !== null) await deleteDraftsOf(owner);
  await signOut();
  if (owner !== null) await deleteDraftsOf(owner);
};
