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

const unknownMark = ({ written: placeholder, name, from }: Mark, text: string, known: Placeholders): Broken => {
  const nearest = nearestName(name, [...known.keys()]);
  const params = { placeholder, text: excerptOf(text, from) };
  return nearest === undefined
    ? { code: 'unknown_placeholder', params }
    : { code: 'misspelled_placeholder', params: { ...params, nearest: written(nearest) } };
};

const problemsOfParagraph = (paragraph: Paragraph, known: Placeholders, isInRow: boolean): Broken[] => {
  const text = textOf(paragraph);
  return [
    ...marksIn(text).flatMap((mark): Broken[] => {
      const placeholder = known.get(mark.name);
      if (!placeholder) return [unknownMark(mark, text, known)];
      if (placeholder.column === undefined || isInRow) return [];
      const params = { placeholder: mark.written, text: excerptOf(text, mark.from) };
      return [{ code: 'placeholder_outside_row', params }];
    }),
    ...straysIn(text).map(
      ({ mark, at }): Broken => ({ code: 'braces_alone', params: { mark, text: excerptOf(text, at) } }),
    ),
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

const problemsOfRegion = (region: Region, known: Placeholders, isRow = false): Broken[] => {
  const lists = listsIn(region, known);
  const columns = marksOf(region).filter(({ name }) => known.get(name)?.column !== undefined);
  const mixed: Broken = {
    code: 'lists_in_one_row',
    params: { placeholders: columns.map((one) => one.written).join(', ') },
  };
  return [
    ...region.paragraphs.flatMap((paragraph) => problemsOfParagraph(paragraph, known, isRow)),
    ...(isRow && lists.length > 1 ? [mixed] : []),
    ...region.rows.flatMap((row) => problemsOfRegion(row, known, true)),
  ];
};

const namesIn = (region: Region): string[] => [
  ...marksOf(region).map(({ name }) => name),
  ...region.rows.flatMap(namesIn),
];

/** All placeholders of a template, and all problems with them. */
export const checkTemplate = ({ parts }: Pick<Template, 'parts'>, known: Placeholders) => {
  const problems = parts.flatMap(({ root, region }) => [
    ...problemsOfRegion(region, known),
    ...marksElsewhere(root).map((placeholder): Broken => ({ code: 'placeholder_elsewhere', params: { placeholder } })),
  ]);
  const names = [...new Set(parts.flatMap(({ region }) => namesIn(region)))].toSorted();
  const none: Broken = { code: 'no_placeholders', params: { example: written('application.name') } };
  return { names, problems: names.length === 0 && problems.length === 0 ? [none] : problems };
};
