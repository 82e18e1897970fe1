/** AWS Signature Version 4, verified like AWS does: in headers, in presigned URLs and over POST policies. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export type Credentials = { accessKeyId: string; secretAccessKey: string };

export type RequestHead = { method: string; url: string; headers: Record<string, string | string[] | undefined> };

export type SignatureErrorCode =
  | 'MissingAuthenticationToken'
  | 'InvalidAccessKeyId'
  | 'SignatureDoesNotMatch'
  | 'RequestTimeTooSkewed';

export class SignatureError extends Error {
  readonly code: SignatureErrorCode;

  constructor(code: SignatureErrorCode) {
    super(code);
    this.code = code;
  }
}

/** The credential scope of a signature: `accessKeyId/20261104/us-east-1/s3/aws4_request`. */
type Scope = { accessKeyId: string; day: string; region: string; service: string };

const ALGORITHM = 'AWS4-HMAC-SHA256';
const ALLOWED_SKEW_MS = 15 * 60_000;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

const deriveSigningKey = (secret: string, { day, region, service }: Scope) =>
  hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), service), 'aws4_request');

/** The last derived key of each service. A key is valid for a day, and deriving it dominates the time of a check. */
const derivedKeys = new Map<string, { of: string; key: Buffer }>();

const signingKey = (secret: string, scope: Scope) => {
  const of = [secret, scope.day, scope.region].join(' ');
  const known = derivedKeys.get(scope.service);
  if (known?.of === of) return known.key;
  const key = deriveSigningKey(secret, scope);
  derivedKeys.set(scope.service, { of, key });
  return key;
};

const isSame = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** encodeURIComponent leaves five characters that AWS encodes. */
export const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** S3 encodes a path once; every other service encodes the encoded path again. */
const canonicalPath = (path: string, service: string) =>
  path
    .split('/')
    .map((segment) => encode(service === 's3' ? decoded(segment) : segment))
    .join('/');

const order = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Sorts by name, then by value: after joining with `=`, `a` would sort behind `a-b`. */
const canonicalQuery = (query: URLSearchParams) =>
  [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([name, value], [otherName, otherValue]) => order(name, otherName) || order(value, otherValue))
    .map((pair) => pair.join('='))
    .join('&');

const canonicalHeaders = (headers: Map<string, string>, names: string[]) =>
  names.map((name) => `${name}:${(headers.get(name) ?? '').trim().replace(/ +/g, ' ')}\n`).join('');

const byLowerCaseName = (headers: RequestHead['headers']) =>
  new Map(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), Array.isArray(value) ? value.join(',') : value] as const],
    ),
  );

/** Keeps the path as sent: a URL object would resolve `..`, which is an ordinary part of an S3 key. */
export const splitUrl = (url: string) => {
  const [path = '', ...query] = url.replace(/^https?:\/\/[^/?]*/, '').split('?');
  return { path: path || '/', query: new URLSearchParams(query.join('?')) };
};

const scopeOf = (credential: string): Scope => {
  const [accessKeyId = '', day = '', region = '', service = ''] = credential.split('/');
  return { accessKeyId, day, region, service };
};

/** Parses `20261104T091500Z` to milliseconds, or NaN. */
export const timeOf = (date: string) =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

export type Signed = { credential: string; date: string; signedHeaders: string; payloadHash: string };

export const requestSignature = (request: RequestHead, signed: Signed, secret: string) => {
  const scope = scopeOf(signed.credential);
  const { path, query } = splitUrl(request.url);
  const canonical = [
    request.method,
    canonicalPath(path, scope.service),
    canonicalQuery(query),
    canonicalHeaders(byLowerCaseName(request.headers), signed.signedHeaders.split(';')),
    signed.signedHeaders,
    signed.payloadHash,
  ].join('\n');
  const scopeText = `${scope.day}/${scope.region}/${scope.service}/aws4_request`;
  const text = [ALGORITHM, signed.date, scopeText, sha256(canonical)].join('\n');
  return hmac(signingKey(secret, scope), text).toString('hex');
};

const checkScope = (credential: string, date: string, { accessKeyId }: Credentials, service: string) => {
  const scope = scopeOf(credential);
  if (scope.accessKeyId !== accessKeyId) throw new SignatureError('InvalidAccessKeyId');
  if (credential !== `${accessKeyId}/${date.slice(0, 8)}/${scope.region}/${service}/aws4_request`) {
    throw new SignatureError('SignatureDoesNotMatch');
  }
};

