/** File formats by name. The content decides later whether the name is right. */
import type { Broken } from '#domain/field-error.ts';
import { FORMAT_NAMES, type Format } from './words.ts';

const endingOf = (name: string) => /\.([^.\s]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

export const formatNamed = (name: string): Format | undefined =>
  FORMAT_NAMES.find((format) => name.toLowerCase().endsWith(`.${format}`));

/** Formats to which users can convert an unsupported file. */
const SAVE_AS: Readonly<Record<string, Format>> = {
  ...{ doc: 'docx', docm: 'docx', dot: 'docx', dotx: 'docx', odt: 'docx', rtf: 'docx', pages: 'docx' },
  ...{ xls: 'xlsx', xlsm: 'xlsx', xlsb: 'xlsx', xlt: 'xlsx', xltx: 'xlsx', ods: 'xlsx', numbers: 'xlsx' },
  ...{ tsv: 'csv', txt: 'pdf', md: 'pdf', ppt: 'pdf', pptx: 'pdf', odp: 'pdf', html: 'pdf', htm: 'pdf' },
};

export const nameProblem = (name: string): Broken | undefined => {
  if (formatNamed(name)) return undefined;
  const ending = endingOf(name);
  const other = Object.hasOwn(SAVE_AS, ending) ? SAVE_AS[ending] : undefined;
  return other
    ? { code: 'save_as_other', params: { ending: `.${ending}`, other: `.${other}` } }
    : { code: 'not_a_document', params: {} };
};

/** Whether the name ends like another format. Other endings are part of the name: “Policy v1.2”. */
export const endsOtherwise = (name: string, format: Format) => {
  const named = formatNamed(name);
  return named !== format && (named !== undefined || Object.hasOwn(SAVE_AS, endingOf(name)));
};

/** File name for a download, with the ending of the actual format. */
export const downloadName = (name: string, format: Format) => {
  const named = formatNamed(name);
  const base = named ? name.slice(0, -named.length - 1) : name;
  return `${base.replaceAll(/[\\/:*?"<>|]/g, '-').trim() || 'document'}.${format}`;
};
