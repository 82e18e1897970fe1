/** What is wrong, by the names of RFC 7644, section 3.12. */
import { ProblemError } from '#lambdas/problems.ts';

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
  new ProblemError(type === 'uniqueness' ? 409 : 400, detail, { code: type });
