/** Saving a thing once, however often it is sent and whatever becomes of the answers. */
import { ApiError } from './api-error.ts';

/** What is known of a save: what is there by now, and what was sent last and not answered. */
export type Saving<B, E> = { saved?: E; unanswered?: { key: string; body: B } };

/** Creates it where nothing is saved yet, changes it where something is. */
type Send<B, E> = (body: B, saved: E | undefined, idempotencyKey: string) => Promise<E>;

/** Whether what was sent may have been done all the same. */
export const isUnanswered = (error: unknown) => {
  if (!(error instanceof ApiError)) return false;
  const { status, code } = error.problem;
  return ['network', 'in_progress', 'unreadable'].includes(code) || (status >= 500 && code === 'unknown');
};

/** What was sent and not answered, by all that was asked, with its key. */
const unanswered = new Map<string, { key: string; at: number }>();

/** Whoever asks for the same again after so long means it once more. */
const MEANT = 10 * 60_000;

/** Asked for again after an answer that was lost, the same is the same request: what was done is not done once more. */
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
 * An idempotency key belongs to exactly what was sent with it. What was not answered is sent again as it was before
 * anything else is: its answer is found or it is done now, and what was typed since is saved to that.
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
    return undefined; // it was never done
  });
  return { saved: await attempt(anew, found ?? saved), isLate: found !== undefined };
};
