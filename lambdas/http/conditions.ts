/**
 * Conditional requests (RFC 9110, section 13). An ETag names the version of an entity, for changes, and what of it its
 * reader was shown, for reading it again: people see the same version differently when their roles change.
 */
import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2 as Event } from 'aws-lambda';
import type { Method } from '#contract/route.ts';
import { malformed } from '#lambdas/known-errors.ts';
import { busyOnConflict, retryOnConflict } from '#lambdas/persistence/retry.ts';

const LENGTH = 16;

/** A version that is text, such as the edition of a framework, is no part of its ETag: a header holds ASCII only. */
export const etagOf = (version: unknown, body: string) => {
  const digest = createHash('sha256').update(body);
  return Number.isSafeInteger(version)
    ? `"${version}-${digest.digest('base64url').slice(0, LENGTH)}"`
    : `"${digest.digest('hex').slice(0, LENGTH)}"`;
};

const TAG = String.raw`(?:W/)?"[\x21\x23-\x7e\x80-\xff]*"`;
const LIST = new RegExp(String.raw`^[ \t,]*(?:${TAG}[ \t]*(?:,[ \t,]*|$))+$`);

const tagsIn = (name: string, header: string): string[] => {
  if (!LIST.test(header)) throw malformed(`${name} takes ETags as this API gave them, or *.`);
  return header.match(new RegExp(TAG, 'g')) ?? [];
};

/**
 * A weak tag never matches here. The version alone, which the entity itself says, is as good as its whole ETag. 0 is that
 * of what is there once somebody changes it.
 */
const versionOf = (tag: string) => Number(/^"(0|[1-9]\d{0,14})(?:-[\w-]*)?"$/.exec(tag)?.[1]);

/** Whether whoever asks does not mind what they change. */
const takesAny = (header: string | undefined) => header === undefined || header === '*';

/** Whether a version may be changed. */
export const changeable = ({ headers }: Pick<Event, 'headers'>): ((version: number) => boolean) => {
  const { 'if-match': header } = headers;
  if (header === undefined || takesAny(header)) return () => true;
  const versions = tagsIn('If-Match', header).map(versionOf);
  return (version) => versions.includes(version);
};

const opaque = (tag: string) => tag.replace(/^W\//, '');

/** Whether whoever asks has this already. */
export const isKnown = ({ headers }: Pick<Event, 'headers'>, etag: unknown) => {
  const { 'if-none-match': header } = headers;
  if (header === undefined || typeof etag !== 'string') return false;
  return header === '*' || tagsIn('If-None-Match', header).some((tag) => opaque(tag) === opaque(etag));
};

/**
 * Who gave no version is not refused because of one. Only what says how a thing is to be may be done again from the
 * beginning: a POST may have sent a mail by then, and goes on top of others by itself.
 */
export const unlessVersioned = <T>(
  { headers }: Pick<Event, 'headers'>,
  method: Method,
  change: () => Promise<T>,
): Promise<T> => {
  if (!takesAny(headers['if-match'])) return change();
  return method === 'POST' ? busyOnConflict(change) : retryOnConflict(change);
};
