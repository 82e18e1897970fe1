/** Names every placeholder of a template that cannot be filled. */
import type { Broken } from '#domain/field-error.ts';
import { nearestName } from './nearest.ts';
import { isColumn, type Placeholders, written } from './placeholders.ts';
import { type Mark, marksElsewhere, marksIn, type Paragraph, type Region, straysIn, textOf } from './regions.ts';
import type { Template } from './template.ts';

/** Enough to find the paragraph. */
const LONGEST_EXCERPT = 80;

const excerptOf = (text: string, at: number) => {
  const start = Math.max(0, Math.min(at - 20, text.length - LONGEST_EXCERPT));
  const shown = text.slice(start, start + LONGEST_EXCERPT).replaceAll(/\s+/g, ' ');
  return `${start > 0 ? '…' : ''}${shown.trim()}${start + LONGEST_EXCERPT < text.length ? '…' : ''}`;
};

const shortened = (text: string) => (text.length > LONGEST_EXCERPT ? `${text.slice(0, LONGEST_EXCERPT)}…` : text);

/** Enough for one round of corrections. */
const MOST_PROBLEMS = 50;

/** Worded only if it is among the first: finding the nearest name takes a while. */
type Finding = () => Broken;

const unknownMark = ({ written: placeholder, name, from }: Mark, text: string, known: Placeholders): Broken => {
  const nearest = nearestName(name, [...known.keys()]);
  const params = { placeholder: shortened(placeholder), text: excerptOf(text, from) };
  return nearest === undefined
    ? { code: 'unknown_placeholder', params }
    : { code: 'misspelled_placeholder', params: { ...params, nearest: written(nearest) } };
};

const problemsOfParagraph = (paragraph: Paragraph, known: Placeholders, isInRow: boolean): Finding[] => {
  const text = textOf(paragraph);
  return [
    ...marksIn(text).flatMap((mark): Finding[] => {
      const placeholder = known.get(mark.name);
      if (!placeholder) return [() => unknownMark(mark, text, known)];
      if (placeholder.column === undefined || isInRow) return [];
      const { written: of, from } = mark;
      return [() => ({ code: 'placeholder_outside_row', params: { placeholder: of, text: excerptOf(text, from) } })];
    }),
    ...straysIn(text).map(({ mark, at }): Finding => {
      return () => ({ code: 'braces_alone', params: { mark, text: excerptOf(text, at) } });
    }),
  ];
};

const marksOf = ({ paragraphs }: Region) => paragraphs.flatMap((paragraph) => marksIn(textOf(paragraph)));

/** The lists whose records a row shows. */
export const listsIn = (region: Region, known: Placeholders) => [
  ...new Set(
    marksOf(region).flatMap(({ name }) => {
      const { column, group } = known.get(name) ?? {};
      return column === undefined || group === undefined ? [] : [group];
    }),
  ),
];

const columnsIn = (region: Region, known: Placeholders) => marksOf(region).filter(({ name }) => isColumn(known, name));

const mixedLists = (region: Region, known: Placeholders): Broken => {
  const written = columnsIn(region, known).map((one) => one.written);
  return {
    code: 'lists_in_one_row',
    params: { placeholders: [...new Set(written)].slice(0, MOST_PROBLEMS).join(', ') },
  };
};

const nestedLists = (inner: Mark, outer: Mark): Broken => ({
  code: 'list_within_list',
  params: { placeholder: shortened(inner.written), outer: shortened(outer.written) },
});

/** `outer`: a column of the list that repeats a row around it. */
const problemsOfRow = (row: Region, known: Placeholders, outer?: Mark): Finding[] => {
  const [column] = columnsIn(row, known);
  return [
    ...row.paragraphs.flatMap((paragraph) => problemsOfParagraph(paragraph, known, true)),
    ...(listsIn(row, known).length > 1 ? [() => mixedLists(row, known)] : []),
    // Rows that repeat within repeated rows would multiply with each level.
    ...(column && outer ? [() => nestedLists(column, outer)] : []),
    ...row.rows.flatMap((inner) => problemsOfRow(inner, known, column ?? outer)),
  ];
};

const problemsOfPart = ({ paragraphs, rows }: Region, known: Placeholders): Finding[] => [
  ...paragraphs.flatMap((paragraph) => problemsOfParagraph(paragraph, known, false)),
  ...rows.flatMap((row) => problemsOfRow(row, known)),
];

const namesIn = (region: Region): string[] => [
  ...marksOf(region).map(({ name }) => name),
  ...region.rows.flatMap(namesIn),
];

/** All placeholders of a template, and its problems. */
export const checkTemplate = ({ parts }: Pick<Template, 'parts'>, known: Placeholders) => {
  const found = parts.flatMap(({ root, region }): Finding[] => [
    ...problemsOfPart(region, known),
    ...marksElsewhere(root, region).map((placeholder): Finding => {
      return () => ({ code: 'placeholder_elsewhere', params: { placeholder: shortened(placeholder) } });
    }),
  ]);
  const names = [...new Set(parts.flatMap(({ region }) => namesIn(region)))].toSorted();
  const problems = found.slice(0, MOST_PROBLEMS).map((word) => word());
  const none: Broken = { code: 'no_placeholders', params: { example: written('application.name') } };
  return { names, problems: names.length === 0 && problems.length === 0 ? [none] : problems };
};
