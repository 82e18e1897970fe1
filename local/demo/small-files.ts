/** Minimal files of the formats that people upload. */
import { strToU8, zipSync } from 'fflate';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A PDF with one page of lines. `more` adds objects, and entries of the catalog. */
export const pdfOf = (lines: readonly string[], more: { objects?: readonly string[]; catalog?: string } = {}) => {
  const shown = lines.map((line) => `(${line.replaceAll(/[()\\]/g, '\\$&')}) Tj T*`).join('\n');
  const content = `BT /F1 12 Tf 72 760 Td 18 TL\n${shown}\nET`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${more.catalog ?? ''} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...(more.objects ?? []),
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = text.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org';
const RELATIONS = `${OFFICE}/package/2006/relationships`;
const WORD = `${OFFICE}/wordprocessingml/2006/main`;
const SHEET = `${OFFICE}/spreadsheetml/2006/main`;
const LINK = `${OFFICE}/officeDocument/2006/relationships`;

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${LINK}/${type}" Target="${target}"/>`;
const relations = (...all: string[]) => `${XML}<Relationships xmlns="${RELATIONS}">${all.join('')}</Relationships>`;

type Files = Record<string, string | Uint8Array>;

export const zipOf = (files: Files) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
      { mtime: new Date('2026-01-01T00:00:00Z') },
    ),
  );

const types = (parts: Record<string, string>) => {
  const overrides = Object.entries(parts)
    .map(([name, type]) => `<Override PartName="/${name}" ContentType="application/vnd.${type}"/>`)
    .join('');
  const defaults =
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>';
  return `${XML}<Types xmlns="${OFFICE}/package/2006/content-types">${defaults}${overrides}</Types>`;
};

const MAIN = 'openxmlformats-officedocument';

/** A heading with paragraphs. `more` adds or replaces files. */
export const docxOf = (title: string, paragraphs: readonly string[], more: Files = {}) => {
  const paragraph = (text: string, style = '') => `<w:p>${style}<w:r><w:t>${escaped(text)}</w:t></w:r></w:p>`;
  const heading = paragraph(title, '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>');
  const body = [heading, ...paragraphs.map((text) => paragraph(text))].join('');
  return zipOf({
    '[Content_Types].xml': types({ 'word/document.xml': `${MAIN}.wordprocessingml.document.main+xml` }),
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'word/document.xml')),
    'word/document.xml': `${XML}<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
    ...more,
  });
};

/** A workbook with one sheet. */
export const xlsxOf = (name: string, rows: readonly (readonly (string | number)[])[], more: Files = {}) => {
  const cell = (value: string | number) =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
  const data = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('');
  return zipOf({
    '[Content_Types].xml': types({
      'xl/workbook.xml': `${MAIN}.spreadsheetml.sheet.main+xml`,
      'xl/worksheets/sheet1.xml': `${MAIN}.spreadsheetml.worksheet+xml`,
    }),
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${XML}<workbook xmlns="${SHEET}" xmlns:r="${LINK}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(relation('rId1', 'worksheet', 'worksheets/sheet1.xml')),
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${SHEET}"><sheetData>${data}</sheetData></worksheet>`,
    ...more,
  });
};
