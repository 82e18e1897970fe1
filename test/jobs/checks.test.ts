/** The content of a file decides whether it is accepted, never its name. */
import { createHash } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Format } from '#domain/documents/words.ts';
import { examine } from '#lambdas/files/checks/examine.ts';
import type { Source } from '#lambdas/files/checks/source.ts';
import { docxOf, pdfOf, xlsxOf, zipOf } from '#local/demo/small-files.ts';
import { ACTIVE_DOCUMENTS, ACTIVE_WORKBOOKS, PASSIVE_DOCUMENTS } from '#test/office-files.ts';
import { forgedParquet } from '#test/parquet-files.ts';

const sourceOf = (content: Buffer, piece = 64 * 1024): Source => ({
  size: content.length,
  chunks: async function* () {
    for (let at = 0; at < content.length; at += piece) yield content.subarray(at, at + piece);
  },
  part: async (start, end) => content.subarray(start, end),
});

const found = (content: Buffer | string, named: Format, piece?: number) =>
  examine(sourceOf(Buffer.from(content), piece), named);
const errorOf = async (content: Buffer | string, named: Format, piece?: number) =>
  (await found(content, named, piece)).error;

const pdf = pdfOf(['A model card', 'Nothing (else)']);
const docx = docxOf('Policy', ['Who decides?']);
const xlsx = xlsxOf('Rates', [
  ['group', 'rate'],
  ['a', 0.8],
]);
const TYPES = '[Content_Types].xml';
const typesWith = (type: string) => `<Types><Override PartName="/x" ContentType="application/vnd.${type}"/></Types>`;
const WORD = 'openxmlformats-officedocument.wordprocessingml.document.main+xml';

