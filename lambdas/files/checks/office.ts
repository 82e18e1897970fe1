/**
 * Whether a zip is a document or a spreadsheet of Office, by what it says of its parts, and whether one of them is a program.
 * In the end it is read as whoever looks at it reads it: what fails there is not taken here.
 */
import { FORMATS } from '#domain/documents/words.ts';
import { TooMuch } from '#domain/reading/damaged.ts';
import { readWordDocument } from '#domain/reading/docx.ts';
import { readWorkbook } from '#domain/reading/xlsx.ts';
import { openZip, type Zip } from '#domain/reading/zip.ts';
import { Refused } from './refused.ts';
import type { Source } from './source.ts';
import { entriesOf, textOf } from './zip.ts';

const MOST = 1024 * 1024;

const MAIN = {
  docx: 'wordprocessingml.document.main+xml',
  xlsx: 'spreadsheetml.sheet.main+xml',
} as const;

const MACROS = /macroenabled|vbaproject|vbadata|macrosheet/i;
const ACTIVE = /(?:^|\/)activex\/|\.(?:exe|dll|com|scr|js|jse|vbs|vbe|wsf|ps1|bat|cmd|hta|lnk|jar|msi)$/i;
const NESTED = /\.(?:zip|7z|rar|gz|tgz|bz2|xz|cab|iso)$/i;
/** A template that is fetched from elsewhere when the document is opened brings what it likes. */
const FETCHED =
  /attachedTemplate[^>]*TargetMode\s*=\s*["']External|TargetMode\s*=\s*["']External["'][^>]*attachedTemplate/i;

/** What comes out of all of it, sheets that stand there more than once included: it is gone through in a minute. */
const MOST_READ = 640 * 1024 * 1024;
/** What stands before the first element of a part is far shorter. */
const MOST_BEFORE = 64 * 1024;
const BEFORE = /^(?:\s+|<\?.*?\?>|<!--.*?-->)*/s;
const ORDER = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/;

const beginningOf = async (zip: Zip, name: string) => {
  const decoder = new TextDecoder('latin1');
  let said = '';
  for await (const chunk of await zip.open(name, MOST_READ)) {
    said += decoder.decode(chunk);
    if (said.length >= MOST_BEFORE) break;
  }
  return said.slice(0, MOST_BEFORE).replaceAll('\0', '').replace(ORDER, '');
};

/** No office program declares entities or the like, in whichever signs it writes. */
const mustDeclareNothing = async (zip: Zip) => {
  for (const name of zip.names.filter((one) => /\.(?:xml|rels)$/i.test(one))) {
    const said = await beginningOf(zip, name);
    if (said.slice(BEFORE.exec(said)?.[0].length).startsWith('<!')) throw new Refused('irregular');
  }
};

/** Of a sheet it is enough that it can be read to its end. */
const readers: Record<keyof typeof MAIN, (file: Blob) => Promise<unknown>> = {
  docx: (file) => readWordDocument(file, MOST_READ),
  xlsx: async (file) => {
    const { sheets, read } = await readWorkbook(file, MOST_READ);
    for (const at of sheets.keys()) await read(at, 0);
  },
};

const mustBeReadable = async (source: Source, main: keyof typeof MAIN) => {
  const file = new Blob([Uint8Array.from(await source.part(0, source.size))]);
  try {
    await mustDeclareNothing(await openZip(file));
    await readers[main](file);
  } catch (error) {
    if (error instanceof Refused) throw error;
    // The file is in hand: whatever its reader meets is in it.
    throw new Refused(error instanceof TooMuch ? 'too_complex' : 'damaged');
  }
};

const mainOf = (said: string) => {
  if (said.includes(MAIN.docx)) return 'docx';
  if (said.includes(MAIN.xlsx)) return 'xlsx';
  throw new Refused('type_mismatch');
};

export const officeType = async (source: Source): Promise<string> => {
  const entries = await entriesOf(source);
  const named = (name: string) => entries.find((entry) => entry.name === name);
  const types = named('[Content_Types].xml');
  if (!types) throw new Refused('type_mismatch');
  const said = await textOf(source, types, MOST);
  if (MACROS.test(said) || entries.some(({ name }) => MACROS.test(name))) throw new Refused('macros');
  if (/activex/i.test(said) || entries.some(({ name }) => ACTIVE.test(name))) throw new Refused('active_content');
  if (entries.some(({ name }) => NESTED.test(name))) throw new Refused('too_complex');
  const relations = named('word/_rels/settings.xml.rels');
  if (relations && FETCHED.test(await textOf(source, relations, MOST))) throw new Refused('active_content');
  const main = mainOf(said);
  await mustBeReadable(source, main);
  return FORMATS[main];
};
