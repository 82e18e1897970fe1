/** The key that a person's unsaved texts are sealed with in a browser, which keeps the texts and never the key. */
import { hkdfSync } from 'node:crypto';
import type { Caller } from '#lambdas/http/caller.ts';
import { readCursorKey } from '#lambdas/persistence/cursor-key.ts';

/** Derived from the tenant's own secret: nothing to store, and nothing to be had without it. */
export const draftKey = async ({ id }: Caller) =>
  Buffer.from(hkdfSync('sha256', await readCursorKey(), '', `drafts of ${id}`, 32)).toString('base64');
