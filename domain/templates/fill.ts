/** Fills the placeholders of a template. */
import type { Broken } from '#domain/field-error.ts';
import { escaped } from '#domain/writing/docx-xml.ts';
import { checkTemplate, listsIn } from './check.ts';
import { isColumn, type PlaceholderGroup, type Placeholders } from './placeholders.ts';
import { marksIn, type Paragraph, type Region, type Row, readRegion, textOf } from './regions.ts';
import { readTemplate, writeTemplate } from './template.ts';
import { type Element, isElement, type Node, tagOf } from './xml-tree.ts';

/** The text of a placeholder. */
type Say = (name: string) => string;

export type Values = {
  readonly single: Say;
  /** The texts of each record. */
  readonly records: (list: PlaceholderGroup) => readonly Say[];
  /** The only row of a list without records says this in its first placeholder. */
  readonly none: (list: PlaceholderGroup) => string;
};

const SPACES = ' xml:space="preserve"';

/** Line breaks are elements between texts. */
const write = (element: Element, text: string) => {
  const tag = tagOf(element.open);
  const lineBreak = `<${tag.slice(0, -1)}br/>`;
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const source = lines.map((line) => `<${tag}${SPACES}>${escaped(line)}</${tag}>`).join(lineBreak);
  Object.assign(element, { open: '', close: '', children: [{ source, text }] } satisfies Partial<Element>);
};

/** Word would show the bound data or the prompt of the control instead. */
const BINDINGS = ['dataBinding', 'showingPlcHdr'];

const unbind = (control: Element) => {
  for (const properties of control.children.filter(isElement))
    if (properties.name === 'sdtPr')
      properties.children = properties.children.filter((one) => !isElement(one) || !BINDINGS.includes(one.name));
};

/** The text takes the formatting of the first letter of its placeholder. */
const fillParagraph = (paragraph: Paragraph, say: Say) => {
  const { pieces, controls } = paragraph;
  const text = textOf(paragraph);
  const marks = marksIn(text);
  if (marks.length === 0) return;
  // The first placeholder is asked first, but the last is put in first, so that places before it stay.
  const said = marks.map((mark) => ({ ...mark, text: say(mark.name) })).toReversed();
  const starts: number[] = [];
  let length = 0;
  for (const piece of pieces) {
    starts.push(length);
    length += piece.text.length;
  }
  const changed = new Set<(typeof pieces)[number]>();
  for (const { from, to, text: value } of said)
    for (const [at, piece] of pieces.entries()) {
      const start = starts[at] ?? 0;
      const end = starts[at + 1] ?? text.length;
      if (!piece.element || end <= from || start >= to) continue;
      const before = piece.text.slice(0, Math.max(0, from - start));
      const after = end > to ? piece.text.slice(to - start) : '';
      piece.text = `${before}${start <= from ? value : ''}${after}`;
      changed.add(piece);
    }
  for (const { element, text: now } of changed) if (element) write(element, now);
  controls.forEach(unbind);
};

/** Ids and marks that may occur only once in a document. */
const SINGLE = ['bookmarkStart', 'bookmarkEnd', 'commentRangeStart', 'commentRangeEnd', 'commentReference'];
const IDS = / [\w-]+:(?:paraId|textId)="[^"]*"/g;

const dropIds = (element: Element) => {
  element.open = element.open.replaceAll(IDS, '');
  element.children = element.children.filter((node: Node) => !isElement(node) || !SINGLE.includes(node.name));
  element.children.filter(isElement).forEach(dropIds);
};

type Filling = { values: Values; known: Placeholders };

/** Replaces the first placeholder of the list by a note that no record exists, and clears the rest of the row. */
const sayNone = ({ paragraphs }: Region, none: string, known: Placeholders) => {
  const first = paragraphs.find((one) => marksIn(textOf(one)).some(({ name }) => isColumn(known, name)));
  for (const paragraph of paragraphs) {
    const elements = paragraph.pieces.flatMap(({ element }) => element ?? []);
    for (const [at, element] of elements.entries()) write(element, paragraph === first && at === 0 ? none : '');
  }
};

const fillRow = ({ element, parent }: Row, list: PlaceholderGroup, filling: Filling) => {
  const { values, known } = filling;
  const copies = values.records(list).map((record, at) => {
    const copy = structuredClone(element);
    if (at > 0) dropIds(copy);
    fillRegion(readRegion(copy), filling, (name) => (isColumn(known, name) ? record(name) : values.single(name)));
    return copy;
  });
  if (copies.length > 0) {
    parent.children.splice(parent.children.indexOf(element), 1, ...copies);
    return;
  }
  const region = readRegion(element);
  sayNone(region, values.none(list), known);
  fillRegion({ paragraphs: [], rows: region.rows }, filling);
};

const fillRegion = (region: Region, filling: Filling, say: Say = filling.values.single) => {
  for (const paragraph of region.paragraphs) fillParagraph(paragraph, say);
  for (const row of region.rows) {
    const [list] = listsIn(row, filling.known);
    if (list) fillRow(row, list, filling);
    else fillRegion(row, filling);
  }
};

/** Checks the template again, because a custom field may have been archived since its upload. */
export const fillTemplate = async (
  file: Blob,
  known: Placeholders,
  values: Values,
): Promise<{ problems: readonly Broken[]; filled: Blob | undefined }> => {
  const template = await readTemplate(file);
  const { problems } = checkTemplate(template, known);
  if (problems.length > 0) return { problems, filled: undefined };
  for (const { region } of template.parts) fillRegion(region, { values, known });
  return { problems, filled: writeTemplate(template) };
};
