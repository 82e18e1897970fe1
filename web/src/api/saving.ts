/** Saves an object once, even if responses are lost and requests repeated. */
import { ApiError } from './api-error.ts';

/** The state of a save: the stored object, and the last request that has no response. */
export type Saving<B, E> = { saved?: E; unanswered?: { key: string; body: B } };

/** Creates the object on the first save and updates it later. */
type Send<B, E> = (body: B, saved: E | undefined, idempotencyKey: string) => Promise<E>;

/** Whether the server may have performed the request although it failed. */
export const isUnanswered = (error: unknown) => {
  if (!(error instanceof ApiError)) return false;
  const { status, code } = error.problem;
  return ['network', 'in_progress', 'unreadable'].includes(code) || (status >= 500 && code === 'unknown');
};

/** Requests without a response, with their idempotency keys. */
const unanswered = new Map<string, { key: string; at: number }>();

/** After this time (milliseconds), the same request is a new one. */
const MEANT = 10 * 60_000;

/** Repeats a request with the same idempotency key after its response was lost, so that it has no second effect. */
export const onceOnly = async <T>(asked: string, send: (idempotencyKey: string) => Promise<T>): Promise<T> => {
  const earlier = unanswered.get(asked);
  const isSame = earlier !== undefined && Date.now() - earlier.at < MEANT;
  const attempt = isSame ? earlier : { key: crypto.randomUUID(), at: Date.now() };
  unanswered.set(asked, attempt);
  try {
    const answer = await send(attempt.key);
    unanswered.delete(asked);
    return answer;
  } catch (error) {
    if (!isUnanswered(error)) unanswered.delete(asked);
    throw error;
  }
};

/**
 * An idempotency key belongs to one request body. An unanswered request is therefore repeated unchanged before later
 * changes are saved on its result.
 */
export const save = async <B, E>(
  body: B,
  { saved, unanswered }: Saving<B, E>,
  send: Send<B, E>,
  become: (state: Saving<B, E>) => void,
): Promise<{ saved: E; isLate: boolean }> => {
  const attempt = async (attempted: { key: string; body: B }, on: E | undefined) => {
    become({ saved: on, unanswered: attempted });
    try {
      const answer = await send(attempted.body, on, attempted.key);
      become({ saved: answer });
      return answer;
    } catch (error) {
      if (!isUnanswered(error)) become({ saved: on });
      throw error;
    }
  };
  const anew = { key: crypto.randomUUID(), body };
  if (!unanswered) return { saved: await attempt(anew, saved), isLate: false };
  if (JSON.stringify(unanswered.body) === JSON.stringify(body))
    return { saved: await attempt(unanswered, saved), isLate: false };

  const found = await attempt(unanswered, saved).catch((error: unknown) => {
    if (isUnanswered(error)) throw error;
    return undefined; // it was not performed
  });
  return { saved: await attempt(anew, found ?? saved), isLate: found !== undefined };
};
