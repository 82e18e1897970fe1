/** Time of the last activity in any tab, stored so that the idle limit holds after the tab or browser is closed. */
import { config } from '#web/config.ts';
import { storedAccount } from './stored.ts';

const KEY = 'plumbline.active';
const MINUTE = 60_000;

/** 0 if unknown. */
const lastActive = () => Number(localStorage.getItem(KEY));

export const idleLimit = () => config().idle_minutes * MINUTE;

export const noteActivity = (at: number) => {
  if (storedAccount() !== null && at > lastActive()) localStorage.setItem(KEY, String(at));
};

/** Whether a user is signed in and has been idle for longer than the limit. */
export const isOverdue = (grace = 0) =>
  storedAccount() !== null && lastActive() > 0 && Date.now() - lastActive() > idleLimit() + grace;
