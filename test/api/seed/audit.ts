/** Rows of the audit log as they are stored, with the hashes that chain them. */
import * as z from 'zod';
import { check } from '#lambdas/audit/verification-service.ts';
import { type Key, keys } from '#lambdas/persistence/keys.ts';
import { every } from '#lambdas/persistence/paging.ts';

const rowsOf = (key: Key) => every({ pk: keys.audit(key, 1).pk, prefix: 'AUDIT#', schema: z.looseObject({}) });

export const auditRowsOf = {
  application: (id: string) => rowsOf(keys.application(id)),
  person: (id: string) => rowsOf(keys.caller(id)),
} as const;

/** The problems of a chain of rows. */
export const checkAuditRows = check;
