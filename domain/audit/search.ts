/** Filters of the audit log. */

import { hasWords, wordsOf } from '#domain/text/name.ts';
import type { AuditRow } from './audit.ts';
import type { AuditAction, AuditedKind } from './words.ts';

export type AuditFilter = {
  /** Words in the entity's name. */
  text?: string | undefined;
  /** Words in the actor's name, or the actor's id. */
  who?: string | undefined;
  what?: readonly AuditedKind[] | undefined;
  id?: string | undefined;
  action?: readonly AuditAction[] | undefined;
};

/** Returns a predicate for rows. Empty lists match everything. */
export const isAskedFor = ({ text = '', who = '', what = [], id, action = [] }: AuditFilter) => {
  const [inName, inActor] = [wordsOf(text), wordsOf(who)];
  return (row: Pick<AuditRow, 'name' | 'by' | 'what' | 'id' | 'action'>) =>
    (what.length === 0 || what.some((kind) => kind === row.what)) &&
    (action.length === 0 || action.includes(row.action)) &&
    (id === undefined || row.id === id) &&
    hasWords(row.name, inName) &&
    (row.by.id === who.trim() || hasWords(row.by.name, inActor));
};
