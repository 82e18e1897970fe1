/** SCIM 2.0 over HTTP: authentication, and the format of answers and errors (RFC 7644, section 3.12). */

import { SCIM_PREFIX } from '#contract/http/prefix.ts';
import { directory } from '#lambdas/directory/store.ts';
import { ValueTakenError } from '#lambdas/errors.ts';
import type { DirectoryCaller } from '#lambdas/http/caller.ts';
import { describeError } from '#lambdas/http/describe-error.ts';
import type { Protocol } from '#lambdas/http/protocol.ts';
import { unauthorized } from '#lambdas/known-errors.ts';
import { isObject, type Json } from './attributes.ts';
import { SCIM_TYPES } from './errors.ts';

const always = (requestId: string) => ({
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-request-id': requestId,
  'content-type': 'application/scim+json',
});

/** The resource's version is its ETag. */
const about = (value: Json): Record<string, string> => {
  const { version, location } = isObject(value.meta) ? value.meta : {};
  return {
    ...(version !== undefined && { etag: String(version) }),
    ...(location !== undefined && { location: String(location) }),
  };
};

/** Maps API errors to SCIM error types. */
const typeOf = (error: unknown, { status, details: { code } }: ReturnType<typeof describeError>) => {
  if (error instanceof ValueTakenError) return 'uniqueness';
  const known = SCIM_TYPES.find((type) => type === code);
  return known ?? (status === 422 ? 'invalidValue' : status === 400 ? 'invalidSyntax' : undefined);
};

export const SCIM: Protocol = {
  prefix: SCIM_PREFIX,

  admit: async (_, __, { authorization }, { id, at, address, browser }): Promise<{ caller: DirectoryCaller }> => {
    const secret = /^Bearer ([\w-]{1,200})$/i.exec(authorization ?? '')?.[1];
    const token = secret && (await directory.tokenOf(secret, new Date(at)));
    if (!token) throw unauthorized();
    const asked = { id, address, browser };
    return {
      caller: { id: token.id, actor: { id: 'directory', name: 'Corporate directory', as: 'directory', asked } },
    };
  },

  reply: (statusCode, value, requestId) => {
    if (!isObject(value)) return { statusCode: 204, headers: always(requestId) };
    return { statusCode, headers: { ...always(requestId), ...about(value) }, body: JSON.stringify(value) };
  },

  problemReply: (error, requestId) => {
    const known = describeError(error);
    const { detail, details } = known;
    // SCIM uses 400 for values that break a rule.
    const status = known.status === 422 ? 400 : known.status;
    const scimType = typeOf(error, known);
    return {
      statusCode: status,
      headers: { ...always(requestId), ...details.headers },
      body: JSON.stringify({
        schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
        status: String(status),
        ...(scimType && { scimType }),
        detail,
      }),
    };
  },
};
