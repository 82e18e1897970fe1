/** Finds the paragraphs of a Word part, in their table rows, and the placeholders in them. */
import { type Element, isElement, type Node, tagOf } from './xml-tree.ts';

/** A text element, or a break between texts, which has no element. */
type Piece = { readonly element?: Element; text: string };

export type Paragraph = {
  /** In the order of the text, which Word splits wherever formatting or spelling marks change. */
  readonly pieces: Piece[];
  /** The content controls around it. */
  readonly controls: readonly Element[];
};

/** The paragraphs of a table row or of the part, without those in rows within it. */
export type Region = { readonly paragraphs: Paragraph[]; readonly rows: Row[] };
export type Row = Region & { readonly element: Element; readonly parent: Element };

const BREAKS: Readonly<Record<string, string>> = { br: '\n', cr: '\n', tab: '\t', noBreakHyphen: '\u2011' };
/** They have no text that readers see. */
const LEFT_OUT = ['del', 'moveFrom', 'pPr', 'rPr', 'sectPr', 'sdtPr', 'tblPr', 'trPr', 'tcPr'];

const textIn = ({ children }: Element) => children.map((node) => (isElement(node) ? '' : node.text)).join('');
const prefixOf = ({ open, name }: Element) => tagOf(open).slice(0, -name.length);

type Place = {
  region: Region;
  paragraph?: Paragraph & { prefix: string };
  controls: readonly Element[];
};

const readInto = (parent: Element, place: Place) => {
  const { region, paragraph, controls } = place;
  for (const element of parent.children) {
    if (!isElement(element) || LEFT_OUT.includes(element.name)) continue;
    const { name } = element;
    const ending = BREAKS[name];
    if (name === 'tr') {
      const row: Row = { element, parent, paragraphs: [], rows: [] };
      region.rows.push(row);
      readInto(element, { region: row, controls });
    } else if (name === 'p') {
      const own = { pieces: [], controls, prefix: prefixOf(element) };
      region.paragraphs.push(own);
      readInto(element, { ...place, paragraph: own });
    } else if (name === 'sdt') readInto(element, { ...place, controls: [...controls, element] });
    // Formulas and drawings have texts of their own, with other prefixes.
    else if (name === 't' && paragraph && prefixOf(element) === paragraph.prefix)
      paragraph.pieces.push({ element, text: textIn(element) });
    else if (ending !== undefined) paragraph?.pieces.push({ text: ending });
    else readInto(element, place);
  }
};

export const readRegion = (element: Element): Region => {
  const region: Region = { paragraphs: [], rows: [] };
  readInto(element, { region, controls: [] });
  return region;
};

export const textOf = ({ pieces }: Paragraph) => pieces.map(({ text }) => text).join('');

/** A placeholder with its braces, its name, and its position in the paragraph. */
export type Mark = { readonly written: string; readonly name: string; readonly from: number; readonly to: number };

const MARK = /\{\{([^{}]*)\}\}/g;

/** Word may write the first letter as a capital, and adds spaces and invisible characters. */
const nameIn = (inner: string) => inner.replaceAll(/[\s\p{Cf}]+/gu, '').toLowerCase();

export const marksIn = (text: string): Mark[] =>
  [...text.matchAll(MARK)].map(({ 0: written, 1: inner = '', index }) => ({
    ...{ written, name: nameIn(inner), from: index, to: index + written.length },
  }));

/** Braces without a counterpart, and where. */
export const straysIn = (text: string) => {
  const others = text.replaceAll(MARK, (mark) => ' '.repeat(mark.length));
  return [...others.matchAll(/\{\{|\}\}/g)].map(({ 0: mark, index }) => ({ mark, at: index }));
};

/** Placeholders in attributes, formulas and field codes, where no text can be put. */
export const marksElsewhere = (part: Element, region: Region): string[] => {
  const filled = new Set<Node>();
  const note = ({ paragraphs, rows }: Region) => {
    for (const { pieces } of paragraphs) for (const { element } of pieces) if (element) filled.add(element);
    rows.forEach(note);
  };
  note(region);
  const search = (node: Node): string[] => {
    if (!isElement(node)) return node.text.match(MARK) ?? [];
    if (filled.has(node) || node.name === 'del' || node.name === 'moveFrom') return [];
    return [...(node.open.match(MARK) ?? []), ...node.children.flatMap(search)];
  };
  return [...new Set(search(part))];
};
