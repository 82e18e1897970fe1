/** S3's errors, with its codes, statuses and texts. */
import { SignatureError } from '#local/aws/sigv4.ts';
import { type Content, element, group, xmlDocument } from './xml.ts';

export class StorageError extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: Record<string, Content>;

  constructor(status: number, code: string, message: string, details: Record<string, Content> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

const error =
  (status: number, code: string, message: string) =>
  (details: Record<string, Content> = {}) =>
    new StorageError(status, code, message, details);

export const accessDenied = (message = 'Access Denied', details: Record<string, Content> = {}) =>
  new StorageError(403, 'AccessDenied', message, details);
export const invalidArgument = (message: string, name: string, value: Content) =>
  new StorageError(400, 'InvalidArgument', message, { ArgumentName: name, ArgumentValue: value });
export const invalidRequest = (message: string) => new StorageError(400, 'InvalidRequest', message);
export const invalidPolicy = (message: string) =>
  new StorageError(400, 'InvalidPolicyDocument', `Invalid Policy: ${message}`);

/** The object has changed since the client read it. */
export const preconditionFailed = (condition: string) =>
  new StorageError(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold', {
    Condition: condition,
  });
export const noSuchBucket = error(404, 'NoSuchBucket', 'The specified bucket does not exist');
export const noSuchKey = error(404, 'NoSuchKey', 'The specified key does not exist.');
export const keyTooLong = error(400, 'KeyTooLongError', 'Your key is too long');
export const invalidUri = error(400, 'InvalidURI', "Couldn't parse the specified URI.");
export const invalidRange = error(416, 'InvalidRange', 'The requested range is not satisfiable');
export const incompleteBody = error(
  400,
  'IncompleteBody',
  'You did not provide the number of bytes specified by the Content-Length HTTP header',
);
export const wrongPayloadHash = error(
  400,
  'XAmzContentSHA256Mismatch',
  "The provided 'x-amz-content-sha256' header does not match what was computed.",
);
export const badDigest = (name: string) =>
  new StorageError(400, 'BadDigest', `The ${name} you specified did not match the calculated checksum.`);
export const entityTooSmall = error(
  400,
  'EntityTooSmall',
  'Your proposed upload is smaller than the minimum allowed size',
);
export const entityTooLarge = error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
export const malformedPost = error(
  400,
  'MalformedPOSTRequest',
  'The body of your POST request is not well-formed multipart/form-data.',
);
export const formTooLarge = error(
  400,
  'MaxPostPreDataLengthExceeded',
  'Your POST request fields preceding the upload file were too large.',
);
export const notMultipart = error(
  412,
  'PreconditionFailed',
  'At least one of the pre-conditions you specified did not hold',
);
/** S3 supports this, but the stand-in does not; an error is better than a different result. */
export const notImplemented = (header: string) =>
  new StorageError(501, 'NotImplemented', 'A header you provided implies functionality that is not implemented', {
    Header: header,
  });

const ofSignature = ({ code }: SignatureError) => {
  switch (code) {
    case 'MissingAuthenticationToken':
      return accessDenied();
    case 'InvalidAccessKeyId':
      return new StorageError(403, code, 'The AWS Access Key Id you provided does not exist in our records.');
    case 'SignatureDoesNotMatch':
      return new StorageError(
        403,
        code,
        'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
      );
    case 'RequestTimeTooSkewed':
      return new StorageError(403, code, 'The difference between the request time and the current time is too large.', {
        MaxAllowedSkewMilliseconds: 900_000,
      });
  }
};

const unexpected = (cause: unknown) => {
  console.error('Storage failed:', cause);
  return new StorageError(500, 'InternalError', 'We encountered an internal error. Please try again.');
};

export const storageErrorOf = (cause: unknown) => {
  if (cause instanceof StorageError) return cause;
  return cause instanceof SignatureError ? ofSignature(cause) : unexpected(cause);
};

export const errorXml = ({ code, message, details }: StorageError, requestId: string) =>
  xmlDocument(
    group('Error', [
      element('Code', code),
      element('Message', message),
      ...Object.entries(details).map(([name, content]) => element(name, content)),
      element('RequestId', requestId),
    ]),
  );
