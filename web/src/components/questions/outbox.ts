/**
 * Answers on their way: each is sent as soon as it is given, one after the other, and kept until it is saved. Nothing is
 * sent over what somebody else said meanwhile: that waits for whoever answered here.
 */
import { type Answer, sameAnswer } from '#domain/questions/question.ts';
import { ApiError } from '#web/api/api-error.ts';
import { isUnanswered } from '#web/api/saving.ts';

/** What is not saved yet: what was answered, and what the answer was when it was seen. */
export type Unsent = { values: Answer; seen: Answer; refused?: Error };

type Ways = {
  /** Sends one answer. */
  send: (question: string, answer: Unsent) => Promise<unknown>;
  /** Ends when it is worth trying again what was not answered. */
  whenBack: () => Promise<unknown>;
  /** What is kept on this device; nothing where all is saved. */
  keep: (unsent: string | undefined) => void;
};

export type OutboxState = { unsent: Readonly<Record<string, Unsent>>; isSending: boolean; isOffline: boolean };

/** Somebody else answered it meanwhile. */
export const isMet = ({ refused }: { refused?: unknown }) =>
  refused instanceof ApiError && refused.problem.code === 'answered_meanwhile';

/** From what was left unsent before. */
export const makeOutbox = (left: Readonly<Record<string, Unsent>>, { send, whenBack, keep }: Ways) => {
  let state: OutboxState = { unsent: left, isSending: false, isOffline: false };
  const listeners = new Set<() => void>();

  const become = (next: Partial<OutboxState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const setUnsent = (unsent: OutboxState['unsent']) => {
    become({ unsent });
    const plain = Object.entries(unsent).map(([question, { values, seen }]) => [question, { values, seen }]);
    keep(plain.length > 0 ? JSON.stringify(Object.fromEntries(plain)) : undefined);
  };
  const put = (question: string, answer: Unsent | undefined) => {
    const { [question]: _, ...others } = state.unsent;
    setUnsent(answer ? { ...others, [question]: answer } : others);
  };

  /** What was answered while this was on its way goes next, and has seen this. */
  const settle = (question: string, sent: Unsent) => {
    const latest = state.unsent[question];
    if (!latest) return;
    put(question, sameAnswer(latest.values, sent.values) ? undefined : { values: latest.values, seen: sent.values });
  };

  const sendOne = async (question: string, answer: Unsent) => {
    try {
      await send(question, answer);
      settle(question, answer);
    } catch (error) {
      if (isUnanswered(error)) {
        become({ isOffline: true });
        await whenBack();
        become({ isOffline: false });
      } else put(question, { ...(state.unsent[question] ?? answer), refused: error as Error }); // the client throws no other
    }
  };

  const work = async () => {
    if (state.isSending) return;
    become({ isSending: true });
    for (;;) {
      const next = Object.entries(state.unsent).find(([, { refused }]) => !refused);
      if (!next) break;
      await sendOne(...next);
    }
    become({ isSending: false });
  };

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Sends what was left. */
    begin: () => void work(),
    /** `saved` is what the answer is as far as it is known here. */
    answer: (question: string, values: Answer, saved: Answer) => {
      const before = state.unsent[question];
      const seen = before && !before.refused ? before.seen : saved;
      put(question, { values, seen });
      void work();
    },
    /** What somebody else said, or what there was before, stays. */
    giveUp: (question: string) => put(question, undefined),
  };
};
export type Outbox = ReturnType<typeof makeOutbox>;
