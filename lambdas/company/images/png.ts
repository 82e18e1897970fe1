/** PNG (RFC 2083): the pixels are decompressed and compressed again, so appended data is dropped. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { type Format, Unwanted } from './format.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

type Chunk = { name: string; data: Buffer };

const chunksOf = (bytes: Buffer): Chunk[] => {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; ; ) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    if (end > bytes.length) throw new Error('A chunk ends too early.');
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4))
      throw new Error('The checksum of a chunk is wrong.');
    chunks.push({ name, data: bytes.subarray(at + 8, end - 4) });
    if (name === 'IEND') return chunks;
    at = end;
  }
};

const written = ({ name, data }: Chunk) => {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length);
  chunk.write(name, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
};

/** Samples per pixel, by color type. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Start and spacing of the passes of an interlaced image. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** The byte length of the decompressed pixels, with one filter byte per row. */
const unpackedLength = (header: Buffer) => {
  const [width, height, depth, colour] = [header.readUInt32BE(0), header.readUInt32BE(4), header[8], header[9]];
  const bits = (CHANNELS[colour ?? -1] ?? Number.NaN) * (depth ?? 0);
  const rows = (wide: number, high: number) => (wide === 0 ? 0 : high * (1 + Math.ceil((wide * bits) / 8)));
  if (header[12] === 0) return rows(width, height);
  return PASSES.reduce(
    (sum, [x, y, dx, dy]) => sum + rows(Math.ceil((width - x) / dx), Math.max(0, Math.ceil((height - y) / dy))),
    0,
  );
};

const repacked = (chunks: readonly Chunk[], header: Buffer) => {
  const packed = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data));
  const expected = unpackedLength(header);
  const pixels = inflateSync(packed, { maxOutputLength: expected + 1 });
  if (pixels.length !== expected) throw new Error('The image data does not match its dimensions.');
  return deflateSync(pixels);
};

const PALETTE = 3;
/** Length of the transparency chunk by color type; other types store alpha per pixel or do not support it. */
const CLEAR_BYTES: Readonly<Record<number, number>> = { 0: 2, 2: 6 };

/** The chunks needed for display, in the required order, each cut to its maximum length. */
const shownBy = (chunks: readonly Chunk[], header: Buffer): Chunk[] => {
  const [depth = 0, colour = 0] = [header[8], header[9]];
  const first = (name: string, most: number) => {
    const data = chunks.find((chunk) => chunk.name === name)?.data.subarray(0, most);
    return data && data.length > 0 ? [{ name, data }] : [];
  };
  const ihdr = { name: 'IHDR', data: header };
  if (colour !== PALETTE) return [ihdr, ...first('tRNS', CLEAR_BYTES[colour] ?? 0)];
  const [palette] = first('PLTE', 3 * 2 ** depth);
  if (!palette || palette.data.length % 3 !== 0) throw new Error('The palette is missing or damaged.');
  return [ihdr, palette, ...first('tRNS', palette.data.length / 3)];
};

const headerOf = (chunks: readonly Chunk[]) => {
  const [first] = chunks;
  if (first?.name !== 'IHDR' || first.data.length !== 13) throw new Error('The image header is missing or damaged.');
  return first.data;
};

export const png: Format = {
  extension: 'png',
  type: 'image/png',
  isOne: (bytes) => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE),
  sizeOf: (bytes) => {
    const header = headerOf(chunksOf(bytes));
    return { width: header.readUInt32BE(0), height: header.readUInt32BE(4) };
  },
  rewritten: (bytes) => {
    const chunks = chunksOf(bytes);
    if (chunks.some(({ name }) => name === 'acTL')) throw new Unwanted('animated_image');
    const header = headerOf(chunks);
    const data = repacked(chunks, header);
    const all = [...shownBy(chunks, header), { name: 'IDAT', data }, { name: 'IEND', data: Buffer.alloc(0) }];
    return Buffer.concat([SIGNATURE, ...all.map(written)]);
  },
};
