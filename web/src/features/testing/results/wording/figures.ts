/** Formats every number of a result, for tables, charts and sentences alike: values from the API with fewer digits. */
import type { Interval, Proportion } from '#domain/bias/result/figures.ts';

const DECIMALS = 4;
const DIGITS_OF_P = 5;
const LEAST_P = 0.000_001;
const MOST_DECIMALS = 15;

const isSaidRight = (value: number, shown: number, limits: readonly number[]) =>
  limits.every((limit) => Math.sign(shown - limit) === Math.sign(value - limit));

/** Enough decimals that rounding never moves a value across a threshold. */
const decimalsOf = (value: number, limits: readonly number[], least = DECIMALS) => {
  let decimals = least;
  while (decimals < MOST_DECIMALS && !isSaidRight(value, Number(value.toFixed(decimals)), limits)) decimals += 1;
  return decimals;
};

export const figuresIn = (language: string) => {
  const integers = new Intl.NumberFormat(language);
  const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 6 });
  const fixed = (value: number, decimals: number) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);

  const figure = (value: number, ...limits: number[]) => fixed(value, decimalsOf(value, limits));
  const amount = (value: number) => fixed(value, Math.abs(value) >= 1000 ? 0 : Math.abs(value) >= 10 ? 2 : DECIMALS);
  return {
    count: (value: number) => integers.format(value),
    /** For thresholds, unrounded. */
    limit: (value: number) => fixed(value, Math.max(2, (String(value).split('.')[1] ?? '').length)),
    level: (value: number) =>
      new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(value),
    share: (value: number) =>
      new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
        value,
      ),
    /** A ratio in whole percent, unless that would move it across a threshold. */
    percent: (value: number, ...limits: number[]) => {
      const digits = decimalsOf(value, limits, 2) - 2;
      return new Intl.NumberFormat(language, {
        style: 'percent',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(value);
    },
    figure,
    /** For salaries or prices: larger amounts get fewer decimals. */
    amount,
    amounts: ({ low, high }: Interval) => ({ low: amount(low), high: amount(high) }),
    /** Without the letter, for example `= 0.0094`. */
    p: (value: number, ...limits: number[]) => {
      if (value < LEAST_P) return `< ${plain.format(LEAST_P)}`;
      const rounded = Number(value.toPrecision(DIGITS_OF_P));
      const digits = isSaidRight(value, rounded, limits) ? DIGITS_OF_P : MOST_DECIMALS;
      return `= ${new Intl.NumberFormat(language, { maximumSignificantDigits: digits }).format(value)}`;
    },
    interval: ({ low, high }: Interval) => ({ low: figure(low), high: figure(high) }),
    /** With the counts of its formula. */
    proportion: ({ count, of, rate }: Proportion) =>
      `${integers.format(count)} / ${integers.format(of)}${rate === null ? '' : ` = ${figure(rate)}`}`,
  };
};
export type Figures = ReturnType<typeof figuresIn>;
