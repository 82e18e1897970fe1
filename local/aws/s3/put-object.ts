import type { Context, Reply } from './context.ts';
import { notImplemented } from './errors.ts';
import { notifyCreated } from './object-created.ts';
import { checksumHeaders, keptHeaders, pairsOf, quoted } from './object-headers.ts';
import { payloadOf } from './payload.ts';

/** Unsupported headers, refused because ignoring them would silently change the result. */
const REFUSED =
  /^(if-|tagging$|x-amz-(tagging|object-lock-|website-redirect|copy-source-(?!if-match$)|write-offset|server-side-encryption-customer))/;

export const refuseUnknown = (names: Iterable<string>) => {
  for (const name of names) if (REFUSED.test(name)) throw notImplemented(name);
};

export const putObject = async (context: Context): Promise<Reply> => {
  const { request, bucket, key, objects, now } = context;
  refuseUnknown(Object.keys(request.headers));
  const { chunks, checksums } = payloadOf(request);
  const object = await objects.put(bucket, chunks, () => ({
    key,
    modified: new Date(now()).toISOString(),
    headers: keptHeaders(pairsOf(request.headers)),
    checksums: checksums(),
  }));
  notifyCreated(context, 'PutObject', object);
  return { status: 200, headers: { etag: quoted(object.etag), ...checksumHeaders(object) } };
};
