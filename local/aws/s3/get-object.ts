import type { Context, Reply } from './context.ts';
import { invalidRange, noSuchKey } from './errors.ts';
import { checksumHeaders, mustMatch, servedHeaders } from './object-headers.ts';

type Span = { start: number; end: number };

/** S3 ignores a header that is not a single byte range. */
const spanOf = (range: string | undefined, size: number): Span | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < start) return undefined;
  if (start >= size) throw invalidRange({ RangeRequested: String(range), ActualObjectSize: size });
  return { start, end };
};

export const getObject = async ({ request, bucket, key, query, objects }: Context): Promise<Reply> => {
  const opened = await objects.open(bucket, key);
  if (!opened) throw noSuchKey({ Key: key });
  const { file, object } = opened;
  let isStreaming = false;
  try {
    mustMatch(request, 'if-match', object.etag);
    const span = spanOf(request.headers.range, object.size);
    const { start, end } = span ?? { start: 0, end: object.size - 1 };
    const headers = {
      ...servedHeaders(object, query),
      'content-length': String(end - start + 1),
      ...(span && { 'content-range': `bytes ${start}-${end}/${object.size}` }),
      ...(!span && request.headers['x-amz-checksum-mode'] && checksumHeaders(object)),
    };
    const status = span ? 206 : 200;
    if (request.method === 'HEAD' || object.size === 0) return { status, headers };
    isStreaming = true;
    // The stream closes the file.
    return { status, headers, body: file.createReadStream({ start, end }) };
  } finally {
    if (!isStreaming) await file.close();
  }
};
