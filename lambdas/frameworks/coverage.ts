import { titleIn } from '#domain/controls/title.ts';
import { coverageOn } from '#domain/frameworks/company-coverage.ts';
import { type FrameworkCoverage, MOST_LISTED } from '#domain/frameworks/framework-coverage.ts';
import { SettingSummary } from '#domain/frameworks/setting.ts';
import { nameOrder } from '#domain/text/name.ts';
import { dayIn } from '#domain/time-zone.ts';
import { applications } from '#lambdas/applications/store.ts';
import { companyZone } from '#lambdas/company/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { notFound } from '#lambdas/known-errors.ts';
import { mustReviewAll } from './must-review-all.ts';
import { frameworkSettings, UNSET } from './settings-store.ts';
import { frameworks } from './store.ts';

export const showCoverage = async (
  caller: Caller,
  id: string,
  { as_of: asOf, text = '' }: { as_of?: string | undefined; text?: string | undefined },
): Promise<FrameworkCoverage> => {
  mustReviewAll(caller);
  const [asking, setting, rows, zone] = await Promise.all([
    frameworks.get(id),
    frameworkSettings.get(frameworkSettings.idOf(id)),
    applications.compliance(),
    companyZone(),
  ]);
  if (!asking) throw notFound('framework');
  const today = dayIn(zone);
  const as_of = asOf ?? today;
  const found = coverageOn(asking, rows, as_of, today);
  const wanted = nameOrder(text);
  const named = wanted ? found.applications.filter(({ name }) => nameOrder(name).includes(wanted)) : found.applications;
  return {
    ...{ as_of, today },
    setting: setting ? SettingSummary.parse(setting) : UNSET(id),
    requirements: found.requirements.map(({ links, ...one }) => ({
      ...one,
      links: links.map((link) => ({ ...link, title: titleIn([asking], link.control) })),
    })),
    applications: named.slice(0, MOST_LISTED),
    total: found.applications.length,
    becoming: found.applications.filter(({ becomes_concerned }) => becomes_concerned).length,
  };
};
