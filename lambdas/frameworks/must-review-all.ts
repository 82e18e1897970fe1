import { hasCompanyReviewerAccess } from '#domain/permissions.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { forbidden } from '#lambdas/known-errors.ts';

/** A role alone is not enough: what is asked of the company is for whoever reviews all of it. */
export const mustReviewAll = ({ roles }: Caller) => {
  if (!hasCompanyReviewerAccess(roles))
    throw forbidden('Frameworks are for administrators and for reviewers of the whole company.');
};
