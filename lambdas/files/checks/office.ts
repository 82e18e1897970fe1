/** Whether a zip is a document or a spreadsheet of Office, by what it says of its parts, and whether one of them is a program. */
import { FORMATS } from '#domain/documents/words.ts';
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
  if (said.includes(MAIN.docx)) return FORMATS.docx;
  if (said.includes(MAIN.xlsx)) return FORMATS.xlsx;
  throw new Refused('type_mismatch');
};
