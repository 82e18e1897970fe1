/** Building blocks of the number sheets. */
import type { BiasVerdict, Interval, Proportion } from '#domain/bias/result/figures.ts';
import type { testResults } from '#web/i18n/en/testing/test-results.ts';
import { ratioText, type Wording } from '../wording/phrases.ts';

/** `value` is sorted and exported, `shown` is displayed. */
export type SheetCell = { value: string | number | null; shown: string; says?: string; bounds?: Interval };
type SheetColumn = { id: string; header: string };
export type SheetRow = { id: string; cells: Readonly<Record<string, SheetCell>> };
export type BiasSheet = { id: string; title: string; columns: readonly SheetColumn[]; rows: readonly SheetRow[] };

type Cells = Readonly<Record<string, SheetCell>>;
export const NOTHING: SheetCell = { value: null, shown: '–' };

/** Cell formats by kind of number. */
export const makeCells = (wording: Wording) => {
  const { t, figures, thresholds } = wording;
  const number = (value: number | null | undefined, show: (value: number) => string, says?: string): SheetCell =>
    value == null ? NOTHING : { value, shown: show(value), ...(says !== undefined && { says }) };
  return {
    text: (value: string): SheetCell => ({ value, shown: value }),
    count: (value: number | null | undefined, says?: string) => number(value, figures.count, says),
    figure: (value: number | null | undefined, says?: string, ...limits: number[]) =>
      number(value, (one) => figures.figure(one, ...limits), says),
    ratio: (value: number | null | undefined, says?: string) => number(value, (one) => ratioText(wording, one), says),
    share: (value: number | null | undefined) => number(value, figures.share),
    p: (value: number | null | undefined) =>
      number(value, (one) => figures.p(one, thresholds.significance).replace(/^= /, '')),
    proportion: (proportion: Proportion | null): SheetCell =>
      proportion
        ? {
            value: proportion.rate,
            shown: figures.proportion(proportion),
            ...(proportion.interval && {
              says: t('testResults.forest.fromTo', figures.interval(proportion.interval)),
              bounds: proportion.interval,
            }),
          }
        : NOTHING,
    interval: (value: Interval | null | undefined): SheetCell =>
      value
        ? { value: value.low, shown: t('testResults.forest.fromTo', figures.interval(value)), bounds: value }
        : NOTHING,
  };
};
export type Put = ReturnType<typeof makeCells>;

export type Columns<R> = readonly { id: string; header: string; cell: (row: R) => SheetCell }[];

export const sheetOf = <R>(id: string, title: string, rows: readonly R[], columns: Columns<R>): BiasSheet => ({
  ...{ id, title },
  columns: columns.map(({ id: column, header }) => ({ id: column, header })),
  rows: rows.map((row, index) => ({
    id: String(index),
    cells: Object.fromEntries(columns.map((column) => [column.id, column.cell(row)])) as Cells, // one per column
  })),
});

type Header = keyof (typeof testResults)['details'];
export const headersIn =
  ({ t }: Wording) =>
  (key: Header): string =>
    t(`testResults.details.${key}`);

export const verdictColumn = <R extends { verdict: BiasVerdict | null }>(wording: Wording): Columns<R> => [
  {
    id: 'verdict',
    header: headersIn(wording)('verdict'),
    cell: ({ verdict }) => makeCells(wording).text(verdict ? wording.t(`bias.verdicts.${verdict}`) : '–'),
  },
];

/** File export: interval bounds get their own columns beside the value. */
export const asTable = ({ columns, rows }: BiasSheet, { t }: Pick<Wording, 't'>) => {
  const parts = columns.flatMap(({ id, header }) => {
    const cells = rows.flatMap((row) => row.cells[id] ?? []);
    const value = { header, of: (cell: SheetCell) => cell.value };
    if (cells.every(({ bounds }) => bounds === undefined)) return [{ id, ...value }];
    const isItself = cells.every((cell) => (cell.bounds ? cell.value === cell.bounds.low : cell.value === null));
    return [
      ...(isItself ? [] : [value]),
      { header: t('testResults.details.boundFrom', { header }), of: (cell: SheetCell) => cell.bounds?.low ?? null },
      { header: t('testResults.details.boundTo', { header }), of: (cell: SheetCell) => cell.bounds?.high ?? null },
    ].map((part) => ({ id, ...part }));
  });
  return {
    headers: parts.map(({ header }) => header),
    lines: rows.map(({ cells }) =>
      parts.map(({ id, of }) => {
        const cell = cells[id];
        return (cell && of(cell)) ?? '';
      }),
    ),
  };
};
