/** Access levels and scopes of API clients. Contains no schema, to keep the browser bundle small. */

export const ACCESSES = ['read', 'read_write'] as const;
export type Access = (typeof ACCESSES)[number];

export const SCOPES = { read: 'plumbline/read', write: 'plumbline/write' } as const;

export const scopesOf = (access: Access): readonly string[] =>
  access === 'read' ? [SCOPES.read] : [SCOPES.read, SCOPES.write];

/** Days for which a replaced secret stays valid, so programs can switch to the new one. */
export const MOST_OVERLAP_DAYS = 7;

export const isExpired = ({ expires_at }: { expires_at: string | null }, now: number) =>
  expires_at !== null && Date.parse(expires_at) <= now;

type Life = { access: Access; status: 'active' | 'disabled'; expires_at: string | null };

/** Whether a change lets the client do more or work longer than before. */
export const isWidened = (before: Life, after: Life) =>
  (before.access === 'read' && after.access === 'read_write') ||
  (before.status === 'disabled' && after.status === 'active') ||
  (before.expires_at !== null &&
    (after.expires_at === null || Date.parse(after.expires_at) > Date.parse(before.expires_at)));
