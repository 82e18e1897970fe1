/** When something was last done here, in whichever tab: kept, so that the idle limit outlasts tab and browser. */
import { config } from '#web/config.ts';
import { storedAccount } from './stored.ts';

const KEY = 'plumbline.active';
const MINUTE = 60_000;

/** 0 where nobody knows. */
const lastActive = () => Number(localStorage.getItem(KEY));

export const idleLimit = () => config().idle_minutes * MINUTE;

export const noteActivity = (at: number) => {
  if (storedAccount() !== null && at > lastActive()) localStorage.setItem(KEY, String(at));
};

/** Whether somebody is signed in who has done nothing for longer than the limit. */
export const isOverdue = (grace = 0) =>
  storedAccount() !== null && lastActive() > 0 && Date.now() - lastActive() > idleLimit() + grace;
