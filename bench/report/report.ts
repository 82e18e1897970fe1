/** Prints the figures as tables. */
import type { Regression } from './compare.ts';
import { type Budget, type Figure, holds } from './figure.ts';

export type Subject = { title: string; figures: readonly Figure[] } | { title: string; failure: string };

const number = (value: number) => {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
};

export const amount = ({ value, unit }: Pick<Figure, 'value' | 'unit'>) =>
  unit === 'ratio' ? `${number(value)} x` : `${number(value)} ${unit}`;

const budgetText = (budget: Budget | undefined) => {
  if (!budget) return '';
  if ('atMost' in budget) return `at most ${number(budget.atMost)}`;
  return 'atLeast' in budget ? `at least ${number(budget.atLeast)}` : `exactly ${number(budget.exactly)}`;
};

const verdict = (figure: Figure) => ({ true: 'holds', false: 'BROKEN', undefined: '' })[String(holds(figure))] ?? '';

const table = (figures: readonly Figure[]) => {
  const rows = figures.map((figure) => [figure.name, amount(figure), budgetText(figure.budget), verdict(figure)]);
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const widths = [width(0), width(1), width(2)] as const;
  return rows
    .map(([name = '', value = '', budget = '', word = '']) =>
      `  ${name.padEnd(widths[0])}  ${value.padStart(widths[1])}   ${budget.padEnd(widths[2])}  ${word}`.trimEnd(),
    )
    .join('\n');
};

/** Ratios first, because they are comparable between machines. */
export const printReport = (subjects: readonly Subject[]) => {
  const measured = subjects.flatMap((subject) => ('figures' in subject ? [subject] : []));
  const ratios = measured.flatMap(({ figures }) => figures.filter(({ unit }) => unit === 'ratio'));
  console.log(`\nRatios\n${table(ratios)}`);
  for (const { title, figures } of measured)
    console.log(`\n${title}\n${table(figures.filter(({ unit }) => unit !== 'ratio'))}`);
  for (const subject of subjects)
    if ('failure' in subject) console.log(`\n${subject.title}\n  could not be measured: ${subject.failure}`);

  const judged = measured.flatMap(({ figures }) => figures).filter(({ budget }) => budget);
  const broken = judged.filter((figure) => !holds(figure));
  console.log(`\n${judged.length - broken.length} of ${judged.length} budgets hold.`);
  for (const figure of broken)
    console.log(`  ${figure.name}: ${amount(figure)}, the budget is ${budgetText(figure.budget)}`);
};

export const printRegressions = (regressions: readonly Regression[]) => {
  if (regressions.length === 0) console.log('No figure is worse than the committed one.');
  for (const { title, before, now, reason } of regressions)
    console.log(
      reason === 'worse'
        ? `Worse: ${title}, ${now.name}: before ${amount(before)}, now ${amount(now)}`
        : `Over budget: ${title}, ${now.name}: before ${amount(before)}, now ${amount(now)}, the budget is ${budgetText(now.budget)}`,
    );
};
