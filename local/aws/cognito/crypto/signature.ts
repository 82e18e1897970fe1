/** Checks the signature of administrators' requests and translates failures into AWS error names. */

import { CognitoError } from '#local/aws/cognito/errors.ts';
import type { Request } from '#local/aws/cognito/http.ts';
import { type Credentials, SignatureError, type SignatureErrorCode, verifyHeaderSignature } from '#local/aws/sigv4.ts';

const refusals: Record<SignatureErrorCode, [type: string, message: string]> = {
  MissingAuthenticationToken: ['MissingAuthenticationTokenException', 'Missing Authentication Token'],
  InvalidAccessKeyId: ['UnrecognizedClientException', 'The security token included in the request is invalid.'],
  SignatureDoesNotMatch: [
    'InvalidSignatureException',
    'The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for details.',
  ],
  RequestTimeTooSkewed: ['InvalidSignatureException', 'Signature expired: the request was signed at another time.'],
};

/** For services with AWS's JSON protocol. */
export const asAwsError = (error: unknown) =>
  error instanceof SignatureError ? new CognitoError(...refusals[error.code]) : error;

export const checkSignature = (request: Request, credentials: Credentials) => {
  try {
    verifyHeaderSignature(request, credentials, 'cognito-idp');
  } catch (error) {
    throw asAwsError(error);
  }
};
