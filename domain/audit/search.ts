/** What of the audit trail is asked for. */

import { hasWords, wordsOf } from '#domain/name.ts';
import type { AuditRow } from './audit.ts';
import type { AuditAction, AuditedKind } from './words.ts';

export type AuditFilter = {
  /** In the name of the thing. */
  text?: string | undefined;
  /** Who did it: words of their name, or their id. */
  who?: string | undefined;
  what?: readonly AuditedKind[] | undefined;
  id?: string | undefined;
  action?: readonly AuditAction[] | undefined;
};

/** Whether a row is one of those: an empty choice is none. */
export const isAskedFor = ({ text = '', who = '', what = [], id, action = [] }: AuditFilter) => {
  const [inName, inActor] = [wordsOf(text), wordsOf(who)];
  return (row: Pick<AuditRow, 'name' | 'by' | 'what' | 'id' | 'action'>) =>
    (what.length === 0 || what.some((kind) => kind === row.what)) &&
    (action.length === 0 || action.includes(row.action)) &&
    (id === undefined || row.id === id) &&
    hasWords(row.name, inName) &&
    (row.by.id === who.trim() || hasWords(row.by.name, inActor));
};
