/**
 * Writes a Word document: WordprocessingML with named styles, a table of contents, tables and a language. The same
 * blocks give the same bytes.
 */
import { zipOf } from '#domain/report/zip.ts';
import type { Docx } from './docx-blocks.ts';
import { contentTypes, coreProperties, documentXml, footerXml, packageRelations, relations } from './docx-parts.ts';
import { settingsXml, stylesXml } from './docx-styles.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const docxOf = (docx: Docx): Blob => {
  const zip = zipOf([
    { name: '[Content_Types].xml', content: contentTypes },
    { name: '_rels/.rels', content: packageRelations },
    { name: 'docProps/core.xml', content: coreProperties(docx) },
    { name: 'word/document.xml', content: documentXml(docx) },
    { name: 'word/footer.xml', content: footerXml(docx) },
    { name: 'word/styles.xml', content: stylesXml(docx.language) },
    { name: 'word/settings.xml', content: settingsXml },
    { name: 'word/_rels/document.xml.rels', content: relations },
  ]);
  return new Blob([zip], { type: DOCX });
};
