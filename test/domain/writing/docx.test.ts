import { expect, test } from 'vitest';
import { readWordDocument } from '#domain/reading/docx.ts';
import { openZip } from '#domain/reading/zip.ts';
import { docxOf } from '#domain/writing/docx.ts';

const file = () =>
  docxOf({
    ...{ title: 'Screening & ranking', language: 'es', contents: 'Índice' },
    blocks: [
      { style: 'Title', text: 'Documentación' },
      { contents: true },
      { style: 'Heading1', text: '1 Una descripción' },
      { style: 'Heading2', text: '1(a) <Finalidad> & nombre' },
      { text: 'first line\nsecond line\u0007' },
      { rows: [{ label: 'Purpose', lines: ['Ranks "people"'], asides: ['From: record'] }] },
    ],
  });

const partOf = async (name: string) => {
  const zip = await openZip(file());
  return new TextDecoder().decode(await new Response(await zip.open(name, 1_000_000)).arrayBuffer());
};

test('writes headings with styles, and a table of contents that links to them', async () => {
  const xml = await partOf('word/document.xml');
  expect(xml).toContain('<w:pStyle w:val="Heading1"/></w:pPr><w:bookmarkStart w:id="1" w:name="_Toc1"/>');
  expect(xml).toContain('<w:hyperlink w:anchor="_Toc2" w:history="1">');
  expect(xml.match(/w:fldCharType="(?:begin|separate|end)"/g)).toHaveLength(3);
  expect(xml).toContain('1(a) &lt;Finalidad&gt; &amp; nombre');
});

test('keeps line breaks, and drops characters that XML cannot contain', async () => {
  const xml = await partOf('word/document.xml');
  expect(xml).toContain('first line</w:t><w:br/><w:t xml:space="preserve">second line</w:t>');
});

test('numbers the pages below, and keeps the rows of tables on one page', async () => {
  expect(await partOf('word/footer.xml')).toMatch(/Screening &amp; ranking.* PAGE .* NUMPAGES /);
  expect(await partOf('word/document.xml')).toContain('<w:tr><w:trPr><w:cantSplit/></w:trPr>');
});

test('names the title and the language', async () => {
  expect(await partOf('docProps/core.xml')).toContain('<dc:title>Screening &amp; ranking</dc:title>');
  expect(await partOf('word/styles.xml')).toContain('<w:lang w:val="es"/>');
});

test('a reader of Word documents finds the headings, and the rows of tables', async () => {
  const { blocks } = await readWordDocument(file());
  const textOf = ({ runs }: { runs: readonly { text: string }[] }) => runs.map(({ text }) => text).join('');
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [[block.level, textOf(block)]] : []));
  expect(headings).toContainEqual([1, '1 Una descripción']);
  expect(headings).toContainEqual([2, '1(a) <Finalidad> & nombre']);
  const [table] = blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
  const cells = table?.rows
    .flat()
    .map((cell) => cell.blocks.flatMap((block) => ('runs' in block ? textOf(block) : [])));
  expect(cells).toEqual([['Purpose'], ['Ranks "people"', 'From: record']]);
});

test('writes the same bytes for the same blocks', async () => {
  expect(new Uint8Array(await file().arrayBuffer())).toEqual(new Uint8Array(await file().arrayBuffer()));
});
