/** All numbers of the charts as a table, for screen readers and files. */

import { type BiasSheet, type Columns, makeCells, sheetOf } from '../sheets/sheet-cells.ts';
import { namesOf, type Wording } from '../wording/phrases.ts';
import type { Line, Point } from './over-time-lines.ts';
import { changeText, nameOfLine, verdictText } from './over-time-words.ts';

type Row = { line: Line; point: Point };

/** A group has no numbers in runs in which it was the reference. */
const isCompared = ({ reference, change }: Point) => reference.length > 0 || change !== undefined;

/** `first` names the points: runs or periods. Without any verdict the column is omitted. */
export const lineSheet = (
  id: string,
  title: string,
  first: string,
  lines: readonly Line[],
  wording: Wording,
): BiasSheet => {
  const { t } = wording;
  const put = makeCells(wording);
  const rows = lines.flatMap((line) => line.points.filter(isCompared).map((point): Row => ({ line, point })));
  const isJudged = rows.some(({ point }) => point.verdict !== null);
  const columns: Columns<Row> = [
    { id: 'of', header: first, cell: ({ point }) => put.text(point.label) },
    { id: 'what', header: t('overTime.comparison'), cell: ({ line }) => put.text(nameOfLine(wording, line)) },
    {
      id: 'reference',
      header: t('overTime.reference'),
      cell: ({ point }) => put.text(namesOf(point.reference) || '–'),
    },
    { id: 'ratio', header: t('overTime.ratio'), cell: ({ point }) => put.ratio(point.ratio) },
    { id: 'interval', header: t('overTime.interval'), cell: ({ point }) => put.interval(point.interval) },
    { id: 'limits', header: t('overTime.limits'), cell: ({ point }) => put.interval(point.limits) },
    {
      id: 'outside',
      header: t('overTime.outside'),
      cell: ({ point }) => put.text(point.limits ? t(point.isOutside ? 'overTime.yes' : 'overTime.no') : '–'),
    },
    ...(isJudged
      ? [
          {
            id: 'verdict',
            header: t('overTime.verdict'),
            cell: ({ point }: Row) => put.text(verdictText(t, point.verdict)),
          },
          {
            id: 'change',
            header: t('overTime.change'),
            cell: ({ point }: Row) => put.text(point.change ? changeText(t, point.change) : '–'),
          },
        ]
      : []),
  ];
  return sheetOf(id, title, rows, columns);
};
