/** Presigned URLs: they carry a signature that expires. */
import { type Credentials, type RequestHead, splitUrl, timeOf, verifyQuerySignature } from '#local/aws/sigv4.ts';
import { accessDenied, StorageError } from './errors.ts';

const REQUIRED = [
  'X-Amz-Algorithm',
  'X-Amz-Credential',
  'X-Amz-Signature',
  'X-Amz-Date',
  'X-Amz-SignedHeaders',
  'X-Amz-Expires',
];
const WEEK_SECONDS = 604_800;
const ALLOWED_SKEW_MS = 15 * 60_000;

const wrongParameters = (message: string) => new StorageError(400, 'AuthorizationQueryParametersError', message);

export const isPresigned = (query: URLSearchParams) => query.has('X-Amz-Algorithm') || query.has('X-Amz-Signature');

const secondsOf = (expires: string) => {
  if (!/^-?\d+$/.test(expires)) throw wrongParameters('X-Amz-Expires should be a number');
  const seconds = Number(expires);
  if (seconds < 0) throw wrongParameters('X-Amz-Expires must be non-negative');
  if (seconds > WEEK_SECONDS) {
    throw wrongParameters(
      'X-Amz-Expires must be less than a week (in seconds); that is, the given X-Amz-Expires must be less than 604800 seconds',
    );
  }
  return seconds;
};

export const verifyPresigned = (request: RequestHead, credentials: Credentials, now: number) => {
  const { query } = splitUrl(request.url);
  if (!REQUIRED.every((name) => query.has(name))) {
    throw wrongParameters(
      'Query-string authentication version 4 requires the X-Amz-Algorithm, X-Amz-Credential, X-Amz-Signature, X-Amz-Date, X-Amz-SignedHeaders, and X-Amz-Expires parameters.',
    );
  }
  if (query.get('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256') {
    throw wrongParameters('X-Amz-Algorithm only supports "AWS4-HMAC-SHA256 and AWS4-ECDSA-P256-SHA256"');
  }
  const signedAt = timeOf(query.get('X-Amz-Date') ?? '');
  if (Number.isNaN(signedAt)) {
    throw wrongParameters("X-Amz-Date must be in the ISO8601 Long Format \"yyyyMMdd'T'HHmmss'Z'\"");
  }
  const seconds = secondsOf(query.get('X-Amz-Expires') ?? '');
  const expires = signedAt + seconds * 1_000;
  if (signedAt > now + ALLOWED_SKEW_MS) throw accessDenied('Request is not yet valid');
  if (now > expires) {
    throw accessDenied('Request has expired', {
      'X-Amz-Expires': seconds,
      Expires: new Date(expires).toISOString(),
      ServerTime: new Date(now).toISOString(),
    });
  }
  verifyQuerySignature(request, credentials, 's3');
};
