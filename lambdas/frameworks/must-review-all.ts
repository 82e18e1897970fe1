import { hasCompanyReviewerAccess } from '#domain/permissions.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { forbidden } from '#lambdas/known-errors.ts';

/** Requires review access to the company as a whole, not only to some groups. */
export const mustReviewAll = ({ roles }: Caller) => {
  if (!hasCompanyReviewerAccess(roles))
    throw forbidden('Only administrators and company-level reviewers can access frameworks.');
};
