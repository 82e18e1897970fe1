/** State that the entry pages exchange through the browser history, so that it survives a reload. */
import { type Location, useLocation } from 'react-router-dom';
import type { OriginState } from '#web/app/origin-page.ts';
import { type Question, readQuestion } from '#web/auth/question.ts';

/** Messages of the sign-in page. */
const NOTICES = ['expired', 'unexpected', 'passwordChanged', 'left', 'elsewhere', 'idle', 'ended'] as const;
export type Notice = (typeof NOTICES)[number];

export type EntryState = OriginState & {
  notice?: Notice;
  username?: string;
  question?: Question;
  /** Attributes requested with a new password. */
  missing?: readonly string[];
};

export const showing = (notice: Notice): EntryState => ({ notice });

const fieldsOf = ({ state }: Location): Partial<Record<keyof EntryState, unknown>> =>
  typeof state === 'object' && state !== null ? state : {};

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

export const useEntryState = (): EntryState => {
  const { from, notice, username, question, missing } = fieldsOf(useLocation());
  return {
    from: text(from),
    notice: NOTICES.find((one) => one === notice),
    username: text(username),
    question: readQuestion(question),
    missing: Array.isArray(missing) ? missing.filter((name) => typeof name === 'string') : [],
  };
};
