/** One field of many things gets one value: each thing by itself, by the route that its form uses too. */
import type { Draft, Rules } from '#domain/rules.ts';
import { ApiError } from '#web/api/api-error.ts';
import { isUnanswered, type Saving, save } from '#web/api/saving.ts';
import { draftOf, editedFields } from '#web/components/form/draft.ts';
import type { FormKind, Saved } from '#web/components/form/form-kind.ts';

/** What can become of one of them. */
export const OUTCOMES = ['changed', 'meanwhile', 'notAllowed', 'gone', 'refused', 'tooMany', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A row of a list, as old as the list is. */
export type Seen = { id: string; name: string; updated_at: string };

const BY_STATUS: Readonly<Record<number, Outcome>> = {
  400: 'refused',
  403: 'notAllowed',
  404: 'gone',
  409: 'refused',
  412: 'meanwhile',
  422: 'refused',
  429: 'tooMany',
};

/** Why it was not done. */
export const outcomeOf = (error: unknown): Outcome =>
  (error instanceof ApiError &&
    !isUnanswered(error) &&
    (error.problem.code === 'busy' ? 'tooMany' : BY_STATUS[error.problem.status])) ||
  'failed';

type Way<D extends Draft, E extends Saved> = Pick<FormKind<D, E>, 'send'> & {
  rules: Rules;
  read: (id: string) => Promise<E>;
  onSaved: (saved: E) => void;
};

/**
 * Changes one of them, and says what became of it. What somebody else changed since it was seen stays as it is, unless it is
 * tried again: then it is known. What was not answered is sent again as it was, so that it is done once.
 */
export const changer = <D extends Draft, E extends Saved>({ rules, read, send, onSaved }: Way<D, E>) => {
  const told = new Set<string>();
  const unanswered = new Map<string, Saving<D, E>>();

  const change = async ({ id, updated_at }: Seen, values: Draft): Promise<Outcome> => {
    const before = unanswered.get(id);
    const saved = before?.saved ?? (await read(id));
    if (!before && !told.has(id) && saved.updated_at !== updated_at) return 'meanwhile';
    const now = draftOf<D>(rules, saved);
    const body = { ...now, ...values };
    if (!before && editedFields(rules, now, body).length === 0) return 'changed';
    const done = await save(body, before ?? { saved }, send, (next) =>
      next.unanswered ? unanswered.set(id, next) : unanswered.delete(id),
    );
    onSaved(done.saved);
    return 'changed';
  };

  return async (seen: Seen, values: Draft): Promise<Outcome> => {
    const outcome = await change(seen, values).catch(outcomeOf);
    if (outcome === 'meanwhile') told.add(seen.id);
    return outcome;
  };
};

/** What many requests at once would be to everybody else. */
const AT_ONCE = 4;

/** One after the other, a few at once. What has begun comes to its end, also once the rest is given up. */
export const eachInTurn = async <T>(items: readonly T[], signal: AbortSignal, act: (item: T) => Promise<void>) => {
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) {
      if (signal.aborted) return;
      await act(item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};
