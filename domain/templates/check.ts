/** Names every placeholder of a template that cannot be filled. */
import type { Broken } from '#domain/field-error.ts';
import { nearestName } from './nearest.ts';
import { type Placeholders, written } from './placeholders.ts';
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

const mixedLists = (region: Region, known: Placeholders): Broken => {
  const columns = marksOf(region).filter(({ name }) => known.get(name)?.column !== undefined);
  const placeholders = [...new Set(columns.map((one) => one.written))].slice(0, MOST_PROBLEMS).join(', ');
  return { code: 'lists_in_one_row', params: { placeholders } };
};

const problemsOfRegion = (region: Region, known: Placeholders, isRow = false): Finding[] => [
  ...region.paragraphs.flatMap((paragraph) => problemsOfParagraph(paragraph, known, isRow)),
  ...(isRow && listsIn(region, known).length > 1 ? [() => mixedLists(region, known)] : []),
  ...region.rows.flatMap((row) => problemsOfRegion(row, known, true)),
];

const namesIn = (region: Region): string[] => [
  ...marksOf(region).map(({ name }) => name),
  ...region.rows.flatMap(namesIn),
];

/** All placeholders of a template, and its problems. */
export const checkTemplate = ({ parts }: Pick<Template, 'parts'>, known: Placeholders) => {
  const found = parts.flatMap(({ root, region }): Finding[] => [
    ...problemsOfRegion(region, known),
    ...marksElsewhere(root).map((placeholder): Finding => {
      return () => ({ code: 'placeholder_elsewhere', params: { placeholder: shortened(placeholder) } });
    }),
  ]);
  const names = [...new Set(parts.flatMap(({ region }) => namesIn(region)))].toSorted();
  const problems = found.slice(0, MOST_PROBLEMS).map((word) => word());
  const none: Broken = { code: 'no_placeholders', params: { example: written('application.name') } };
  return { names, problems: names.length === 0 && problems.length === 0 ? [none] : problems };
};
