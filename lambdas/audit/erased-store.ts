/** Erased people. The audit log keeps their names, but shows pseudonyms. */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { AuditRow } from '#domain/audit/audit.ts';
import { pseudonymOf, withoutErased } from '#domain/people/erased.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { every } from '#lambdas/persistence/paging.ts';
import type { Write } from '#lambdas/persistence/write.ts';

const Erased = z.object({ id: z.string(), called: z.string() });

const digest = (name: string) => createHash('sha256').update(name).digest('base64url');

/** Replaces names of erased people in audit rows. Most companies have few or none. */
export const unsaying = async (): Promise<(row: AuditRow) => AuditRow> => {
  const found = await every({ pk: keys.erased('').pk, prefix: 'ERASED#', schema: Erased });
  if (found.length === 0) return (row) => row;
  const names = new Map(found.map(({ id }) => [id, pseudonymOf(id)]));
  const authors = new Map(found.map(({ id, called }) => [called, pseudonymOf(id)]));
  return (row) => {
    const shown = withoutErased(row, names);
    // Audit rows of comments have the author's name as their name.
    return { ...shown, name: (row.what === 'comment' ? authors.get(digest(row.name)) : undefined) ?? shown.name };
  };
};

/** Stores a digest, which recognizes the name without revealing it. */
export const noteErased = (id: string, name: string, at: string): Write => ({
  put: { ...keys.erased(id), id, called: digest(name), at },
});
