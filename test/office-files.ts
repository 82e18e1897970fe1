/** Small files made by hand, for those who read them. */
import { strToU8, zipSync } from 'fflate';

export const zipOf = (parts: Record<string, string>) =>
  new Blob([zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))]);

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const relations = (targets: Record<string, readonly [type: string, target: string]>) =>
  `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${Object.entries(targets)
    .map(([id, [type, target]]) => `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

type XlsxParts = { sheets: Record<string, string>; shared?: string; styles?: string; properties?: string };

/** Sheets by their names, each as what stands in its `sheetData`. */
export const xlsxOf = ({ sheets, shared = '', styles = '', properties = '' }: XlsxParts) => {
  const named = Object.entries(sheets);
  return zipOf({
    '[Content_Types].xml': contentTypes('xl/workbook.xml', 'spreadsheetml.sheet'),
    '_rels/.rels': relations({ rId1: ['officeDocument', 'xl/workbook.xml'] }),
    'xl/workbook.xml': `${XML}<workbook xmlns:r="${RELATIONS}">${properties}<sheets>${named
      .map(([name], at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="s${at}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations({
      ...Object.fromEntries(named.map((_, at) => [`s${at}`, ['worksheet', `worksheets/sheet${at}.xml`] as const])),
      t: ['sharedStrings', 'sharedStrings.xml'],
      l: ['styles', '/xl/styles.xml'],
    }),
    'xl/sharedStrings.xml': `${XML}<sst>${shared}</sst>`,
    'xl/styles.xml': `${XML}<styleSheet>${styles}</styleSheet>`,
    ...Object.fromEntries(
      named.map(([, data], at) => [
        `xl/worksheets/sheet${at}.xml`,
        `${XML}<worksheet><sheetData>${data}</sheetData></worksheet>`,
      ]),
    ),
  });
};

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

const contentTypes = (part: string, kind: string) =>
  `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`;

/** A word document, as what stands in its body; `parts` are others than that. */
export const docxOf = (body: string, parts: Record<string, string> = {}) =>
  zipOf({
    '[Content_Types].xml': contentTypes('word/document.xml', 'wordprocessingml.document'),
    '_rels/.rels': relations({ rId1: ['officeDocument', 'word/document.xml'] }),
    'word/document.xml': `${XML}<w:document ${W} xmlns:r="${RELATIONS}"><w:body>${body}</w:body></w:document>`,
    ...parts,
  });
