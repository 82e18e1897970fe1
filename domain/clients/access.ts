/** What there is to say of API clients. No schema lives here, so that the browser can have it for nothing. */

/** What the tokens of an API client are good for. */
export const ACCESSES = ['read', 'read_write'] as const;
export type Access = (typeof ACCESSES)[number];

export const SCOPES = { read: 'plumbline/read', write: 'plumbline/write' } as const;

export const scopesOf = (access: Access): readonly string[] =>
  access === 'read' ? [SCOPES.read] : [SCOPES.read, SCOPES.write];

/** A secret that was replaced stays good for so long, so that programs can be given the new one. */
export const MOST_OVERLAP_DAYS = 7;

export const isExpired = ({ expires_at }: { expires_at: string | null }, now: number) =>
  expires_at !== null && Date.parse(expires_at) <= now;
