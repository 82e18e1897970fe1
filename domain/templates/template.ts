/** Reads the parts of a Word template that can have placeholders, and writes it again with other parts. */
import { mainPart, readRelations } from '#domain/reading/relations.ts';
import { openZip } from '#domain/reading/zip.ts';
import { zipOf } from '#domain/report/zip.ts';
import { type Region, readRegion } from './regions.ts';
import { type Element, parseXml, writeXml } from './xml-tree.ts';

/** Far more than a template has, and little enough to be in memory. */
const MOST_PART = 4 * 1024 * 1024;
const MOST_UNPACKED = 16 * 1024 * 1024;

const FILLED = ['header', 'footer', 'footnotes', 'endnotes'];
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type Part = { readonly name: string; readonly root: Element; readonly region: Region };
type File = { readonly name: string; readonly content: Uint8Array<ArrayBuffer> };
export type Template = { readonly files: readonly File[]; readonly parts: readonly Part[] };

/** Everything is unpacked, so that a template that was read can be written. */
export const readTemplate = async (file: Blob): Promise<Template> => {
  const zip = await openZip(file, MOST_UNPACKED);
  const main = await mainPart(zip, 'word/document.xml');
  const beside = [...(await readRelations(zip, main)).values()]
    .filter(({ type, path }) => FILLED.includes(type) && zip.has(path))
    .map(({ path }) => path);
  const [files, parts]: [File[], Part[]] = [[], []];
  for (const name of zip.names) {
    const stream = await zip.open(name, MOST_UNPACKED);
    files.push({ name, content: new Uint8Array(await new Response(stream).arrayBuffer()) });
  }
  for (const name of new Set([main, ...beside])) {
    const root = await parseXml(await zip.open(name, MOST_PART));
    parts.push({ name, root, region: readRegion(root) });
  }
  return { files, parts };
};

export const writeTemplate = ({ files, parts }: Template): Blob => {
  const written = files.map(({ name, content }) => {
    const part = parts.find((one) => one.name === name);
    return { name, content: part ? writeXml(part.root) : content };
  });
  return new Blob([zipOf(written, 6)], { type: DOCX });
};
