/** Compares measured figures with the committed ones. */
import { type Figure, holds } from './figure.ts';

/** A ratio may be this many times the committed one, because no two runs are equal. */
const TOLERANCE = 1.2;

type Measured = { title: string; figures: readonly Figure[] };
export type Regression = { title: string; before: Figure; now: Figure; reason: 'worse' | 'over budget' };

const isMoreBetter = ({ budget }: Figure) => budget !== undefined && 'atLeast' in budget;

/** Ratios do not depend on the speed of the machine, so they are comparable between runs. */
const isWorse = (before: Figure, now: Figure) =>
  now.unit === 'ratio' &&
  (isMoreBetter(now) ? now.value * TOLERANCE < before.value : now.value > before.value * TOLERANCE);

/** A budget that was already exceeded is known, and reported with the budgets. */
const isNewlyOverBudget = (before: Figure, now: Figure) =>
  holds(now) === false && holds({ ...now, value: before.value }) === true;

const nameOf = ({ name, unit }: Figure) => `${name}, ${unit}`;

/** Figures without a committed value are ignored. */
export const regressionsIn = (committed: readonly Measured[], { title, figures }: Measured): Regression[] => {
  const before = new Map(committed.find((one) => one.title === title)?.figures.map((one) => [nameOf(one), one]));
  return figures.flatMap((now): Regression[] => {
    const then = before.get(nameOf(now));
    if (!then) return [];
    const reason = isWorse(then, now) ? 'worse' : isNewlyOverBudget(then, now) ? 'over budget' : undefined;
    return reason ? [{ title, before: then, now, reason }] : [];
  });
};

/** The better of two measurements of each figure, because other work on the machine only makes figures worse. */
export const betterOf = (one: readonly Figure[], other: readonly Figure[]): Figure[] => {
  const others = new Map(other.map((figure) => [nameOf(figure), figure]));
  return one.map((figure) => {
    const again = others.get(nameOf(figure));
    if (!again) return figure;
    return again.value < figure.value === isMoreBetter(figure) ? figure : again;
  });
};
