/** The people who were erased, whose names the trail keeps and nobody is shown. */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { AuditRow } from '#domain/audit/audit.ts';
import { pseudonymOf, withoutErased } from '#domain/people/erased.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { every } from '#lambdas/persistence/paging.ts';
import type { Write } from '#lambdas/persistence/write.ts';

const Erased = z.object({ id: z.string(), called: z.string() });

const digest = (name: string) => createHash('sha256').update(name).digest('base64url');

/** How a row of the trail is shown. There are never many of these people, and most companies have none. */
export const unsaying = async (): Promise<(row: AuditRow) => AuditRow> => {
  const found = await every({ pk: keys.erased('').pk, prefix: 'ERASED#', schema: Erased });
  if (found.length === 0) return (row) => row;
  const names = new Map(found.map(({ id }) => [id, pseudonymOf(id)]));
  const authors = new Map(found.map(({ id, called }) => [called, pseudonymOf(id)]));
  return (row) => {
    const shown = withoutErased(row, names);
    // A comment is called by who wrote it, whoever does something with it.
    return { ...shown, name: (row.what === 'comment' ? authors.get(digest(row.name)) : undefined) ?? shown.name };
  };
};

/** Of what they were called only what shows that it was that. */
export const noteErased = (id: string, name: string, at: string): Write => ({
  put: { ...keys.erased(id), id, called: digest(name), at },
});
