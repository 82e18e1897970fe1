/** Uploads from a browser: a form with a signed policy that limits its content. */
import { type Credentials, encode, verifyTextSignature } from '#local/aws/sigv4.ts';
import { checked, kept } from './checksums.ts';
import type { Context, Reply } from './context.ts';
import { accessDenied, entityTooLarge, entityTooSmall, invalidArgument, keyTooLong } from './errors.ts';
import { notifyCreated } from './object-created.ts';
import { keptHeaders, quoted } from './object-headers.ts';
import type { StoredObject } from './objects.ts';
import { LARGEST_UPLOAD } from './payload.ts';
import { checkFields, readPolicy } from './post-policy.ts';
import { refuseUnknown } from './put-object.ts';
import { readForm } from './upload-form.ts';
import { element, group, xmlDocument } from './xml.ts';

type Fields = ReadonlyMap<string, string>;

export const LONGEST_KEY = 1_024;

const required = (fields: Fields, name: string) => {
  const value = fields.get(name.toLowerCase());
  if (value) return value;
  const message = `Bucket POST must contain a field named '${name}'.  If it is specified, please check the order of the fields.`;
  throw invalidArgument(message, name, '');
};

const verifySignature = (fields: Fields, credentials: Credentials) => {
  const text = fields.get('policy');
  if (!text) throw accessDenied();
  const algorithm = required(fields, 'X-Amz-Algorithm');
  if (algorithm !== 'AWS4-HMAC-SHA256') {
    throw invalidArgument('X-Amz-Algorithm only supports "AWS4-HMAC-SHA256"', 'X-Amz-Algorithm', algorithm);
  }
  const credential = required(fields, 'X-Amz-Credential');
  const date = required(fields, 'X-Amz-Date');
  const signature = required(fields, 'X-Amz-Signature');
  verifyTextSignature({ text, credential, date, signature }, credentials, 's3');
  return text;
};

/** Counts bytes beyond the limit for the error message, but does not store them. */
const withinRange = async function* (file: AsyncIterable<Buffer>, { min, max }: { min: number; max: number }) {
  let size = 0;
  for await (const chunk of file) {
    size += chunk.length;
    if (size <= max) yield chunk;
  }
  if (size > max) throw entityTooLarge({ ProposedSize: size, MaxSizeAllowed: max });
  if (size < min) throw entityTooSmall({ ProposedSize: size, MinSizeAllowed: min });
};

const replyTo = ({ request, bucket }: Context, fields: Fields, { key, etag }: StoredObject): Reply => {
  const headers = {
    etag: quoted(etag),
    location: `http://${request.headers.host}/${bucket}/${encode(key).replaceAll('%2F', '/')}`,
  };
  const redirect = fields.get('success_action_redirect');
  if (redirect && URL.canParse(redirect)) {
    const location = new URL(redirect);
    for (const [name, value] of Object.entries({ bucket, key, etag: quoted(etag) })) {
      location.searchParams.set(name, value);
    }
    return { status: 303, headers: { ...headers, location: location.href } };
  }
  switch (fields.get('success_action_status')) {
    case '200':
      return { status: 200, headers };
    case '201': {
      const parts = { Location: headers.location, Bucket: bucket, Key: key, ETag: headers.etag };
      const elements = Object.entries(parts).map(([name, content]) => element(name, content));
      return { status: 201, headers, body: xmlDocument(group('PostResponse', elements)) };
    }
    default:
      return { status: 204, headers };
  }
};

export const postObject = async (context: Context): Promise<Reply> => {
  const { request, bucket, objects, credentials, now } = context;
  const { fields, file } = await readForm(request);
  const key = required(fields, 'key');
  const policy = readPolicy(verifySignature(fields, credentials), LARGEST_UPLOAD);
  checkFields(policy, bucket, fields, now());
  if (Buffer.byteLength(key) > LONGEST_KEY) throw keyTooLong({ MaxSizeAllowed: LONGEST_KEY });
  refuseUnknown(fields.keys());

  const stated = new Map(fields);
  const object = await objects.put(bucket, checked(withinRange(file, policy.range), stated), () => ({
    key,
    modified: new Date(now()).toISOString(),
    headers: keptHeaders(fields),
    checksums: kept(stated),
  }));
  notifyCreated(context, 'POST Object', object);
  return replyTo(context, fields, object);
};
