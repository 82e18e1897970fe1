/** The parts of each document are written by hand, as Word writes them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readWordDocument } from '#domain/reading/docx.ts';
import { openZip } from '#domain/reading/zip.ts';
import { checkTemplate } from '#domain/templates/check.ts';
import { fillTemplate, type Values } from '#domain/templates/fill.ts';
import { placeholdersWith } from '#domain/templates/placeholders.ts';
import { readTemplate } from '#domain/templates/template.ts';
import { parseXml } from '#domain/templates/xml-tree.ts';
import { docxOf, relations } from '#test/office-files.ts';

const known = placeholdersWith([], []);

const run = (text: string, properties = '') => `<w:r>${properties}<w:t>${text}</w:t></w:r>`;
const paragraph = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`;
const cell = (...runs: string[]) => `<w:tc>${paragraph(...runs)}</w:tc>`;
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`;

const RISKS = [
  { 'risks.name': 'Bias', 'risks.inherent': 'High' },
  { 'risks.name': 'Leaks', 'risks.inherent': 'Low' },
];

const values = (single: Record<string, string>, lists: Record<string, readonly Record<string, string>[]>): Values => ({
  single: (name) => single[name] ?? `no ${name}`,
  records: (list) => (lists[list] ?? []).map((record) => (name) => record[name] ?? ''),
  none: (list) => `No ${list}`,
});

const VALUES = values({ 'application.name': 'Claims <triage>', 'application.purpose': 'One\nTwo' }, { risks: RISKS });

const fill = async (file: Blob, given = VALUES) => {
  const { problems, filled } = await fillTemplate(file, known, given);
  expect(problems).toEqual([]);
  return filled ?? expect.fail();
};

const partOf = async (file: Blob, name: string) =>
  new Response(await (await openZip(file)).open(name, 1_000_000)).text();
const bodyOf = async (file: Blob) => partOf(file, 'word/document.xml');

const textsOf = async (file: Blob) => {
  const { blocks } = await readWordDocument(file);
  const text = (block: (typeof blocks)[number]): unknown => {
    if (block.kind === 'table') return block.rows.map((cells) => cells.map((one) => one.blocks.map(text).join('|')));
    return block.kind === 'list' ? [] : block.runs.map((one) => one.text).join('');
  };
  return blocks.map(text);
};

const problemsOf = async (body: string, fields = known) =>
  checkTemplate(await readTemplate(docxOf(body)), fields).problems.map(({ code, params }) => [code, params]);

test('fills a placeholder that Word split into runs, with the formatting of its first letter', async () => {
  const bold = '<w:rPr><w:b/></w:rPr>';
  const split = paragraph(
    run('Name: {'),
    run('{appli', bold),
    '<w:proofErr w:type="spellStart"/><w:bookmarkStart w:id="0" w:name="a"/>',
    run('cation.'),
    '<w:bookmarkEnd w:id="0"/><w:proofErr w:type="spellEnd"/>',
    run('name}'),
    run('}, '),
    run('{{application.purpose}} and {{Application.Name }}.'),
  );
  const body = await bodyOf(await fill(docxOf(split)));
  expect(body).toContain('<w:t xml:space="preserve">Name: Claims &lt;triage&gt;</w:t>');
  expect(body).toContain('<w:t xml:space="preserve">One</w:t><w:br/><w:t xml:space="preserve">Two and Claims ');
  expect(await textsOf(await fill(docxOf(split)))).toEqual(['Name: Claims <triage>, One\nTwo and Claims <triage>.']);
});

test('repeats a table row for each record, without repeating ids, and keeps other rows', async () => {
  const ids = row(
    cell(
      '<w:bookmarkStart w:id="1" w:name="m"/><w:bookmarkEnd w:id="1"/>',
      run('{{risks.name}} in {{application.name}}'),
    ),
    cell(run('{{risks.inherent}}')),
  ).replace('<w:tr>', '<w:tr w14:paraId="00000001">');
  const body = table(row(cell(run('Risk')), cell(run('Level'))), ids, row(cell(run('End')), cell(run('.'))));
  const filled = await fill(docxOf(body));
  expect(await textsOf(filled)).toEqual([
    [
      ['Risk', 'Level'],
      ['Bias in Claims <triage>', 'High'],
      ['Leaks in Claims <triage>', 'Low'],
      ['End', '.'],
    ],
  ]);
  const xml = await bodyOf(filled);
  expect(xml.match(/paraId/g)).toHaveLength(1);
  expect(xml.match(/bookmarkStart/g)).toHaveLength(1);
});

test('says in the only row that a list has no records', async () => {
  const body = table(
    row(cell(run('Model: {{models.name}}')), cell(run('({{models.provider}}, {{application.name}})'))),
  );
  expect(await textsOf(await fill(docxOf(body)))).toEqual([[['No models', '']]]);
});

test('repeats only the innermost row', async () => {
  const inner = table(row(cell(run('{{risks.name}}'))));
  const body = table(row(cell(run('Risks of {{application.name}}')), `<w:tc>${inner}<w:p/></w:tc>`));
  const xml = await bodyOf(await fill(docxOf(body)));
  expect(xml.match(/Risks of/g)).toHaveLength(1);
  expect(xml.match(/Bias|Leaks/g)).toEqual(['Bias', 'Leaks']);
});

test('fills headers, footnotes, text boxes and content controls, and leaves deleted text alone', async () => {
  const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const control =
    '<w:sdt><w:sdtPr><w:showingPlcHdr/><w:dataBinding w:xpath="/a"/><w:id w:val="1"/></w:sdtPr><w:sdtContent>' +
    `${paragraph(run('{{application.name}}'))}</w:sdtContent></w:sdt>`;
  const box = `<w:p><w:r><w:pict><w:txbxContent>${paragraph(run('{{application.name}}'))}</w:txbxContent></w:pict></w:r></w:p>`;
  const deleted = '<w:p><w:del><w:r><w:delText>{{old}}</w:delText></w:r></w:del></w:p>';
  const file = docxOf(`${control}${box}${deleted}`, {
    'word/_rels/document.xml.rels': relations({
      a: ['header', 'header1.xml'],
      b: ['footnotes', 'footnotes.xml'],
    }),
    'word/header1.xml': `<w:hdr ${W}>${paragraph(run('{{application.name}}'))}</w:hdr>`,
    'word/footnotes.xml': `<w:footnotes ${W}><w:footnote>${paragraph(run('{{application.name}}'))}</w:footnote></w:footnotes>`,
  });
  const filled = await fill(file);
  const body = await bodyOf(filled);
  expect(body.match(/Claims/g)).toHaveLength(2);
  expect(body).toContain('<w:sdtPr><w:id w:val="1"/></w:sdtPr>');
  expect(body).toContain('{{old}}');
  expect(await partOf(filled, 'word/header1.xml')).toContain('Claims');
  expect(await partOf(filled, 'word/footnotes.xml')).toContain('Claims');
});

describe('names every problem at once', () => {
  test('with the nearest name and the text around it', async () => {
    const body = [
      paragraph(run('Name: {{aplication.nam'), run('e}} and {{weather}}')),
      paragraph(run('{{risks.name}}')),
      table(row(cell(run('{{risks.name}}')), cell(run('{{models.name}}')))),
    ].join('');
    const text = 'Name: {{aplication.name}} and {{weather}}';
    expect(await problemsOf(body)).toEqual([
      ['misspelled_placeholder', { placeholder: '{{aplication.name}}', nearest: '{{application.name}}', text }],
      ['unknown_placeholder', { placeholder: '{{weather}}', text }],
      ['placeholder_outside_row', { placeholder: '{{risks.name}}', text: '{{risks.name}}' }],
      ['lists_in_one_row', { placeholders: '{{risks.name}}, {{models.name}}' }],
    ]);
  });

  test('lists within rows of lists, at any depth', async () => {
    const within = (name: string, inner: string) => table(row(cell(run(name)), `<w:tc>${inner}${paragraph()}</w:tc>`));
    const list = table(row(cell(run('{{risks.name}}'))));
    const body = within('{{models.name}}', within('{{risks.by}}', within('{{today}}', list)));
    const placeholder = '{{risks.by}}';
    expect(await problemsOf(body)).toEqual([
      ['list_within_list', { placeholder, outer: '{{models.name}}' }],
      ['list_within_list', { placeholder: '{{risks.name}}', outer: placeholder }],
    ]);
  });

  test('braces without a counterpart, also across paragraphs', async () => {
    const body = paragraph(run('A {{application.')) + paragraph(run('name}} and {{application.name}}'));
    expect(await problemsOf(body)).toEqual([
      ['braces_alone', { mark: '{{', text: 'A {{application.' }],
      ['braces_alone', { mark: '}}', text: 'name}} and {{application.name}}' }],
    ]);
  });

  test('placeholders in link addresses and formulas', async () => {
    const body = `<w:p><w:r><w:instrText>HYPERLINK "{{application.name}}"</w:instrText></w:r><m:oMath><m:r><m:t>{{today}}</m:t></m:r></m:oMath></w:p>`;
    expect(await problemsOf(body)).toEqual([
      ['placeholder_elsewhere', { placeholder: '{{application.name}}' }],
      ['placeholder_elsewhere', { placeholder: '{{today}}' }],
    ]);
  });

  test('only the first of many, each with a short excerpt', async () => {
    const long = `{{${'x'.repeat(100_000)}}}`;
    const problems = await problemsOf(paragraph(run(long)) + paragraph(run('{{wether}} {{ '.repeat(20_000))));
    expect(problems).toHaveLength(50);
    expect(JSON.stringify(problems[0])).toHaveLength(214);
  });

  test('a document without placeholders', async () => {
    expect(await problemsOf(paragraph(run('Nothing')))).toEqual([
      ['no_placeholders', { example: '{{application.name}}' }],
    ]);
  });
});

test('knows the custom fields and own questions in use', async () => {
  const [used, old] = [{ archived: false }, { archived: true }];
  const own = placeholdersWith(
    [
      { id: 'cost_center', ...used },
      { id: 'old', ...old },
    ],
    [
      { id: 'own_hosted', ...used },
      { id: 'own_old', ...old },
    ],
  );
  const body = paragraph(run('{{field.cost_center}} {{field.old}} {{intake.own_hosted}} {{intake.own_old}}'));
  const problems = await problemsOf(body, own);
  expect(problems.map(([, params]) => Object(params).placeholder)).toEqual(['{{field.old}}', '{{intake.own_old}}']);
});

test.each([
  ['an end tag of another element', '<w:p><w:r></w:p></w:r>'],
  ['an attribute without quotes', '<w:p a=b/>'],
  ['an unknown entity', '<w:p><w:r><w:t>&nbsp;</w:t></w:r></w:p>'],
  ['a bare ampersand', '<w:p><w:r><w:t>a & b</w:t></w:r></w:p>'],
])('refuses XML with %s', async (_, body) => {
  await expect(readTemplate(docxOf(body))).rejects.toThrow();
});

/** Any cut of a text into runs, with spelling marks between them. */
const runsOf = (text: string) =>
  fc.uniqueArray(fc.integer({ min: 0, max: text.length }), { maxLength: 8 }).map((cuts) => {
    const places = [0, ...cuts.toSorted((a, b) => a - b), text.length];
    return places
      .slice(1)
      .map((end, at) => run(text.slice(places[at], end)))
      .join('<w:proofErr w:type="spellStart"/>');
  });
