/** Every number of a result as it is shown, in tables, charts and sentences alike: as the API has it, cut to as many digits. */
import type { Interval, Proportion } from '#domain/bias/figures.ts';

const DECIMALS = 4;
const DIGITS_OF_P = 5;
const LEAST_P = 0.000_001;
const MOST_DECIMALS = 15;

const isSaidRight = (value: number, shown: number, limits: readonly number[]) =>
  limits.every((limit) => Math.sign(shown - limit) === Math.sign(value - limit));

/** So many that no limit that is missed looks as though it were met. */
const decimalsOf = (value: number, limits: readonly number[]) => {
  let decimals = DECIMALS;
  while (decimals < MOST_DECIMALS && !isSaidRight(value, Number(value.toFixed(decimals)), limits)) decimals += 1;
  return decimals;
};

export const figuresIn = (language: string) => {
  const whole = new Intl.NumberFormat(language);
  const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 6 });
  const fixed = (value: number, decimals: number) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);

  const figure = (value: number, ...limits: number[]) => fixed(value, decimalsOf(value, limits));
  const amount = (value: number) => fixed(value, Math.abs(value) >= 1000 ? 0 : Math.abs(value) >= 10 ? 2 : DECIMALS);
  return {
    count: (value: number) => whole.format(value),
    /** Of thresholds, as they were set. */
    limit: (value: number) => fixed(value, Math.max(2, (String(value).split('.')[1] ?? '').length)),
    level: (value: number) =>
      new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(value),
    share: (value: number) =>
      new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
        value,
      ),
    figure,
    /** Of salaries or prices: the larger, the fewer decimals. */
    amount,
    amounts: ({ low, high }: Interval) => ({ low: amount(low), high: amount(high) }),
    /** `p = 0.0094`, without its letter. */
    p: (value: number, ...limits: number[]) => {
      if (value < LEAST_P) return `< ${plain.format(LEAST_P)}`;
      const rounded = Number(value.toPrecision(DIGITS_OF_P));
      const digits = isSaidRight(value, rounded, limits) ? DIGITS_OF_P : MOST_DECIMALS;
      return `= ${new Intl.NumberFormat(language, { maximumSignificantDigits: digits }).format(value)}`;
    },
    interval: ({ low, high }: Interval) => ({ low: figure(low), high: figure(high) }),
    /** With what its formula is filled in. */
    proportion: ({ count, of, rate }: Proportion) =>
      `${whole.format(count)} / ${whole.format(of)}${rate === null ? '' : ` = ${figure(rate)}`}`,
  };
};
export type Figures = ReturnType<typeof figuresIn>;
