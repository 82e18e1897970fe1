/** Authentication: every request except an upload form carries a signature in its headers or URL. */
import { type Credentials, type RequestHead, splitUrl, verifySignedHead } from '#local/aws/sigv4.ts';
import { invalidArgument, invalidRequest } from './errors.ts';
import { isPresigned, verifyPresigned } from './presigned.ts';

export const authenticate = (request: RequestHead, credentials: Credentials, now: number) => {
  const { authorization, 'x-amz-content-sha256': payloadHash } = request.headers;
  if (isPresigned(splitUrl(request.url).query)) {
    if (authorization !== undefined) {
      throw invalidArgument(
        'Only one auth mechanism allowed; only the X-Amz-Algorithm query parameter, Signature query string parameter or the Authorization header should be specified',
        'Authorization',
        String(authorization),
      );
    }
    return verifyPresigned(request, credentials, now);
  }
  if (authorization !== undefined && typeof payloadHash !== 'string') {
    throw invalidRequest('Missing required header for this request: x-amz-content-sha256');
  }
  return verifySignedHead(request, String(payloadHash), credentials, 's3', now);
};
