import { ConflictError, MalformedError } from '#lambdas/errors.ts';
/** Error types of RFC 7644, section 3.12. */

export const SCIM_TYPES = [
  'invalidFilter',
  'invalidPath',
  'invalidSyntax',
  'invalidValue',
  'mutability',
  'noTarget',
  'uniqueness',
] as const;
type ScimType = (typeof SCIM_TYPES)[number];

export const scimError = (type: ScimType, detail: string) =>
  new (type === 'uniqueness' ? ConflictError : MalformedError)(detail, { code: type });
