/** What the catalogue is known by: whoever has the same version has read the same facts, to the letter. */
import { createHash } from 'node:crypto';
import { canonical } from '#domain/canonical.ts';
import type { Framework } from '#domain/framework.ts';

export const catalogueVersion = (catalogue: readonly Framework[]) =>
  createHash('sha256').update(canonical(catalogue)).digest('base64url').slice(0, 16);
