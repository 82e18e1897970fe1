/** Sets a field of many entities to one value, each through the route of its form. */
import type { Draft, Rules } from '#domain/rules.ts';
import { ApiError } from '#web/api/api-error.ts';
import { isUnanswered, type Saving, save } from '#web/api/saving.ts';
import { draftOf, editedFields } from '#web/components/form/draft.ts';
import type { FormKind, Saved } from '#web/components/form/form-kind.ts';

export const OUTCOMES = ['changed', 'meanwhile', 'notAllowed', 'gone', 'refused', 'tooMany', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A row of the list, as of the time the list was read. */
export type SeenRow = { id: string; name: string; updated_at: string };

const BY_STATUS: Readonly<Record<number, Outcome>> = {
  400: 'refused',
  403: 'notAllowed',
  404: 'gone',
  409: 'refused',
  412: 'meanwhile',
  422: 'refused',
  429: 'tooMany',
};

export const outcomeOf = (error: unknown): Outcome =>
  (error instanceof ApiError &&
    !isUnanswered(error) &&
    (error.problem.code === 'busy' ? 'tooMany' : BY_STATUS[error.problem.status])) ||
  'failed';

type ChangeKind<D extends Draft, E extends Saved> = Pick<FormKind<D, E>, 'send'> & {
  rules: Rules;
  read: (id: string) => Promise<E>;
  onSaved: (saved: E) => void;
};

/**
 * Changes one entity and returns the result. If the entity changed since the list was read, the first attempt refuses
 * and the second one proceeds. A request without a response is repeated with the same idempotency key.
 */
export const changer = <D extends Draft, E extends Saved>({ rules, read, send, onSaved }: ChangeKind<D, E>) => {
  const reported = new Set<string>();
  const unanswered = new Map<string, Saving<D, E>>();

  const change = async ({ id, updated_at }: SeenRow, values: Draft): Promise<Outcome> => {
    const before = unanswered.get(id);
    const saved = before?.saved ?? (await read(id));
    if (!before && !reported.has(id) && saved.updated_at !== updated_at) return 'meanwhile';
    const now = draftOf<D>(rules, saved);
    const body = { ...now, ...values };
    if (!before && editedFields(rules, now, body).length === 0) return 'changed';
    const done = await save(body, before ?? { saved }, send, (next) =>
      next.unanswered ? unanswered.set(id, next) : unanswered.delete(id),
    );
    onSaved(done.saved);
    return 'changed';
  };

  return async (seen: SeenRow, values: Draft): Promise<Outcome> => {
    const outcome = await change(seen, values).catch(outcomeOf);
    if (outcome === 'meanwhile') reported.add(seen.id);
    return outcome;
  };
};

/** Limits the load on the API. */
const AT_ONCE = 4;

/** Processes the items with limited concurrency. After an abort, started items still finish. */
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
