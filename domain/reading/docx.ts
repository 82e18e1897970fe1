/** Reads a word document without deleted text, drawings and computed fields. Only links to the web are kept. */
import { TooMuch } from './damaged.ts';
import { readNumberings, readStyles, type Style } from './docx-numbers.ts';
import { MOST_BYTES, mainPart, readRelations } from './relations.ts';
import { type Block, type Paragraph, type Run, type TableCell, type WordDocument, withLists } from './word-document.ts';
import { attributeOf, readXml } from './xml.ts';
import { openZip } from './zip.ts';

/** More text than readers need. */
const MOST_TEXT = 5_000_000;
/** The limit of runs, paragraphs, rows and cells, because even empty ones use memory. */
const MOST_PARTS = 1_000_000;

/** The content of these elements is not part of the document's text. */
const LEFT_OUT = [
  'del',
  'moveFrom',
  'Fallback',
  'instrText',
  'delText',
  'pict',
  'object',
  'sectPr',
  'rPrChange',
  'pPrChange',
];

const COUNTED = ['p', 'tbl', 'tr', 'tc'];

type Flow = (Paragraph | Block)[];
type Table = { rows: TableCell[][]; flow: Flow };

const isOn = (attributes: string) => !['0', 'false', 'none'].includes(attributeOf(attributes, 'w:val') ?? '');

type About = {
  styleOf: (id: string) => Style;
  isOrdered: (numbering: string, depth: number) => boolean;
  targets: Map<string, { path: string; external?: string }>;
};

const makeReader = ({ styleOf, isOrdered, targets }: About) => {
  const flow: Flow = [];
  const tables: Table[] = [];
  /** A stack, because a text box within a paragraph has its own paragraphs. */
  const paragraphs: { runs: Run[]; style: Style }[] = [];
  let run: Omit<Run, 'text'> = {};
  let href: string | undefined;
  let [leftOut, isRunProperties, isText, size, isCut] = [0, false, false, 0, false];
  const here = () => tables.at(-1)?.flow ?? flow;
  let parts = 0;
  const count = () => {
    parts += 1;
    if (parts > MOST_PARTS) throw new TooMuch('too_many_parts');
  };

  const say = (text: string) => {
    const runs = paragraphs.at(-1)?.runs;
    if (!runs || isCut) return;
    size += text.length;
    if (size > MOST_TEXT) isCut = true;
    const last = runs.at(-1);
    const isSame = last && last.bold === run.bold && last.italic === run.italic && last.struck === run.struck;
    if (isSame && last.href === href) last.text += text;
    else {
      count();
      runs.push({ text, ...run, ...(href !== undefined && { href }) });
    }
  };

  const endParagraph = () => {
    const ended = paragraphs.pop();
    if (!ended) return;
    const { runs, style } = ended;
    const { level, numbering, depth = 0 } = style;
    if (runs.every(({ text }) => text.trim() === '')) return;
    const isItem = level === undefined && numbering !== undefined && numbering !== '0';
    here().push({
      runs,
      ...(level !== undefined && { level }),
      ...(isItem && { list: { id: numbering, depth, ordered: isOrdered(numbering, depth) } }),
    });
  };

  const open = (name: string, attributes: string) => {
    if (leftOut > 0 || LEFT_OUT.includes(name)) {
      leftOut += 1;
      return;
    }
    if (COUNTED.includes(name)) count();
    const style = paragraphs.at(-1)?.style;
    const value = attributeOf(attributes, 'w:val') ?? '';
    if (name === 'p') paragraphs.push({ runs: [], style: {} });
    else if (name === 'pStyle' && style) Object.assign(style, styleOf(value));
    else if (name === 'outlineLvl' && style && Number(value) < 9) style.level = Number(value) + 1;
    else if (name === 'numId' && style) style.numbering = value;
    else if (name === 'ilvl' && style) style.depth = Number(value);
    else if (name === 'r') run = {};
    else if (name === 'rPr') isRunProperties = true;
    else if (isRunProperties && ['b', 'i', 'strike', 'dstrike'].includes(name)) {
      const kind = name === 'b' ? 'bold' : name === 'i' ? 'italic' : 'struck';
      if (isOn(attributes)) run = { ...run, [kind]: true };
    } else if (name === 't') isText = true;
    else if (name === 'tab' && !isRunProperties && style) say('\t');
    else if (name === 'br' || name === 'cr') say('\n');
    else if (name === 'noBreakHyphen') say('\u2011');
    else if (name === 'hyperlink') href = targets.get(attributeOf(attributes, 'r:id') ?? '')?.external;
    else if (name === 'tbl') tables.push({ rows: [], flow: [] });
    else if (name === 'tr') tables.at(-1)?.rows.push([]);
    else if (name === 'tc') tables.at(-1)?.rows.at(-1)?.push({ blocks: [], span: 1 });
    else if (name === 'gridSpan') {
      const cell = tables.at(-1)?.rows.at(-1)?.at(-1);
      if (cell) cell.span = Math.min(Math.max(1, Number(value) || 1), 100);
    }
  };

  const close = (name: string) => {
    if (leftOut > 0) {
      leftOut -= 1;
      return;
    }
    const table = tables.at(-1);
    if (name === 'p') endParagraph();
    else if (name === 'rPr') isRunProperties = false;
    else if (name === 'r') run = {};
    else if (name === 't') isText = false;
    else if (name === 'hyperlink') href = undefined;
    else if (name === 'tc' && table) {
      const cell = table.rows.at(-1)?.at(-1);
      if (cell) cell.blocks = withLists(table.flow.splice(0));
    } else if (name === 'tbl' && table) {
      tables.pop();
      here().push({ kind: 'table', rows: table.rows.filter((row) => row.length > 0) });
    }
  };

  const text = (chunk: string) => {
    if (isText && leftOut === 0) say(chunk);
  };
  return { open, close, text, done: (): WordDocument => ({ blocks: withLists(flow), isCut }) };
};

/** Throws as soon as more than `most` bytes were unpacked. */
export const readWordDocument = async (file: Blob, most?: number): Promise<WordDocument> => {
  const zip = await openZip(file, most);
  const part = await mainPart(zip, 'word/document.xml');
  const relations = await readRelations(zip, part);
  const ofType = (wanted: string) =>
    [...relations.values()].find(({ type, path }) => type === wanted && zip.has(path))?.path;
  const reader = makeReader({
    styleOf: await readStyles(zip, ofType('styles')),
    isOrdered: await readNumberings(zip, ofType('numbering')),
    targets: relations,
  });
  await readXml(await zip.open(part, MOST_BYTES), reader);
  return reader.done();
};
