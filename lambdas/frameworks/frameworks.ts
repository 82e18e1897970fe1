import { CATALOGUE } from '#domain/catalogue/index.ts';
import type { Framework, FrameworkSummary } from '#domain/framework.ts';
import { effectiveDates } from '#domain/framework-dates.ts';
import { type FrameworkFilter, matchingFrameworks } from '#domain/framework-search.ts';
import { hasCompanyReviewerAccess } from '#domain/permissions.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { forbidden, notFound } from '#lambdas/problems.ts';
import { catalogueVersion } from './catalogue-version.ts';

/** A role alone is not enough: what is asked of the company is for whoever reviews all of it. */
const letRead = ({ roles }: Caller) => {
  if (!hasCompanyReviewerAccess(roles))
    throw forbidden('Frameworks are for administrators and for reviewers of the whole company.');
};

const summaryOf = (framework: Framework): FrameworkSummary => {
  const { sources, notes, own_ids, groups, requirements, ...summary } = framework;
  return { ...summary, requirement_count: requirements.length, effective_dates: effectiveDates(framework) };
};

const SUMMARIES = CATALOGUE.map(summaryOf);
const VERSION = catalogueVersion(CATALOGUE);

export const listFrameworks = async (caller: Caller, asked: FrameworkFilter) => {
  letRead(caller);
  return { frameworks: matchingFrameworks(SUMMARIES, asked), catalog_version: VERSION };
};

export const showFramework = async (caller: Caller, id: string) => {
  letRead(caller);
  const framework = CATALOGUE.find((one) => one.id === id);
  if (!framework) throw notFound('framework');
  return framework;
};
