/** What the entry pages tell each other through the history: they may be reloaded on the way. */
import { type Location, useLocation } from 'react-router-dom';
import type { OriginState } from '#web/app/origin-page.ts';

/** Something to say on the sign-in page. */
const NOTICES = ['expired', 'unexpected', 'passwordChanged'] as const;
export type Notice = (typeof NOTICES)[number];

export type EntryState = OriginState & { notice?: Notice; username?: string };

const fieldsOf = ({ state }: Location): Partial<Record<keyof EntryState, unknown>> =>
  typeof state === 'object' && state !== null ? state : {};

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

export const useEntryState = (): EntryState => {
  const { from, notice, username } = fieldsOf(useLocation());
  return { from: text(from), notice: NOTICES.find((one) => one === notice), username: text(username) };
};
