/** Merges many small changes by the same person into one entry. */
import type { AuditEntry } from './entry.ts';
import { answersApart } from './values.ts';

/** Changes further apart than this (milliseconds) stay separate. */
const MOST_BETWEEN = 10 * 60_000;

type Step = Pick<AuditEntry, 'action' | 'what' | 'id' | 'as' | 'by' | 'at' | 'changes'>;

const isNext = (later: Step, earlier: Step) =>
  later.action === 'questionnaire_answers_changed' &&
  earlier.action === later.action &&
  earlier.what === later.what &&
  earlier.id === later.id &&
  earlier.as === later.as &&
  earlier.by.id === later.by.id &&
  Date.parse(later.at) - Date.parse(earlier.at) <= MOST_BETWEEN;

const answersOf = ({ changes }: Step) => {
  const { from, to } = changes.find(({ field }) => field === 'answers') ?? {};
  return { from: { ...(from as object) }, to: { ...(to as object) } }; // both map questions to answers
};

/** Merges two changes, per question from the first value to the last; undefined if a question ended as it started. */
const asOne = <E extends Step>(later: E, earlier: Step): E | undefined => {
  const [before, after] = [answersOf(earlier), answersOf(later)];
  const [from, to] = [
    { ...after.from, ...before.from },
    { ...before.to, ...after.to },
  ];
  if (answersApart(from, to).length < Object.keys(to).length) return undefined;
  return { ...later, changes: [{ field: 'answers', from, to }] };
};

/** Newest first. Changes that cancel out stay separate, because no other entry shows them. */
export const folded = <E extends Step>(entries: readonly E[]): E[] => {
  const done: E[] = [];
  let earliest: Step | undefined;
  for (const entry of entries) {
    const later = done.at(-1);
    const one = later && earliest && isNext({ ...later, at: earliest.at }, entry) ? asOne(later, entry) : undefined;
    if (one) done[done.length - 1] = one;
    else done.push(entry);
    earliest = entry;
  }
  return done;
};
