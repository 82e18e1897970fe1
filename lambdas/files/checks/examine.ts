/** Determines the type of a file from its content. The file is streamed once and not buffered. */
import { createHash } from 'node:crypto';
import { FORMATS, type Format, LARGEST_FILE, type UploadError } from '#domain/documents/words.ts';
import { FileRejectedError } from './file-rejected-error.ts';
import { gzipType } from './gzip.ts';
import { officeType } from './office.ts';
import { lookAtOle } from './ole.ts';
import { parquetType } from './parquet.ts';
import { lookAtPdf } from './pdf.ts';
import { type Sort, sortOf } from './sniff.ts';
import type { Look, Source } from './source.ts';
import { lookAtText } from './text.ts';

export type Finding = { sha256: string; content_type: string; error: UploadError | null };

const HEAD = 4096;

/** Formats that need random access, checked after the digest. */
const PACKED: Partial<Record<Sort, (source: Source) => Promise<string>>> = {
  zip: officeType,
  gzip: gzipType,
  parquet: parquetType,
};

const lookAt = (sort: Sort, head: Buffer, named: Format): Look => {
  if (sort === 'pdf') return lookAtPdf();
  if (sort === 'ole') return lookAtOle();
  if (sort === 'text') return lookAtText(head);
  return {
    add: () => {},
    end: () => {
      throw new FileRejectedError(sort === 'binary' && named === 'csv' ? 'not_text' : 'type_mismatch');
    },
  };
};

const formatOf = (content_type: string, named: Format) => {
  if (!content_type.startsWith(FORMATS[named])) throw new FileRejectedError('type_mismatch');
  return content_type;
};

const digest = async (source: Source, look: Look) => {
  const hash = createHash('sha256');
  for await (const chunk of source.chunks()) {
    hash.update(chunk);
    look.add(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
  }
  return hash.digest('hex');
};

export const examine = async (source: Source, named: Format): Promise<Finding> => {
  const { size } = source;
  const head = Buffer.from(await source.part(0, Math.min(size, HEAD)));
  const sort = sortOf(head);
  const packedType = PACKED[sort];
  const look = lookAt(sort, head, named);
  const sha256 = await digest(source, look);
  try {
    if (size === 0) throw new FileRejectedError('empty');
    if (size > LARGEST_FILE) throw new FileRejectedError('too_large');
    const found = packedType ? await packedType(source) : look.end();
    return { sha256, content_type: formatOf(found, named), error: null };
  } catch (error) {
    if (!(error instanceof FileRejectedError)) throw error;
    return { sha256, content_type: 'application/octet-stream', error: error.why };
  }
};
