/**
 * Checks that a zip is a passive Word or Excel package, by its declared parts and relations. Finally it is parsed as
 * the previews parse it, so every accepted file can be read.
 */
import { FORMATS } from '#domain/documents/words.ts';
import { TooMuch } from '#domain/reading/damaged.ts';
import { readWordDocument } from '#domain/reading/docx.ts';
import { mainPart } from '#domain/reading/relations.ts';
import { readWorkbook } from '#domain/reading/xlsx.ts';
import { listEntries, openZip, type Zip } from '#domain/reading/zip.ts';
import { FileRejectedError } from './file-rejected-error.ts';
import {
  type ContentTypes,
  isXml,
  mustBePassive,
  partAt,
  type Relation,
  readAllRelations,
  readContentTypes,
  targetPart,
} from './office-package.ts';
import type { Source } from './source.ts';
import { mustHavePassiveMarkup } from './word-markup.ts';
import { mustBeHarmless } from './zip.ts';

const MAIN = {
  docx: 'wordprocessingml.document.main+xml',
  xlsx: 'spreadsheetml.sheet.main+xml',
} as const;

const MACROS = /macroenabled|vbaproject|vbadata|macrosheet/i;
const ACTIVE_TYPES = /activex|oleobject|webextension/i;
const ACTIVE = /(?:^|\/)activex\/|\.(?:exe|dll|com|scr|js|jse|vbs|vbe|wsf|ps1|bat|cmd|hta|lnk|jar|msi)$/i;
const NESTED = /\.(?:zip|7z|rar|gz|tgz|bz2|xz|cab|iso)$/i;
/** Limit of unpacked data in total, counting repeated sheets each time: about a minute of parsing. */
const MOST_READ = 640 * 1024 * 1024;
/** The prolog of a real XML part is far shorter. */
const MOST_BEFORE = 64 * 1024;
const BEFORE = /^(?:\s+|<\?.*?\?>|<!--.*?-->)*/s;
const ORDER = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/;

const beginningOf = async (zip: Zip, name: string) => {
  const decoder = new TextDecoder('latin1');
  let text = '';
  for await (const chunk of await zip.open(name, MOST_READ)) {
    text += decoder.decode(chunk);
    if (text.length >= MOST_BEFORE) break;
  }
  const begins = text.slice(0, MOST_BEFORE);
  return { said: begins.replaceAll('\0', '').replace(ORDER, ''), isWide: begins.slice(0, 4).includes('\0') };
};

const ENCODING = /^<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)/;

/**
 * Office never writes DOCTYPE or entity declarations. Other encodings than UTF-8 are refused, because Office would read
 * content that these checks miss.
 */
const mustBePlainXml = async (zip: Zip, types: ContentTypes) => {
  for (const name of zip.names.filter((one) => isXml(one, types))) {
    const { said, isWide } = await beginningOf(zip, name);
    if (said.slice(BEFORE.exec(said)?.[0].length).startsWith('<!')) throw new FileRejectedError('irregular');
    const encoding = ENCODING.exec(said)?.[1]?.toLowerCase() ?? 'utf-8';
    if (isWide || !['utf-8', 'utf8', 'us-ascii'].includes(encoding)) throw new FileRejectedError('irregular');
  }
};

/** Sheets are only parsed to the end; no rows are kept. */
const readers: Record<keyof typeof MAIN, (file: Blob) => Promise<unknown>> = {
  docx: (file) => readWordDocument(file, MOST_READ),
  xlsx: async (file) => {
    const { sheets, read } = await readWorkbook(file, MOST_READ);
    for (const at of sheets.keys()) await read(at, 0);
  },
};

const mainOf = (type: string) => {
  if (type.endsWith(MAIN.docx)) return 'docx';
  if (type.endsWith(MAIN.xlsx)) return 'xlsx';
  throw new FileRejectedError('type_mismatch');
};

const NO_PART = ['customxml', 'customxmlprops'];

/** Parts without a relation are never loaded. Custom XML is data that Word does not execute. */
const markupParts = (zip: Zip, types: ContentTypes, relations: readonly Relation[]) => {
  const keys = relations.filter(({ isExternal, type }) => !isExternal && !NO_PART.includes(type)).map(targetPart);
  const parts = [...new Set(keys)].map((key) => partAt(zip, key));
  return parts.filter((part) => part !== undefined).filter((part) => isXml(part, types));
};

const mustBePassivePackage = async (zip: Zip): Promise<keyof typeof MAIN> => {
  const types = await readContentTypes(zip);
  if (types.declared.some((type) => MACROS.test(type))) throw new FileRejectedError('macros');
  if (types.declared.some((type) => ACTIVE_TYPES.test(type))) throw new FileRejectedError('active_content');
  await mustBePlainXml(zip, types);
  const relations = await readAllRelations(zip, types);
  mustBePassive(relations, types);
  const main = mainOf(types.typeOf(await mainPart(zip, '')));
  if (main === 'docx')
    for (const part of markupParts(zip, types, relations)) await mustHavePassiveMarkup(zip, part, MOST_READ);
  return main;
};

const officeTypeOf = async (file: Blob) => {
  const entries = await listEntries(file);
  mustBeHarmless(entries, file.size);
  const names = entries.map(({ name }) => name);
  if (!names.includes('[Content_Types].xml')) throw new FileRejectedError('type_mismatch');
  if (names.some((name) => MACROS.test(name))) throw new FileRejectedError('macros');
  if (names.some((name) => ACTIVE.test(name))) throw new FileRejectedError('active_content');
  if (names.some((name) => NESTED.test(name))) throw new FileRejectedError('too_complex');
  const main = await mustBePassivePackage(await openZip(file));
  await readers[main](file);
  return FORMATS[main];
};

export const officeType = async (source: Pick<Source, 'part' | 'size'>): Promise<string> => {
  const file = new Blob([Uint8Array.from(await source.part(0, source.size))]);
  try {
    return await officeTypeOf(file);
  } catch (error) {
    if (error instanceof FileRejectedError) throw error;
    // The file is in memory, so any other error is caused by its content.
    throw new FileRejectedError(error instanceof TooMuch ? 'too_complex' : 'damaged');
  }
};
