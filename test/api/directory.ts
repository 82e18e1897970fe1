/** Calls SCIM as a corporate directory does. All test files share one token. */
import { inject } from 'vitest';
import { SECRET } from './seed/directory.ts';

export const SCIM_ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error';

// biome-ignore lint/suspicious/noExplicitAny: each test asserts the shape of the body
type Body = any;
export type Answer = { status: number; headers: Headers; body: Body };

export const scim = async (
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  secret = SECRET,
): Promise<Answer> => {
  const response = await fetch(`${inject('endpoints').web}/scim/v2${path}`, {
    method,
    headers: {
      authorization: `Bearer ${secret}`,
      ...(body !== undefined && { 'content-type': 'application/scim+json; charset=utf-8' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
};

const PATCH_OP = ['urn:ietf:params:scim:api:messages:2.0:PatchOp'];
export const patch = (path: string, ...Operations: object[]) => scim('PATCH', path, { schemas: PATCH_OP, Operations });

export const search = (kind: 'Users' | 'Groups', filter: string, more = '') =>
  scim('GET', `/${kind}?filter=${encodeURIComponent(filter)}${more}`);
