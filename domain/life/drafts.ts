import type * as z from 'zod';
import { schemaOf } from '#domain/schema-of.ts';
import { copyRules, lifeRules } from './rules.ts';

/** The reason for retiring or restoring an application, or for offboarding or reactivating a vendor. */
export const LifeReason = schemaOf(lifeRules).meta({
  title: 'LifecycleReason',
  examples: [{ reason: 'The contract with its vendor has ended.' }],
});
export type LifeReason = z.output<typeof LifeReason>;

export const CopyDraft = schemaOf(copyRules).meta({
  title: 'ApplicationCopy',
  examples: [{ name: 'Claims triage - copy' }],
});
export type CopyDraft = z.output<typeof CopyDraft>;
