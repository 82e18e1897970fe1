/** What somebody does in many small steps is read as one. */
import type { AuditEntry } from './entry.ts';
import { answersApart } from './values.ts';

/** Steps that are further apart than this are not of one go. */
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
  return { from: { ...(from as object) }, to: { ...(to as object) } }; // by question, both
};

/** Each question from what it was first to what it has become; nothing where all of them are as they were. */
const asOne = <E extends Step>(later: E, earlier: Step): E | undefined => {
  const [before, after] = [answersOf(earlier), answersOf(later)];
  const [from, to] = [
    { ...after.from, ...before.from },
    { ...before.to, ...after.to },
  ];
  if (answersApart(from, to).length < Object.keys(to).length) return undefined;
  return { ...later, changes: [{ field: 'answers', from, to }] };
};

/** Of entries, the newest first. What came to nothing is told step by step, for it is nowhere else. */
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
