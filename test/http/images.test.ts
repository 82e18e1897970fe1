/** Uploaded images: the content decides the type, and metadata is removed. */
import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cleaned } from '#lambdas/company/images/image.ts';

const MOST = 100;

const pngChunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
const pngHeader = (width: number, height: number, depth = 8, colour = 2) => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colour, 0, 0, 0], 8);
  return pngChunk('IHDR', data);
};
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
/** A grey image with unfiltered rows. */
const rows = (width: number, height: number) => Buffer.alloc(height * (1 + 3 * width));
const png = (
  more: Buffer[] = [],
  data = deflateSync(rows(4, 3)),
  [width, height]: readonly [number, number] = [4, 3],
) => Buffer.concat([PNG, pngHeader(width, height), ...more, pngChunk('IDAT', data), pngChunk('IEND', Buffer.alloc(0))]);

/** A one-pixel image with a color palette. */
const withPalette = (depth: number, ...more: Buffer[]) => {
  const pixels = pngChunk('IDAT', deflateSync(Buffer.alloc(2)));
  return Buffer.concat([PNG, pngHeader(1, 1, depth, 3), ...more, pixels, pngChunk('IEND', Buffer.alloc(0))]);
};

const segment = (marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};
const frame = Buffer.from('080008000801011100', 'hex');
const jpeg = (more: Buffer[] = [], tail = Buffer.alloc(0)) =>
  Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    ...more,
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(0xc0, frame),
    segment(0xc4, Buffer.alloc(19)),
    segment(0xda, Buffer.from('0101003f00'.padEnd(12, '0'), 'hex')),
    Buffer.from('12ff0034ffd056', 'hex'),
    Buffer.from('ffd9', 'hex'),
    tail,
  ]);

const webpChunk = (name: string, data: Buffer) => {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};
const webp = (...chunks: Buffer[]) => {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  const head = Buffer.from('RIFF0000');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
};
const lossless = webpChunk('VP8L', Buffer.from('2f0300000000', 'hex'));

const SECRET = 'taken at 48.2082 N';
const code = (bytes: Buffer) => {
  const result = cleaned(bytes, MOST);
  return 'code' in result ? result.code : result.type;
};
const bytesOf = (bytes: Buffer) => {
  const result = cleaned(bytes, MOST);
  if ('code' in result) throw new Error(result.code);
  return result.bytes;
};

test('an image is recognized by content and re-encoded in its format', () => {
  expect(code(png())).toBe('image/png');
  expect(code(jpeg())).toBe('image/jpeg');
  expect(code(webp(lossless))).toBe('image/webp');
  for (const image of [png(), jpeg(), webp(lossless)]) expect(bytesOf(bytesOf(image))).toEqual(bytesOf(image));
});

test.each([
  ['a drawing that may have scripts', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a GIF', 'GIF89a\x01\x00\x01\x00'],
  ['nothing', ''],
])('%s is not an image under any name', (_, content) => {
  expect(code(Buffer.from(content))).toBe('not_an_image');
});

test('removes all metadata', () => {
  const secret = Buffer.from(SECRET);
  const loaded = [
    png([pngChunk('tEXt', secret), pngChunk('eXIf', secret)]),
    png([pngChunk('PLTE', secret), pngChunk('tRNS', secret)]),
    withPalette(1, pngChunk('PLTE', Buffer.concat([Buffer.from('123456'), secret]))),
    withPalette(8, pngChunk('PLTE', Buffer.from('123456')), pngChunk('tRNS', secret)),
    Buffer.concat([png(), secret]),
    png([], Buffer.concat([deflateSync(rows(4, 3)), secret])),
    jpeg([segment(0xe1, secret), segment(0xfe, secret)]),
    jpeg([], secret),
    webp(lossless, webpChunk('EXIF', secret), webpChunk('XMP ', secret)),
    Buffer.concat([webp(lossless), secret]),
  ];
  for (const image of loaded) {
    expect(image.includes(SECRET)).toBe(true);
    expect(bytesOf(image).includes(SECRET)).toBe(false);
  }
});

test('keeps the palette of an image and its transparency', () => {
  const palette = pngChunk('PLTE', Buffer.from('123456'));
  const image = withPalette(1, palette, pngChunk('tRNS', Buffer.from([0, 255])));
  expect(bytesOf(image).includes(palette)).toBe(true);
  expect(bytesOf(image).includes('tRNS')).toBe(true);
  expect(bytesOf(png([pngChunk('tRNS', Buffer.alloc(6))])).includes('tRNS')).toBe(true);
  expect(code(withPalette(1))).toBe('damaged_image');
});

test('refuses truncated and inconsistent images', () => {
  const flipped = png();
  flipped[20] = 99;
  const damaged = [
    png().subarray(0, 60),
    flipped,
    png([], deflateSync(rows(4, 2))),
    png([], deflateSync(Buffer.alloc(50_000_000))),
    png([], Buffer.from('no pixels')),
    jpeg().subarray(0, 120),
    Buffer.from('ffd8ffd9', 'hex'),
    Buffer.from('ffd8ffe1ffff00', 'hex'),
    webp(webpChunk('VP8 ', Buffer.alloc(4))),
    webp(),
    Buffer.from('RIFF\xff\xff\xff\x7fWEBP', 'latin1'),
  ];
  for (const image of damaged) expect(code(image)).toBe('damaged_image');
});

test('refuses a large image before unpacking it, and an animated one', () => {
  expect(code(png([], Buffer.alloc(0), [MOST + 1, 1]))).toBe('image_too_large');
  expect(code(webp(webpChunk('VP8L', Buffer.from('2fffffffff00', 'hex'))))).toBe('image_too_large');
  expect(code(png([pngChunk('acTL', Buffer.alloc(8))]))).toBe('animated_image');
  expect(code(webp(webpChunk('VP8X', Buffer.from('02000000030000030000', 'hex')), lossless))).toBe('animated_image');
});
