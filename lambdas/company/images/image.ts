/**
 * Sanitizes images: the format follows from the content, the size is limited, and the file is rewritten with display
 * data only. Metadata (location, camera, texts, appended files) is dropped.
 */
import type { Broken } from '#domain/field-error.ts';
import { type Format, type Size, Unwanted } from './format.ts';
import { jpeg } from './jpeg.ts';
import { png } from './png.ts';
import { webp } from './webp.ts';

const FORMATS: readonly Format[] = [png, jpeg, webp];

export type CleanImage = Pick<Format, 'extension' | 'type'> & { bytes: Buffer };

const tooLarge = ({ width, height }: Size, most: number) => Math.max(width, height) > most;

export const cleaned = (bytes: Buffer, most: number): CleanImage | Broken => {
  const format = FORMATS.find(({ isOne }) => isOne(bytes));
  if (!format) return { code: 'not_an_image', params: {} };
  const { extension, type } = format;
  try {
    const size = format.sizeOf(bytes);
    if (size.width === 0 || size.height === 0) return { code: 'damaged_image', params: {} };
    // Before decompression, because a small file may contain a large image.
    if (tooLarge(size, most)) return { code: 'image_too_large', params: { max: most } };
    return { extension, type, bytes: format.rewritten(bytes) };
  } catch (error) {
    return { code: error instanceof Unwanted ? error.code : 'damaged_image', params: {} };
  }
};
