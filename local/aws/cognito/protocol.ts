/** AWS's JSON 1.1 protocol: a header names the operation, `__type` names an error. */
import * as z from 'zod';
import { CognitoError } from './errors.ts';
import { json, type Reply, type Request } from './http.ts';
import { unreadable } from './input.ts';
import { operationOf } from './operations/services.ts';
import type { Pool } from './pool.ts';

const TYPE = 'application/x-amz-json-1.1';

const Body = z.record(z.string(), z.unknown());

/** AWS treats null members as missing and refuses unpaired surrogates. */
const asKept = (_: string, value: unknown) => {
  if (typeof value === 'string' && !value.isWellFormed()) throw unreadable();
  return value === null ? undefined : value;
};

const parseBody = (body: Buffer): unknown => {
  try {
    return Body.parse(JSON.parse(body.toString() || '{}', asKept));
  } catch {
    throw unreadable();
  }
};

export const refusal = (error: unknown): Reply => {
  if (!(error instanceof CognitoError)) console.error('Identity failed:', error);
  const { type, message, status } =
    error instanceof CognitoError ? error : new CognitoError('InternalErrorException', 'Something went wrong', 500);
  const reply = json(status, { __type: type, message }, TYPE);
  // Headers allow fewer characters than messages.
  const header = message.replace(/[^\x20-\x7e]/g, ' ').slice(0, 1024);
  return { ...reply, headers: { ...reply.headers, 'x-amzn-ErrorType': type, 'x-amzn-ErrorMessage': header } };
};

/** `checkSignature` throws unless an administrator signed the request. */
export const answer = async (pool: Pool, request: Request, checkSignature: () => void): Promise<Reply> => {
  const operation = operationOf(String(request.headers['x-amz-target']));
  if (!operation) throw new CognitoError('UnknownOperationException', 'The requested operation is not known.');
  if (operation.signed) checkSignature();
  return json(200, await operation.run(pool, parseBody(request.body)), TYPE);
};
