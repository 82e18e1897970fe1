import { CONTROLS } from '#domain/catalogue/controls/index.ts';
import { LINKED_FRAMEWORKS } from '#domain/catalogue/linked.ts';
import { coverageOn } from '#domain/company-coverage.ts';
import { type FrameworkCoverage, MOST_LISTED } from '#domain/framework-coverage.ts';
import { dayIn } from '#domain/time-zone.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { notFound } from '#lambdas/problems.ts';
import { applications } from '#lambdas/stores/applications.ts';
import { companyZone } from '#lambdas/stores/dues.ts';
import { frameworkSettings, UNSET } from '#lambdas/stores/framework-settings.ts';
import { mustReviewAll } from './must-review-all.ts';

const TITLES = new Map(CONTROLS.map(({ key, title }) => [key, title]));

export const showCoverage = async (
  caller: Caller,
  id: string,
  asOf: string | undefined,
): Promise<FrameworkCoverage> => {
  mustReviewAll(caller);
  const asking = LINKED_FRAMEWORKS.get(id);
  if (!asking) throw notFound('framework');
  const [settings, rows, zone] = await Promise.all([frameworkSettings.all(), applications.compliance(), companyZone()]);
  const today = dayIn(zone);
  const as_of = asOf ?? today;
  const found = coverageOn(asking, rows, as_of, today);
  return {
    ...{ as_of, today },
    setting: settings.find(({ framework }) => framework === id) ?? UNSET(id),
    requirements: found.requirements.map(({ links, ...one }) => ({
      ...one,
      links: links.map((link) => ({
        ...link,
        title: TITLES.get(link.control) ?? { en: link.control, es: link.control },
      })),
    })),
    applications: found.applications.slice(0, MOST_LISTED),
    total: found.applications.length,
    becoming: found.applications.filter(({ becomes_concerned }) => becomes_concerned).length,
  };
};
