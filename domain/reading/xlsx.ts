/** Reads a workbook: its sheets, and the table of each. Formulas are not evaluated; their saved values are used. */
import { type CellStyle, readCellStyles, shownNumber } from './cell-styles.ts';
import { Damaged, TooMuch } from './damaged.ts';
import { MOST_ABOUT, MOST_BYTES, mainPart, readRelations } from './relations.ts';
import { columnNumber, makeSheetWriter, type Place, type Sheet } from './sheet.ts';
import { attributeOf, readXml } from './xml.ts';
import { openZip, type Zip } from './zip.ts';

const MOST_SHEETS = 1_000;
/** The limit of shared characters. */
const MOST_SHARED = 128 * 1024 * 1024;
/** Far more than any spreadsheet allows in a cell. */
const MOST_IN_CELL = 1024 * 1024;
const MOST_MERGED = 100_000;

export type Workbook = {
  sheets: { name: string; isHidden: boolean }[];
  /** Keeps at most this many cells but still reads the sheet to its end. */
  read: (sheet: number, most?: number) => Promise<Sheet>;
};

type Named = { name: string; isHidden: boolean; relation: string };
type SheetWriter = ReturnType<typeof makeSheetWriter>;

const readNames = async (zip: Zip, part: string) => {
  const sheets: Named[] = [];
  let from1904 = false;
  await readXml(await zip.open(part, MOST_ABOUT), {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributeOf(attributes, 'date1904') ?? '');
      if (name !== 'sheet' || sheets.length >= MOST_SHEETS) return;
      sheets.push({
        name: attributeOf(attributes, 'name') ?? '',
        isHidden: attributeOf(attributes, 'state') !== undefined && attributeOf(attributes, 'state') !== 'visible',
        relation: attributeOf(attributes, '[\\w]+:id') ?? '',
      });
    },
  });
  return { sheets, from1904 };
};

/** The shared texts that cells reference by index. Phonetic guides are left out. */
const readSharedTexts = async (zip: Zip, part: string) => {
  const texts: string[] = [];
  let shared = '';
  let left = MOST_SHARED;
  let isText = false;
  let isAloud = false;
  await readXml(await zip.open(part, MOST_BYTES), {
    open: (name) => {
      if (name === 'si') {
        shared = '';
        left -= 1;
      }
      if (name === 'rPh') isAloud = true;
      if (name === 't') isText = !isAloud;
    },
    text: (text) => {
      if (!isText) return;
      shared += text;
      left -= text.length;
      if (left < 0) throw new TooMuch('too_much_unpacked');
    },
    close: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isAloud = false;
      if (name === 'si') texts.push(shared);
    },
  });
  return texts;
};

type Values = { shared: readonly string[]; styles: readonly CellStyle[]; from1904: boolean };

/** Converts the cells of one sheet. Shared texts are stored once. */
const makeTextOfCell = (writer: SheetWriter, { shared, styles, from1904 }: Values) => {
  const places = new Map<string, Place>();
  return (type: string | undefined, style: string | undefined, value: string): string | Place => {
    if (type === 's') {
      const known = places.get(value) ?? writer.keep(shared[Number(value)] ?? '');
      places.set(value, known);
      return known;
    }
    if (type === 'b') return value === '1' || value === 'true' ? 'TRUE' : 'FALSE';
    if (type === undefined || type === 'n') return shownNumber(value, styles[Number(style ?? 0)] ?? 'number', from1904);
    return value;
  };
};

const readSheet = async (zip: Zip, part: string, name: string, values: Values, most?: number) => {
  const writer = makeSheetWriter(most);
  const merged: string[] = [];
  const textOfCell = makeTextOfCell(writer, values);
  let [row, column] = [-1, -1];
  let [type, style]: (string | undefined)[] = [];
  let value = '';
  let [isValue, isAloud, isOver] = [false, false, false];
  await readXml(await zip.open(part, MOST_BYTES), {
    open: (tag, attributes) => {
      if (tag === 'row') {
        row = Math.max(row + 1, Number(attributeOf(attributes, 'r') ?? 0) - 1);
        column = -1;
        isOver = isOver || !writer.row(row);
      } else if (tag === 'c') {
        const named = columnNumber(/^[A-Z]{1,3}/.exec(attributeOf(attributes, 'r') ?? '')?.[0] ?? '');
        column = Math.max(column + 1, named);
        [type, style] = [attributeOf(attributes, 't'), attributeOf(attributes, 's')];
        value = '';
      } else if (tag === 'rPh') isAloud = true;
      else if (tag === 'v' || tag === 't') isValue = !isAloud;
      else if (tag === 'mergeCell' && merged.length < MOST_MERGED) merged.push(attributeOf(attributes, 'ref') ?? '');
    },
    text: (text) => {
      if (isValue && value.length < MOST_IN_CELL) value += text;
    },
    close: (tag) => {
      if (tag === 'v' || tag === 't') isValue = false;
      else if (tag === 'rPh') isAloud = false;
      else if (tag === 'c' && value !== '' && !isOver) writer.cell(column, textOfCell(type, style, value));
    },
  });
  return { ...writer.done(name), ...(merged.length > 0 && { merged }) };
};

/** Throws as soon as more than `most` bytes were unpacked in total. */
export const readWorkbook = async (file: Blob, most?: number): Promise<Workbook> => {
  const zip = await openZip(file, most);
  const part = await mainPart(zip, 'xl/workbook.xml');
  const { sheets, from1904 } = await readNames(zip, part);
  const targets = await readRelations(zip, part);
  const ofType = (wanted: string) => [...targets.values()].find(({ type, path }) => type === wanted && zip.has(path));
  const [texts, looks] = [ofType('sharedStrings'), ofType('styles')];
  const values: Values = {
    shared: texts ? await readSharedTexts(zip, texts.path) : [],
    styles: looks ? await readCellStyles(await zip.open(looks.path, MOST_ABOUT)) : [],
    from1904,
  };
  const isTable = ({ relation }: Named) => targets.get(relation)?.type === 'worksheet';
  const tables = sheets.filter(isTable);
  if (tables.length === 0) throw new Damaged('This workbook has no sheets.');
  return {
    sheets: tables.map(({ name, isHidden }) => ({ name, isHidden })),
    read: (number, cells) => {
      const sheet = tables[number];
      const path = sheet && targets.get(sheet.relation)?.path;
      if (!sheet || path === undefined) throw new Damaged('This sheet does not exist.');
      return readSheet(zip, path, sheet.name, values, cells);
    },
  };
};
