/** The key that seals a person's drafts in the browser, which stores the texts but never the key. */
import { hkdfSync } from 'node:crypto';
import type { Caller } from '#lambdas/http/caller.ts';
import { readCursorKey } from '#lambdas/persistence/cursor-key.ts';

/** Derived from the tenant's secret, so it needs no storage. */
export const draftKey = async ({ id }: Caller) =>
  Buffer.from(hkdfSync('sha256', await readCursorKey(), '', `drafts of ${id}`, 32)).toString('base64');