const names = [...known.values()];
const anySingle = fc.constantFrom(...names.filter(({ column }) => column === undefined)).map(({ name }) => name);
const anyColumn = fc.constantFrom(...names.filter(({ group }) => group === 'risks')).map(({ name }) => name);
const plain = fc.constantFrom('', ' ', 'Text ', '{', '} ', '&amp;'.slice(0, 0), 'ñ');
const inText = (name: fc.Arbitrary<string>) =>
  fc
    .array(fc.tuple(plain, name), { minLength: 1, maxLength: 4 })
    .map((all) => all.map(([before, one]) => `${before.replace('{', '( ').replace('}', ')')}{{${one}}}`).join(' '));
const anyBody = fc
  .array(
    fc.oneof(
      inText(anySingle).chain(runsOf).map(paragraph),
      fc
        .array(inText(anyColumn).chain(runsOf).map(cell), { minLength: 1, maxLength: 3 })
        .map((cells) => table(row(...cells))),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((all) => all.join(''));
/** Values that are hard to write, without braces. */
const anyValue = fc.string({ unit: 'binary', maxLength: 20 }).map((text) => text.replaceAll(/[{}]/g, '<&">\u0000\n'));

test('leaves no placeholder behind, and only well-formed XML, for any template and any values', async () => {
  await fc.assert(
    fc.asyncProperty(anyBody, anyValue, fc.integer({ min: 0, max: 3 }), async (body, value, count) => {
      const given: Values = {
        single: () => value,
        records: () => Array.from({ length: count }, () => () => value),
        none: () => value,
      };
      const file = docxOf(body);
      const filled = await bodyOf(await fill(file, given));
      expect(filled).not.toMatch(/\{\{|\}\}/);
      await parseXml(new Blob([filled]).stream());
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has none of them
      expect(filled).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
    }),
    { numRuns: 150 },
  );
});
