/** JPEG (ITU T.81): keeps only the segments needed for display. */
import type { Format } from './format.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Quantization tables, Huffman tables, and the restart interval. */
const TABLES = [0xdb, 0xc4, 0xdd];
/** Baseline, extended and progressive; browsers support no others. */
const FRAMES = [0xc0, 0xc1, 0xc2];
/** The Adobe segment defines the color transform; it contains 12 bytes of numbers. */
const ADOBE = 0xee;

type Segment = { marker: number; bytes: Buffer };

const isAdobe = ({ marker, bytes }: Segment) =>
  marker === ADOBE && bytes.length === 16 && bytes.toString('latin1', 4, 9) === 'Adobe';

/** Entropy-coded data extends to the next marker: 0xff followed by 0 or a restart number belongs to the data. */
const endOfScan = (bytes: Buffer, from: number) => {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw new Error('The image data ends too early.');
};

const segmentsOf = (bytes: Buffer): Segment[] => {
  const segments: Segment[] = [];
  for (let at = 2; ; ) {
    if (bytes[at] !== 0xff) throw new Error('A marker is missing.');
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1; // fill byte
      continue;
    }
    if (marker === END) return segments;
    const length = bytes.readUInt16BE(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) throw new Error('A segment ends too early.');
    const last = marker === SCAN ? endOfScan(bytes, end) : end;
    segments.push({ marker, bytes: bytes.subarray(at, last) });
    at = last;
  }
};

const frameOf = (segments: readonly Segment[]) => {
  const frames = segments.filter(({ marker }) => FRAMES.includes(marker));
  const [frame] = frames;
  if (!frame || frames.length > 1 || frame.bytes.length < 9) throw new Error('The image must have exactly one frame.');
  return frame.bytes;
};

export const jpeg: Format = {
  extension: 'jpg',
  type: 'image/jpeg',
  isOne: (bytes) => bytes[0] === 0xff && bytes[1] === START && bytes[2] === 0xff,
  sizeOf: (bytes) => {
    const frame = frameOf(segmentsOf(bytes));
    return { width: frame.readUInt16BE(7), height: frame.readUInt16BE(5) };
  },
  rewritten: (bytes) => {
    const segments = segmentsOf(bytes);
    if (!segments.some(({ marker }) => marker === SCAN)) throw new Error('The image has no pixels.');
    const kept = segments.filter((one) => [...TABLES, ...FRAMES, SCAN].includes(one.marker) || isAdobe(one));
    return Buffer.concat([Buffer.from([0xff, START]), ...kept.map((one) => one.bytes), Buffer.from([0xff, END])]);
  },
};
