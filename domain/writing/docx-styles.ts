/** The styles of a Word document. Readers can restyle the whole document by changing them. */
import { DECLARATION, escaped, WORD } from './docx-xml.ts';

type Look = { size?: number; color?: string; bold?: true; italic?: true; before?: number; after?: number };

const looks = ({ size, color, bold, italic }: Look) =>
  [
    ...(bold ? ['<w:b/>'] : []),
    ...(italic ? ['<w:i/>'] : []),
    ...(color ? [`<w:color w:val="${color}"/>`] : []),
    ...(size ? [`<w:sz w:val="${size * 2}"/>`] : []),
  ].join('');

type Style = Look & {
  id: string;
  name: string;
  level?: number;
  /** On the same page as the next paragraph. */
  keeps?: true;
  indent?: number;
  /** A tab stop at the right margin. */
  tab?: true;
};

const style = ({ id, name, level, keeps, indent, tab, before = 0, after = 6, ...look }: Style) => {
  // The schema fixes the order of these elements.
  const layout = [
    ...(keeps || level !== undefined ? ['<w:keepNext/>'] : []),
    ...(tab ? ['<w:tabs><w:tab w:val="right" w:pos="9070"/></w:tabs>'] : []),
    `<w:spacing w:before="${before * 20}" w:after="${after * 20}"/>`,
    ...(indent ? [`<w:ind w:left="${indent * 20}"/>`] : []),
    ...(level === undefined ? [] : [`<w:outlineLvl w:val="${level}"/>`]),
  ].join('');
  return (
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/>` +
    `<w:next w:val="Normal"/><w:qFormat/><w:pPr>${layout}</w:pPr><w:rPr>${looks(look)}</w:rPr></w:style>`
  );
};

const STYLES: readonly Style[] = [
  { id: 'Title', name: 'Title', size: 24, bold: true, after: 4 },
  { id: 'Subtitle', name: 'Subtitle', size: 14, color: '414D5C', after: 12 },
  { id: 'Heading1', name: 'heading 1', level: 0, size: 16, bold: true, before: 18 },
  { id: 'Heading2', name: 'heading 2', level: 1, size: 13, bold: true, before: 14 },
  { id: 'ContentsHeading', name: 'TOC Heading', size: 16, bold: true, before: 12 },
  { id: 'TOC1', name: 'toc 1', after: 2 },
  { id: 'TOC2', name: 'toc 2', after: 2, indent: 14 },
  { id: 'Official', name: 'Official text', size: 10, italic: true, color: '414D5C', keeps: true },
  { id: 'Source', name: 'Source', size: 9, color: '414D5C' },
  { id: 'Footer', name: 'footer', size: 9, color: '414D5C', tab: true },
  { id: 'Gap', name: 'Gap', bold: true, color: '8D4A00' },
];

const TABLE =
  '<w:style w:type="table" w:styleId="Records"><w:name w:val="Records"/><w:tblPr><w:tblBorders>' +
  ['top', 'bottom', 'insideH'].map((side) => `<w:${side} w:val="single" w:sz="4" w:color="C6C6CD"/>`).join('') +
  '</w:tblBorders><w:tblCellMar><w:top w:w="60" w:type="dxa"/><w:left w:w="100" w:type="dxa"/>' +
  '<w:bottom w:w="60" w:type="dxa"/><w:right w:w="100" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style>';

export const stylesXml = (language: string) =>
  `${DECLARATION}<w:styles ${WORD}><w:docDefaults><w:rPrDefault><w:rPr>` +
  '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="Calibri" w:cs="Calibri"/><w:sz w:val="22"/>' +
  `<w:lang w:val="${escaped(language)}"/></w:rPr></w:rPrDefault></w:docDefaults>` +
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/>' +
  '<w:pPr><w:spacing w:after="120"/></w:pPr></w:style>' +
  `${STYLES.map(style).join('')}${TABLE}</w:styles>`;

export const settingsXml =
  `${DECLARATION}<w:settings ${WORD}><w:compat><w:compatSetting w:name="compatibilityMode" ` +
  'w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>';
