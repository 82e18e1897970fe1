/**
 * Conditional requests (RFC 9110, section 13). An ETag contains the entity's version for changes, and a digest of the
 * answer for reads, because the answer depends on roles.
 */
import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2 as Event } from 'aws-lambda';
import type { Method } from '#contract/http/route.ts';
import { malformed } from '#lambdas/known-errors.ts';
import { busyOnConflict, retryOnConflict } from '#lambdas/persistence/retry.ts';

const LENGTH = 16;

/** A text version, such as a framework's edition, is not part of the ETag, because headers are limited to ASCII. */
export const etagOf = (version: unknown, body: string) => {
  const digest = createHash('sha256').update(body);
  return Number.isSafeInteger(version)
    ? `"${version}-${digest.digest('base64url').slice(0, LENGTH)}"`
    : `"${digest.digest('hex').slice(0, LENGTH)}"`;
};

const TAG = String.raw`(?:W/)?"[\x21\x23-\x7e\x80-\xff]*"`;
const LIST = new RegExp(String.raw`^[ \t,]*(?:${TAG}[ \t]*(?:,[ \t,]*|$))+$`);

const tagsIn = (name: string, header: string): string[] => {
  if (!LIST.test(header)) throw malformed(`${name} must contain ETags from this API, or *.`);
  return header.match(new RegExp(TAG, 'g')) ?? [];
};

/**
 * Weak tags never match. The version alone is accepted in place of the full ETag. Version 0 names an entity that the
 * first change creates.
 */
const versionOf = (tag: string) => Number(/^"(0|[1-9]\d{0,14})(?:-[\w-]*)?"$/.exec(tag)?.[1]);

/** Whether the caller accepts any version. */
const takesAny = (header: string | undefined) => header === undefined || header === '*';

export const changeable = ({ headers }: Pick<Event, 'headers'>): ((version: number) => boolean) => {
  const { 'if-match': header } = headers;
  if (header === undefined || takesAny(header)) return () => true;
  const versions = tagsIn('If-Match', header).map(versionOf);
  return (version) => versions.includes(version);
};

const opaque = (tag: string) => tag.replace(/^W\//, '');

/** Whether the client already has this answer. */
export const isKnown = ({ headers }: Pick<Event, 'headers'>, etag: unknown) => {
  const { 'if-none-match': header } = headers;
  if (header === undefined || typeof etag !== 'string') return false;
  return header === '*' || tagsIn('If-None-Match', header).some((tag) => opaque(tag) === opaque(etag));
};

/**
 * Requests without a version are not refused because of a concurrent change. Only idempotent changes are retried: a
 * POST may already have sent a mail.
 */
export const unlessVersioned = <T>(
  { headers }: Pick<Event, 'headers'>,
  method: Method,
  change: () => Promise<T>,
): Promise<T> => {
  if (!takesAny(headers['if-match'])) return change();
  return method === 'POST' ? busyOnConflict(change) : retryOnConflict(change);
};
