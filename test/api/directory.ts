/** Calls SCIM as a corporate directory does. All test files share one token. */
import { createHash } from 'node:crypto';
import { inject } from 'vitest';
import type { RequestActor } from '#domain/entity.ts';
import { directory } from '#lambdas/directory/store.ts';
import { withDeadline } from '#lambdas/persistence/retry.ts';

export const TEST: RequestActor = { id: 'test', name: 'Test' };

export const SECRET = 'plumbline_scim_a-token-for-tests';
const token = {
  id: '5c1a0000-0000-4000-8000-000000000001',
  hash: createHash('sha256').update(SECRET).digest('base64url'),
  created_at: '2026-11-22T00:00:00.000Z',
  created_by: { id: 'test', name: 'Test' },
};

/** The deadline for a write while the product is starting: its functions and its table may still be loading. */
const STARTING_MS = 30_000;

/** Stores the shared token and revokes all others. */
export const connect = () => withDeadline(STARTING_MS, () => directory.change(TEST, () => ({ tokens: [token] })));

export const SCIM_ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error';

/** Stores the shared token only if it is missing, so tests that create tokens at the same time keep theirs. */
export const beConnected = async () => {
  if (!(await directory.tokenOf(SECRET, new Date()))) await connect();
};

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
