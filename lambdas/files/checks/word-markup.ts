/** Finds markup that makes Word fetch or run content. */
import { readXml, valuesOf } from '#domain/reading/xml.ts';
import type { Zip } from '#domain/reading/zip.ts';
import { FileRejectedError } from './file-rejected-error.ts';

/** Fields that load external content, talk to another program, or embed an object. */
const ACTIVE_FIELDS = [
  ...['DDE', 'DDEAUTO', 'LINK', 'EMBED', 'CONTROL', 'HTMLCONTROL', 'DATABASE', 'RD', 'PRINT'],
  ...['INCLUDE', 'INCLUDETEXT', 'INCLUDEPICTURE', 'IMPORT'],
];
const ACTIVE_ELEMENTS = ['OLEObject', 'control', 'altChunk', 'mailMerge', 'subDoc'];
/** Drawings may name images by address instead of by relation. */
const DRAWN = ['imagedata', 'fill', 'stroke'];
const ADDRESSES = ['src', 'href', 'althref'];
const isAddress = (value: string) => /^\s*(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i.test(value);
/** Longer than any field name. */
const MOST_INSTRUCTION = 256;

const isActiveField = (instruction = '') => {
  const [name = ''] = /[\p{L}\p{N}]+/u.exec(instruction.normalize('NFKC')) ?? [];
  return ACTIVE_FIELDS.includes(name.toUpperCase());
};

/** Fields may be nested, and each instruction may be split over runs and paragraphs. */
export const mustHavePassiveMarkup = async (zip: Zip, part: string, most: number) => {
  const fields: string[] = [];
  let [isInstruction, isActive] = [false, false];
  await readXml(await zip.open(part, most), {
    open: (name, attributes) => {
      isActive ||= ACTIVE_ELEMENTS.includes(name);
      if (name === 'instrText' || name === 'delInstrText') isInstruction = true;
      else if (name === 'fldSimple') isActive ||= valuesOf(attributes, 'instr').some(isActiveField);
      else if (name === 'fldChar') {
        const [type] = valuesOf(attributes, 'fldCharType');
        if (type === 'begin') fields.push('');
        else isActive ||= isActiveField(type === 'end' ? fields.pop() : fields.at(-1));
      } else if (DRAWN.includes(name)) isActive ||= ADDRESSES.some((one) => valuesOf(attributes, one).some(isAddress));
    },
    text: (text) => {
      if (!isInstruction) return;
      const instruction = `${fields.pop() ?? ''}${text}`.replace(/^[^\p{L}\p{N}]+/u, '');
      fields.push(instruction.slice(0, MOST_INSTRUCTION));
    },
    close: (name) => {
      if (name === 'instrText' || name === 'delInstrText') isInstruction = false;
    },
  });
  if (isActive || fields.some(isActiveField)) throw new FileRejectedError('active_content');
};
