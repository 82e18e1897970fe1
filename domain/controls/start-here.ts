/** The controls to work on first. */
import type { ListedControl } from './control.ts';
import { LISTED_THEMES } from './keys.ts';
import { isFinished } from './states.ts';

/** Sorts after every real date. */
const NEVER = '9999-12-31';
const MOST_AT_ONCE = 10;

type Open = Pick<ListedControl, 'state' | 'due_on' | 'for' | 'risks'>;

/** Reviewers start with what waits for their review; for everyone else, that is out of their hands. */
const ranked =
  (reviews: boolean) =>
  ({ state, due_on, for: asked, risks }: Open) => ({
    isWaiting: reviews && state === 'ready_for_review',
    due: due_on ?? NEVER,
    isReturned: state === 'returned',
    served: asked.length + risks.length,
  });

/**
 * The next ten open controls: by due date, returned ones first on the same day, then by the number of requirements and
 * risks they serve.
 */
export const startHere = <C extends Open>(controls: readonly C[], reviews: boolean): C[] => {
  const rank = ranked(reviews);
  return controls
    .filter(({ state }) => !isFinished(state) && (reviews || state !== 'ready_for_review'))
    .map((control) => ({ control, ...rank(control) }))
    .toSorted(
      (a, b) =>
        Number(b.isWaiting) - Number(a.isWaiting) ||
        Number(a.due > b.due) - Number(a.due < b.due) ||
        Number(b.isReturned) - Number(a.isReturned) ||
        b.served - a.served,
    )
    .slice(0, MOST_AT_ONCE)
    .map(({ control }) => control);
};

/** Accepted controls among those that apply. */
export const acceptedOf = (controls: readonly Pick<ListedControl, 'state'>[]) => {
  const counting = controls.filter(({ state }) => state !== 'not_applicable');
  return { accepted: counting.filter(({ state }) => state === 'accepted').length, total: counting.length };
};

/** The controls of each theme that has some. */
export const byTheme = (controls: readonly ListedControl[]) =>
  LISTED_THEMES.map((theme) => ({ theme, controls: controls.filter((control) => control.theme === theme) })).filter(
    (group) => group.controls.length > 0,
  );
export type ControlsOfTheme = ReturnType<typeof byTheme>[number];