test('accepts content that matches its file type, in any chunks, with its hash', async () => {
  for (const [content, named, type] of [
    [pdf, 'pdf', 'application/pdf'],
    [docx, 'docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    [xlsx, 'xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    [Buffer.from('a;b\n1;2\n'), 'csv', 'text/csv; charset=utf-8'],
    [gzipSync('a;b\n1;2\n'), 'csv.gz', 'application/gzip; charset=utf-8'],
    [Buffer.from(forgedParquet()), 'parquet', 'application/vnd.apache.parquet'],
  ] as const) {
    const sha256 = createHash('sha256').update(content).digest('hex');
    for (const piece of [1, 7, 1000, 100_000])
      expect(await found(content, named, piece)).toEqual({ sha256, content_type: type, error: null });
  }
});

test('accepts a gzip file that is complete and contains a table', async () => {
  const packed = gzipSync(Buffer.from('a;b\naño;2\n', 'latin1'));
  const typeOf = async (content: Buffer, named: Format = 'csv.gz') => {
    const { error, content_type } = await found(content, named);
    return error ?? content_type;
  };
  expect(await typeOf(packed)).toBe('application/gzip; charset=windows-1252');
  expect(await typeOf(Buffer.concat([gzipSync('a;b\n'), gzipSync('1;2\n')]))).toBe('application/gzip; charset=utf-8');
  expect(await typeOf(packed, 'csv')).toBe('type_mismatch');
  expect(await typeOf(Buffer.from('a;b\n'))).toBe('type_mismatch');
  for (const other of [gzipSync(pdf), gzipSync(xlsx), gzipSync('<html>'), gzipSync(packed)])
    expect(await typeOf(other)).toBe('type_mismatch');
  expect(await typeOf(gzipSync('a,\u0001'))).toBe('not_text');
  expect(await typeOf(gzipSync(''))).toBe('empty');
  for (const short of [packed.subarray(0, -1), packed.subarray(0, -9), packed.subarray(0, 12)])
    expect(await typeOf(short)).toBe('damaged');
  const flipped = Buffer.from(packed);
  flipped.writeUInt32LE(1, packed.length - 8);
  expect(await typeOf(flipped)).toBe('damaged');
  for (const more of [Buffer.alloc(9), Buffer.from('more')])
    expect(await typeOf(Buffer.concat([packed, more]))).toBe('damaged');
  expect(await typeOf(gzipSync('a,b\n'.repeat(8_000_000)))).toBe('too_complex');
});

test('accepts a Parquet file when its footer and page headers can be read', async () => {
  const parquet = Buffer.from(forgedParquet());
  const huge = { page: { 2: { i: 2 ** 31 - 1 } } };
  for (const [content, named, error] of [
    [parquet, 'csv', 'type_mismatch'],
    [Buffer.from('PAR1,PARE\n1,2\n'), 'csv', null],
    [Buffer.from('a,b\n'), 'parquet', 'type_mismatch'],
    [parquet.subarray(0, -1), 'parquet', 'damaged'],
    [Buffer.from(forgedParquet(huge)), 'parquet', 'too_complex'],
    [Buffer.from(forgedParquet({ magic: 'PARE' })), 'parquet', 'encrypted'],
    [Buffer.from(forgedParquet({ chunk: { 4: { i: 6 } } })), 'parquet', 'unsupported_parquet'],
  ] as const)
    expect(await errorOf(content, named)).toBe(error);
});

test('accepts a table in an old encoding', async () => {
  const typeOf = async (content: Buffer) => {
    const { error, content_type } = await found(content, 'csv');
    return error ?? content_type.replace('text/csv; charset=', '');
  };
  expect(await typeOf(Buffer.from('\ufeffaño,ñ\n'))).toBe('utf-8');
  expect(await typeOf(Buffer.from('a\u00f1o,\u00fc\n', 'latin1'))).toBe('windows-1252');
  expect(await typeOf(Buffer.from('\ufeffaño\t1\n', 'utf16le'))).toBe('utf-16le');
  expect(await typeOf(Buffer.from('\ufeffaño\t1\n', 'utf16le').swap16())).toBe('utf-16be');
  expect(await typeOf(Buffer.from('a,b\u0000\n'))).toBe('not_text');
  expect(await typeOf(Buffer.from(`${'a,b\n'.repeat(5000)}\u0000`))).toBe('not_text');
  expect(await typeOf(Buffer.from('año'.repeat(9), 'utf16le'))).toBe('not_text');
  expect(await typeOf(Buffer.from([0x61, 0x2c, 0x81, 0x0a]))).toBe('not_text');
});

test('refuses content that contradicts its file type', async () => {
  const wrong: [Buffer | string, Format][] = [
    ...[pdf, docx, xlsx].map((content): [Buffer, Format] => [content, 'csv']),
    [docx, 'xlsx'],
    [xlsx, 'docx'],
    ['a,b\n', 'pdf'],
    ['a,b\n', 'docx'],
    [zipOf({ 'a.txt': 'x' }), 'docx'],
    [zipOf({ [TYPES]: typesWith('openxmlformats-officedocument.presentationml.presentation.main+xml') }), 'docx'],
  ];
  for (const [content, named] of wrong) expect(await errorOf(content, named)).toBe('type_mismatch');
  const pages = ['<!DOCTYPE html><p>', ' \n<script>alert(1)</script>', '<svg onload=x>', '<?php ?>', '#!/bin/sh\n'];
  for (const page of pages)
    for (const named of ['csv', 'pdf'] as const) expect(await errorOf(page, named)).toBe('type_mismatch');
  expect(await errorOf(Buffer.from('\ufeff<html>', 'utf16le'), 'csv')).toBe('type_mismatch');
  expect(await errorOf(Buffer.from([0x4d, 0x5a, 0x90, 0, 3]), 'csv')).toBe('not_text');
  expect(await errorOf('', 'pdf')).toBe('empty');
});

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

test('refuses Office files from before 2007 and encrypted files', async () => {
  expect(await errorOf(Buffer.concat([OLE, Buffer.alloc(900)]), 'docx')).toBe('not_allowed_type');
  const encrypted = Buffer.concat([OLE, Buffer.alloc(900), Buffer.from('EncryptedPackage', 'utf16le')]);
  for (const piece of [5, 64]) expect(await errorOf(encrypted, 'docx', piece)).toBe('encrypted');
  const flagged = Buffer.from(docx);
  flagged.writeUInt16LE(1, flagged.indexOf('PK\u0001\u0002') + 8);
  expect(await errorOf(flagged, 'docx')).toBe('encrypted');
  const locked = Buffer.from(pdf.toString('latin1').replace('/Root 1 0 R', '/Root 1 0 R /Encrypt 9 0 R'), 'latin1');
  for (const piece of [3, 999]) expect(await errorOf(locked, 'pdf', piece)).toBe('encrypted');
});

test('detects macros by content type under any name', async () => {
  const withMacros = [
    docxOf('x', [], { 'word/vbaProject.bin': 'x' }),
    docxOf('x', [], { [TYPES]: typesWith(`${WORD}"/><Override ContentType="application/vnd.ms-office.vbaProject`) }),
    docxOf('x', [], { [TYPES]: typesWith('ms-word.document.macroEnabled.main+xml') }),
  ];
  for (const content of withMacros) expect(await errorOf(content, 'docx')).toBe('macros');
  expect(await errorOf(xlsxOf('x', [], { 'xl/macrosheets/sheet1.xml': '<x/>' }), 'xlsx')).toBe('macros');
});

describe('active content', () => {
  const action = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

  test('is refused in a PDF in any encoding', async () => {
    const packed = (text: string) => deflateSync(Buffer.from(text)).toString('latin1');
    const stream = (dictionary: string, content: string) =>
      `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`;
    for (const objects of [
      [action],
      [action.replace('JavaScript', 'Java#53cript')],
      ['<< /S /Launch /F (calc.exe) >>'],
      [stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', packed(`6 0 ${action}`))],
      [stream('/Type /Obj#53tm /N 1 /First 4 /Filter [/FlateDecode]', packed(`6 0 ${action}`))],
    ]) {
      const content = pdfOf(['x'], { objects, catalog: '/OpenAction 6 0 R' });
      for (const piece of [11, 4096, 100_000])
        expect([objects, await errorOf(content, 'pdf', piece)]).toEqual([objects, 'active_content']);
    }
    const harmless = pdfOf(['x'], {
      objects: [stream('/Type /ObjStm /Filter /FlateDecode', packed('6 0 << /A 1 >>'))],
    });
    for (const piece of [11, 100_000]) expect(await errorOf(harmless, 'pdf', piece)).toBeNull();
    const odd = pdfOf(['x'], { objects: [stream('/Type /ObjStm /Filter /LZWDecode', 'xx')] });
    expect(await errorOf(odd, 'pdf')).toBe('too_complex');
    const bomb = stream(
      '/Type /ObjStm /Filter /FlateDecode',
      deflateSync(Buffer.alloc(101 * 1024 * 1024)).toString('latin1'),
    );
    expect(await errorOf(pdfOf(['x'], { objects: [bomb] }), 'pdf')).toBe('too_complex');
  });

  test('is refused in a document too', async () => {
    for (const more of [
      ['word/activeX/activeX1.bin', 'x'],
      ['word/embeddings/run.exe', 'MZ'],
    ] as const)
      expect(await errorOf(docxOf('x', [], { [more[0]]: more[1] }), 'docx')).toBe('active_content');
  });
});

test.each(Object.entries(ACTIVE_DOCUMENTS))('refuses a Word document with %s', async (_, { parts, error }) => {
  expect(await errorOf(docxOf('x', [], parts), 'docx')).toBe(error);
});

test.each(Object.entries(PASSIVE_DOCUMENTS))('accepts a Word document with %s', async (_, parts) => {
  expect(await errorOf(docxOf('x', [], parts), 'docx')).toBeNull();
});

test.each(Object.entries(ACTIVE_WORKBOOKS))('refuses a workbook with %s', async (_, parts) => {
  expect(await errorOf(xlsxOf('x', [], parts), 'xlsx')).toBe('active_content');
});

test('refuses archive bombs and nested archives without unpacking them', async () => {
  const bomb = docxOf('x', [], { 'word/media/a.xml': new Uint8Array(30 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(100_000);
  expect(await errorOf(bomb, 'docx')).toBe('too_complex');
  const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, n) => [`word/${n}`, '']));
  expect(await errorOf(docxOf('x', [], many), 'docx')).toBe('too_complex');
  expect(await errorOf(docxOf('x', [], { 'word/embeddings/more.zip': zipOf({ a: 'b' }) }), 'docx')).toBe('too_complex');
  const types = docxOf('x', [], { [TYPES]: `${typesWith(WORD)}${' '.repeat(2 * 1024 * 1024)}` });
  expect(await errorOf(types, 'docx')).toBe('too_complex');
});

test('refuses files that the viewer could not show', async () => {
  const body = (content: string) => ({ 'word/document.xml': `<w:document>${content}</w:document>` });
  const sheet = (content: string) => ({ 'xl/worksheets/sheet1.xml': content });
  const deep = (depth: number) => `${'<w:tbl>'.repeat(depth)}${'</w:tbl>'.repeat(depth)}`;
  for (const [content, named, error] of [
    [docxOf('x', [], body('<w:p>')), 'docx', 'damaged'],
    [docxOf('x', [], { '_rels/.rels': '<Relationships>' }), 'docx', 'damaged'],
    [docxOf('x', [], { 'word/document.xml': 'x' }), 'docx', null], // no text, and shown as empty
    [docxOf('x', [], body(deep(250))), 'docx', null],
    [docxOf('x', [], body(deep(256))), 'docx', 'too_complex'],
    [docxOf('x', [], body('<w:tr/>'.repeat(1_000_001))), 'docx', 'too_complex'],
    [docxOf('x', [], body(`<w:p a="${'x'.repeat(5 * 1024 * 1024)}`)), 'docx', 'too_complex'],
    [xlsxOf('x', [], sheet('<worksheet><sheetData><row>')), 'xlsx', 'damaged'],
    [xlsxOf('x', [], { 'xl/_rels/workbook.xml.rels': '<Relationships/>' }), 'xlsx', 'damaged'],
  ] as const)
    expect(await errorOf(content, named)).toBe(error);
});

test('refuses parts with path traversal, duplicate names or entity declarations', async () => {
  const names = ['../x.xml', 'word/../../x.xml', '/x.xml', 'word\\x.xml', 'word/\u0000.xml', 'Word/document.XML'];
  for (const name of names)
    expect([name, await errorOf(docxOf('x', [], { [name]: 'x' }), 'docx')]).toEqual([name, 'irregular']);
  expect(await errorOf(docxOf('x', [], { 'word/a..b.xml': '<a/>' }), 'docx')).toBeNull();
  const entity = '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>';
  const said = Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${entity}`, 'utf16le');
  for (const part of [entity, `\ufeff<?xml version="1.0"?>\n<!-- x --> ${entity}`, said])
    for (const name of ['word/document.xml', 'customXml/item1.xml', 'word/_rels/x.xml.rels'])
      expect(await errorOf(docxOf('x', [], { [name]: part }), 'docx')).toBe('irregular');
  const quoted = { 'customXml/item1.xml': '<a><![CDATA[<!DOCTYPE html>]]></a>' };
  expect(await errorOf(docxOf('x', [], quoted), 'docx')).toBeNull();
});

test('truncated files are damaged, and random changes never cause an exception', async () => {
  for (const [content, named] of [
    [docx, 'docx'],
    [pdf, 'pdf'],
  ] as const)
    for (const share of [0.3, 0.6, 0.95])
      expect(await errorOf(content.subarray(0, Math.floor(content.length * share)), named)).toBe('damaged');
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom([docx, 'docx'] as const, [xlsx, 'xlsx'] as const, [pdf, 'pdf'] as const),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 20 }),
      fc.nat(200),
      async ([whole, named], changes, cut) => {
        const content = Buffer.from(whole.subarray(0, whole.length - (cut > 150 ? cut : 0)));
        for (const [at, byte] of changes) content[at % content.length] = byte;
        expect(await found(content, named, 1 + (cut % 97))).toHaveProperty('error');
      },
    ),
    { numRuns: 200 },
  );
});
