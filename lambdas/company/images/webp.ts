/** WebP (RFC 9649): keeps one picture and its alpha channel. */
import { type Format, Unwanted } from './format.ts';

type Chunk = { name: string; data: Buffer };

const HAS_ALPHA = 0x10;
const IS_ANIMATED = 0x02;

const chunksOf = (bytes: Buffer): Chunk[] => {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) throw new Error('The file ends too early.');
  const chunks: Chunk[] = [];
  for (let at = 12; at < end; ) {
    const length = bytes.readUInt32LE(at + 4);
    if (at + 8 + length > end) throw new Error('A chunk ends too early.');
    chunks.push({ name: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
};

const written = ({ name, data }: Chunk) => {
  const chunk = Buffer.alloc(8 + data.length + (data.length % 2));
  chunk.write(name, 'latin1');
  chunk.writeUInt32LE(data.length, 4);
  data.copy(chunk, 8);
  return chunk;
};

const named = (chunks: readonly Chunk[], name: string) => chunks.find((chunk) => chunk.name === name)?.data;

const sizeOfPicture = (chunks: readonly Chunk[]) => {
  const [lossy, lossless] = [named(chunks, 'VP8 '), named(chunks, 'VP8L')];
  if (lossy) {
    if (lossy.readUIntBE(3, 3) !== 0x9d012a) throw new Error('The image does not start with a key frame.');
    return { width: lossy.readUInt16LE(6) & 0x3fff, height: lossy.readUInt16LE(8) & 0x3fff };
  }
  if (lossless?.[0] !== 0x2f) throw new Error('The image data is missing.');
  const bits = lossless.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
};

/** The extended header, with only the size and the alpha flag. */
const extended = ({ width, height }: { width: number; height: number }): Chunk => {
  const data = Buffer.alloc(10);
  data[0] = HAS_ALPHA;
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return { name: 'VP8X', data };
};

export const webp: Format = {
  extension: 'webp',
  type: 'image/webp',
  isOne: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  sizeOf: (bytes) => {
    const chunks = chunksOf(bytes);
    if (((named(chunks, 'VP8X')?.[0] ?? 0) & IS_ANIMATED) !== 0 || named(chunks, 'ANMF'))
      throw new Unwanted('animated_image');
    return sizeOfPicture(chunks);
  },
  rewritten: (bytes) => {
    const chunks = chunksOf(bytes);
    const [alpha, lossy] = [named(chunks, 'ALPH'), named(chunks, 'VP8 ')];
    const picture: Chunk = lossy
      ? { name: 'VP8 ', data: lossy }
      : { name: 'VP8L', data: named(chunks, 'VP8L') ?? Buffer.alloc(0) };
    const kept = alpha && lossy ? [extended(sizeOfPicture(chunks)), { name: 'ALPH', data: alpha }, picture] : [picture];
    const body = Buffer.concat([Buffer.from('WEBP'), ...kept.map(written)]);
    const head = Buffer.from('RIFF0000');
    head.writeUInt32LE(body.length, 4);
    return Buffer.concat([head, body]);
  },
};
