/** The connection of a corporate directory. All test files share one token. */
import { createHash } from 'node:crypto';
import { directory } from '#lambdas/directory/store.ts';
import { withDeadline } from '#lambdas/persistence/retry.ts';
import { TEST } from './test-actor.ts';

export const SECRET = 'plumbline_scim_a-token-for-tests';
const token = {
  id: '5c1a0000-0000-4000-8000-000000000001',
  hash: createHash('sha256').update(SECRET).digest('base64url'),
  created_at: '2026-11-22T00:00:00.000Z',
  created_by: TEST,
};

/** The deadline for a write while the product is starting: its functions and its table may still be loading. */
const STARTING_MS = 30_000;

export const readDirectory = directory.get;

/** Stores the shared token and revokes all others. */
export const connect = () => withDeadline(STARTING_MS, () => directory.change(TEST, () => ({ tokens: [token] })));

/** Stores the shared token only if it is missing, so tests that create tokens at the same time keep theirs. */
export const beConnected = async () => {
  if (!(await directory.tokenOf(SECRET, new Date()))) await connect();
};
