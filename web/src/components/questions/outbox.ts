/**
 * Sends answers one after the other as they are given, and keeps each until it is saved. An answer of another person is
 * never overwritten: the user decides.
 */
import { type Answer, sameAnswer } from '#domain/questions/question.ts';
import { ApiError } from '#web/api/api-error.ts';
import { isUnanswered } from '#web/api/saving.ts';

/** An unsaved answer, and the answer that the user saw before. */
export type Unsent = { values: Answer; seen: Answer; refused?: Error };

type Ways = {
  send: (question: string, answer: Unsent) => Promise<unknown>;
  /** Resolves when a retry makes sense. */
  whenBack: () => Promise<unknown>;
  /** Stores unsent answers on this device; undefined if all are saved. */
  keep: (unsent: string | undefined) => void;
};

export type OutboxState = { unsent: Readonly<Record<string, Unsent>>; isSending: boolean; isOffline: boolean };

/** Whether another person answered the question first. */
export const isMet = ({ refused }: { refused?: unknown }) =>
  refused instanceof ApiError && refused.problem.code === 'answered_meanwhile';

/** Whether the company changed its questions meanwhile. */
export const isQuestionChanged = ({ refused }: { refused?: unknown }) =>
  refused instanceof ApiError && refused.problem.code === 'rules_changed';

/** `left` are the answers that an earlier page did not send. */
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

  /** An answer given while the previous one was sent goes next and is based on it. */
  const finish = (question: string, sent: Unsent) => {
    const latest = state.unsent[question];
    if (!latest) return;
    put(question, sameAnswer(latest.values, sent.values) ? undefined : { values: latest.values, seen: sent.values });
  };

  const sendOne = async (question: string, answer: Unsent) => {
    try {
      await send(question, answer);
      finish(question, answer);
    } catch (error) {
      if (isUnanswered(error)) {
        become({ isOffline: true });
        await whenBack();
        become({ isOffline: false });
      } else put(question, { ...(state.unsent[question] ?? answer), refused: error as Error }); // always an Error
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
    /** Sends the answers of an earlier page. */
    begin: () => void work(),
    /** `saved` is the last known stored answer. */
    answer: (question: string, values: Answer, saved: Answer) => {
      const before = state.unsent[question];
      const seen = before && !before.refused ? before.seen : saved;
      put(question, { values, seen });
      void work();
    },
    /** Discards the user's answer, so that the stored one stays. */
    giveUp: (question: string) => put(question, undefined),
  };
};
export type Outbox = ReturnType<typeof makeOutbox>;
