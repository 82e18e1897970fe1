/** The files of a Word document, apart from its styles. */
import type { Block, Docx, Paragraph, Rows } from './docx-blocks.ts';
import { DECLARATION, escaped, WORD } from './docx-xml.ts';

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PART = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export const contentTypes =
  `${DECLARATION}<Types xmlns="${PACKAGE}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  `<Override PartName="/word/document.xml" ContentType="${PART}.document.main+xml"/>` +
  `<Override PartName="/word/styles.xml" ContentType="${PART}.styles+xml"/>` +
  `<Override PartName="/word/settings.xml" ContentType="${PART}.settings+xml"/>` +
  `<Override PartName="/word/footer.xml" ContentType="${PART}.footer+xml"/>` +
  '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>' +
  '</Types>';

type Relation = readonly [id: string, type: string, target: string];
const relationsXml = (all: readonly Relation[]) =>
  `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${all
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

export const packageRelations = relationsXml([
  ['rId1', `${OFFICE}/officeDocument`, 'word/document.xml'],
  ['rId2', `${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
]);
export const relations = relationsXml([
  ['rId1', `${OFFICE}/styles`, 'styles.xml'],
  ['rId2', `${OFFICE}/settings`, 'settings.xml'],
  ['rId3', `${OFFICE}/footer`, 'footer.xml'],
]);

export const coreProperties = ({ title, language }: Docx) =>
  `${DECLARATION}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" ` +
  `xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped(title)}</dc:title>` +
  `<dc:creator>Plumbline</dc:creator><dc:language>${escaped(language)}</dc:language></cp:coreProperties>`;

const run = (text: string) =>
  `<w:r>${text
    .split('\n')
    .map((line) => `<w:t xml:space="preserve">${escaped(line)}</w:t>`)
    .join('<w:br/>')}</w:r>`;

const properties = (style: string | undefined) => (style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : '');
const paragraph = (style: string | undefined, content: string) => `<w:p>${properties(style)}${content}</w:p>`;

const number = (of: 'NUMPAGES' | 'PAGE') => `<w:fldSimple w:instr=" ${of} "><w:r><w:t>1</w:t></w:r></w:fldSimple>`;

/** The title, and the number of the page, which readers cite. */
export const footerXml = ({ title }: Docx) =>
  `${DECLARATION}<w:ftr ${WORD}>${paragraph(
    'Footer',
    `${run(title)}<w:r><w:tab/></w:r>${number('PAGE')}${run(' / ')}${number('NUMPAGES')}`,
  )}</w:ftr>`;

/** The width of the two columns in twentieths of a point. */
const COLUMNS = [2800, 6270] as const;

const cell = (width: number, content: string) =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${content}</w:tc>`;

const table = ({ rows }: Rows) =>
  `<w:tbl><w:tblPr><w:tblStyle w:val="Records"/><w:tblW w:w="${COLUMNS[0] + COLUMNS[1]}" w:type="dxa"/></w:tblPr>` +
  `<w:tblGrid>${COLUMNS.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows
    .map(({ label, lines, asides }) => {
      const texts = [...lines.map((line) => paragraph(undefined, run(line)))];
      const said = [...texts, ...asides.map((aside) => paragraph('Source', run(aside)))].join('');
      return `<w:tr><w:trPr><w:cantSplit/></w:trPr>${cell(COLUMNS[0], paragraph(undefined, run(label)))}${cell(COLUMNS[1], said || '<w:p/>')}</w:tr>`;
    })
    .join('')}</w:tbl>${paragraph(undefined, '')}`;

type Heading = Paragraph & { readonly style: 'Heading1' | 'Heading2'; readonly mark: string };

const isHeading = (block: Block): block is Paragraph & Pick<Heading, 'style'> =>
  'text' in block && (block.style === 'Heading1' || block.style === 'Heading2');

const field = (kind: 'begin' | 'end' | 'separate') => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;

/**
 * A field that Word can update, filled with links to the headings. Word adds the page numbers when the reader updates
 * it; a file cannot know them.
 */
const tableOfContents = (title: string, headings: readonly Heading[]) => {
  const begin = `${field('begin')}<w:r><w:instrText xml:space="preserve"> TOC \\o "1-2" \\h \\z \\u </w:instrText></w:r>${field('separate')}`;
  const lines = headings.map(({ text, style, mark }, at) => {
    const link = `<w:hyperlink w:anchor="${mark}" w:history="1">${run(text)}</w:hyperlink>`;
    const ends = at === headings.length - 1 ? field('end') : '';
    return paragraph(style === 'Heading1' ? 'TOC1' : 'TOC2', `${at === 0 ? begin : ''}${link}${ends}`);
  });
  return headings.length === 0 ? '' : `${paragraph('ContentsHeading', run(title))}${lines.join('')}`;
};

const marked = ({ text, style, mark }: Heading, at: number) =>
  paragraph(style, `<w:bookmarkStart w:id="${at}" w:name="${mark}"/>${run(text)}<w:bookmarkEnd w:id="${at}"/>`);

const A4 =
  '<w:sectPr><w:footerReference w:type="default" r:id="rId3"/><w:pgSz w:w="11906" w:h="16838"/>' +
  '<w:pgMar w:top="1134" w:right="1418" w:bottom="1134" w:left="1418" w:header="709" w:footer="709" w:gutter="0"/></w:sectPr>';

export const documentXml = ({ blocks, contents }: Docx) => {
  const headings = blocks.filter(isHeading).map((heading, at): Heading => ({ ...heading, mark: `_Toc${at + 1}` }));
  let seen = 0;
  const body = blocks.map((block) => {
    if ('contents' in block) return tableOfContents(contents, headings);
    if ('rows' in block) return table(block);
    const heading = isHeading(block) ? headings[seen] : undefined;
    if (!heading) return paragraph(block.style, run(block.text));
    seen += 1;
    return marked(heading, seen);
  });
  return `${DECLARATION}<w:document ${WORD} xmlns:r="${OFFICE}"><w:body>${body.join('')}${A4}</w:body></w:document>`;
};