/** The signature must cover the host and all `x-amz-` headers, which could be changed otherwise. */
const checkCoverage = (headers: RequestHead['headers'], signedHeaders: string) => {
  const covered = new Set(signedHeaders.split(';'));
  const mustBeSigned = [
    'host',
    ...byLowerCaseName(headers)
      .keys()
      .filter((name) => name.startsWith('x-amz-')),
  ];
  if (!mustBeSigned.every((name) => covered.has(name))) throw new SignatureError('SignatureDoesNotMatch');
};

const checkRequest = (
  request: RequestHead,
  signed: Signed & { signature: string },
  credentials: Credentials,
  service: string,
) => {
  checkScope(signed.credential, signed.date, credentials, service);
  checkCoverage(request.headers, signed.signedHeaders);
  const expected = requestSignature(request, signed, credentials.secretAccessKey);
  if (!isSame(expected, signed.signature)) throw new SignatureError('SignatureDoesNotMatch');
};

const authorizationOf = (headers: ReadonlyMap<string, string>) => {
  const authorization = headers.get('authorization') ?? '';
  if (!authorization.startsWith(`${ALGORITHM} `)) return undefined;
  return new Map(
    authorization
      .slice(ALGORITHM.length)
      .split(',')
      .map((part) => {
        const [name = '', ...value] = part.trim().split('=');
        return [name, value.join('=')];
      }),
  );
};

/** The access key and region that a request claims, for services with more than one key. */
export const claimedScope = ({ headers }: Pick<RequestHead, 'headers'>) => {
  const credential = authorizationOf(byLowerCaseName(headers))?.get('Credential');
  return credential === undefined ? undefined : scopeOf(credential);
};

/** For a streamed body: its reader compares it with the signed hash. */
export const verifySignedHead = (
  request: RequestHead,
  payloadHash: string,
  credentials: Credentials,
  service: string,
  now = Date.now(),
): void => {
  const headers = byLowerCaseName(request.headers);
  const parts = authorizationOf(headers);
  const date = headers.get('x-amz-date') ?? '';
  if (!parts || !date) throw new SignatureError('MissingAuthenticationToken');

  const credential = parts.get('Credential') ?? '';
  if (scopeOf(credential).accessKeyId !== credentials.accessKeyId) throw new SignatureError('InvalidAccessKeyId');
  if (!(Math.abs(now - timeOf(date)) <= ALLOWED_SKEW_MS)) throw new SignatureError('RequestTimeTooSkewed');

  const signedHeaders = parts.get('SignedHeaders') ?? '';
  const signature = parts.get('Signature') ?? '';
  checkRequest(request, { credential, date, signedHeaders, payloadHash, signature }, credentials, service);
};

export const verifyHeaderSignature = (
  request: RequestHead & { body: Buffer },
  credentials: Credentials,
  service: string,
  now = Date.now(),
): void => verifySignedHead(request, sha256(request.body), credentials, service, now);

/** Verifies a presigned URL; the caller checks its expiry. */
export const verifyQuerySignature = (request: RequestHead, credentials: Credentials, service: string): void => {
  const { query } = splitUrl(request.url);
  const parameter = (name: string) => query.get(name) ?? '';
  checkRequest(
    request,
    {
      credential: parameter('X-Amz-Credential'),
      date: parameter('X-Amz-Date'),
      signedHeaders: parameter('X-Amz-SignedHeaders'),
      payloadHash: query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
      signature: parameter('X-Amz-Signature'),
    },
    credentials,
    service,
  );
};

/** Verifies the signature of a plain text, such as the policy of an S3 upload form. */
export const verifyTextSignature = (
  signed: { text: string; credential: string; date: string; signature: string },
  credentials: Credentials,
  service: string,
): void => {
  checkScope(signed.credential, signed.date, credentials, service);
  const expected = hmac(signingKey(credentials.secretAccessKey, scopeOf(signed.credential)), signed.text);
  if (!isSame(expected.toString('hex'), signed.signature)) throw new SignatureError('SignatureDoesNotMatch');
};
