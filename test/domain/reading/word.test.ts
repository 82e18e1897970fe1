import { expect, test } from 'vitest';
import { readWordDocument } from '#domain/reading/docx.ts';
import { docxOf, relations } from '#test/office-files.ts';

const styles = `<w:styles xmlns:w="w"><w:style w:styleId="T1"><w:name w:val="heading 1"/></w:style>
  <w:style w:styleId="Mine"><w:name w:val="Mine"/><w:basedOn w:val="T1"/></w:style></w:styles>`;
const numbering = `<w:numbering><w:abstractNum w:abstractNumId="0">
    <w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="bullet"/></w:lvl>
  </w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;

const blocksOf = async (body: string) => {
  const parts = {
    'word/_rels/document.xml.rels': relations({
      a: ['styles', 'styles.xml'],
      b: ['numbering', 'numbering.xml'],
      good: ['hyperlink', 'https://example.com/a" TargetMode="External'],
      bad: ['hyperlink', 'javascript:alert(1)" TargetMode="External'],
    }),
    'word/styles.xml': styles,
    'word/numbering.xml': numbering,
  };
  return (await readWordDocument(docxOf(body, parts))).blocks;
};

const p = (text: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const item = (text: string, depth: number) =>
  p(text, `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="5"/></w:numPr>`);
const said = (text: string) => ({ kind: 'paragraph', runs: [{ text }] });

test('a Word document has its headings, including custom styles', async () => {
  const body =
    p('Policy', '<w:pStyle w:val="T1"/>') + p('Scope', '<w:pStyle w:val="Mine"/>') + p('All of it.') + p(' ');
  expect(await blocksOf(body)).toEqual([
    { kind: 'heading', level: 1, runs: [{ text: 'Policy' }] },
    { kind: 'heading', level: 1, runs: [{ text: 'Scope' }] },
    said('All of it.'),
  ]);
});

test('keeps bold, italic and strikethrough, and drops deleted text', async () => {
  const body = `<w:p><w:r><w:t xml:space="preserve">a </w:t></w:r><w:r><w:rPr><w:b/><w:i w:val="0"/></w:rPr><w:t>b</w:t></w:r>
    <w:r><w:rPr><w:b/></w:rPr><w:t>c</w:t><w:tab/></w:r><w:del><w:r><w:delText>d</w:delText></w:r></w:del>
    <w:ins><w:r><w:rPr><w:i/><w:strike/></w:rPr><w:t>e</w:t><w:br/></w:r></w:ins></w:p>`;
  expect(await blocksOf(body)).toEqual([
    {
      kind: 'paragraph',
      runs: [{ text: 'a ' }, { text: 'bc\t', bold: true }, { text: 'e\n', italic: true, struck: true }],
    },
  ]);
});

test('links lead to web addresses only', async () => {
  const link = (id: string) => `<w:hyperlink r:id="${id}"><w:r><w:t>${id}</w:t></w:r></w:hyperlink>`;
  expect(await blocksOf(`<w:p>${link('good')}${link('bad')}</w:p>`)).toEqual([
    { kind: 'paragraph', runs: [{ text: 'good', href: 'https://example.com/a' }, { text: 'bad' }] },
  ]);
});

test('lists nest and continue counting after an interruption', async () => {
  const body = item('one', 0) + item('deeper', 1) + item('two', 0) + p('between') + item('three', 0);
  expect(await blocksOf(body)).toEqual([
    {
      kind: 'list',
      ordered: true,
      start: 1,
      items: [
        { blocks: [said('one'), { kind: 'list', ordered: false, start: 1, items: [{ blocks: [said('deeper')] }] }] },
        { blocks: [said('two')] },
      ],
    },
    said('between'),
    { kind: 'list', ordered: true, start: 3, items: [{ blocks: [said('three')] }] },
  ]);
});

test('a table has rows of cells, which may contain other tables', async () => {
  const cell = (inside: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${inside}</w:tc>`;
  const inner = `<w:tbl><w:tr>${cell(p('in'))}</w:tr></w:tbl>`;
  const body = `<w:tbl><w:tr>${cell(p('wide'), '<w:gridSpan w:val="2"/>')}</w:tr><w:tr>${cell(p('a'))}${cell(inner)}</w:tr></w:tbl>`;
  expect(await blocksOf(body)).toEqual([
    {
      kind: 'table',
      rows: [
        [{ span: 2, blocks: [said('wide')] }],
        [
          { span: 1, blocks: [said('a')] },
          { span: 1, blocks: [{ kind: 'table', rows: [[{ span: 1, blocks: [said('in')] }]] }] },
        ],
      ],
    },
  ]);
});

test('a truncated document is damaged', async () => {
  await expect(readWordDocument(docxOf('<w:p').slice(0, 300))).rejects.toThrow(
    expect.objectContaining({ name: 'Damaged' }),
  );
  await expect(blocksOf('<w:p')).rejects.toThrow(expect.objectContaining({ name: 'Damaged' }));
});
