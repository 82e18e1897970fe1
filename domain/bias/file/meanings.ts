/** Maps the values of a column to their meanings in the plan. */
import { numberReader, remembered, tidy } from './cells.ts';
import { LARGEST_SCORE } from './score-records.ts';

export const NOT_LISTED = 'not_listed';

export const meaningOf = <M extends string>(values: readonly { value: string; means: M }[]) => {
  const meanings = new Map(values.map(({ value, means }) => [tidy(value), means]));
  return remembered((tidied): M | typeof NOT_LISTED => meanings.get(tidied) ?? NOT_LISTED);
};

export const NO_CLASS = -1;

/** The index of the class that contains a value. */
export const classNumbers = (classes: readonly { values: readonly string[] }[]) => {
  const numbers = new Map(classes.flatMap(({ values }, number) => values.map((value) => [tidy(value), number])));
  return remembered((tidied): number => numbers.get(tidied) ?? NO_CLASS);
};

/** Returns a number, undefined if the plan leaves the cell out, or the fault. */
export const scoreReader = (
  decimal: 'point' | 'comma',
  outcomeOf: (cell: string) => string,
): ((cell: string) => number | undefined | 'score_not_a_number' | 'score_too_large') => {
  const numberOf = numberReader(decimal);
  return (cell) => {
    const value = numberOf(cell);
    if (value === undefined) return outcomeOf(cell) === 'leave_out' ? undefined : 'score_not_a_number';
    return Math.abs(value) > LARGEST_SCORE ? 'score_too_large' : value;
  };
};
