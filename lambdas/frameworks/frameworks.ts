import { CATALOGUE } from '#domain/catalogue/index.ts';
import { LINKED_FRAMEWORKS } from '#domain/catalogue/linked.ts';
import { countsAcross, NOBODY } from '#domain/company-coverage.ts';
import type { Framework, FrameworkSummary } from '#domain/framework.ts';
import type { ListedFramework } from '#domain/framework-coverage.ts';
import { effectiveDates } from '#domain/framework-dates.ts';
import { type FrameworkFilter, matchingFrameworks } from '#domain/framework-search.ts';
import { dayIn } from '#domain/time-zone.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { notFound } from '#lambdas/problems.ts';
import { applications } from '#lambdas/stores/applications.ts';
import { companyZone } from '#lambdas/stores/dues.ts';
import { frameworkSettings, UNSET } from '#lambdas/stores/framework-settings.ts';
import { CATALOG_VERSION } from './catalogue-version.ts';
import { mustReviewAll } from './must-review-all.ts';
import { ownFramework, ownSummaries } from './own.ts';

const summaryOf = (framework: Framework): FrameworkSummary => {
  const { sources, notes, own_ids, groups, requirements, ...summary } = framework;
  return { ...summary, requirement_count: requirements.length, effective_dates: effectiveDates(framework) };
};

const SUMMARIES = CATALOGUE.map(summaryOf);

type Asked = Omit<FrameworkFilter, 'enabled'> & { enabled?: 'true' | 'false' | undefined };

export const listFrameworks = async (caller: Caller, { enabled, ...asked }: Asked) => {
  mustReviewAll(caller);
  const [settings, rows, zone, made] = await Promise.all([
    frameworkSettings.all(),
    applications.compliance(),
    companyZone(),
    ownSummaries(),
  ]);
  const today = dayIn(zone);
  const listed = [...SUMMARIES, ...made].map((summary) => ({
    ...summary,
    setting: settings.find(({ framework }) => framework === summary.id) ?? UNSET(summary.id),
    next_date: summary.effective_dates.find((day) => day > today) ?? null,
  }));
  const found = matchingFrameworks(listed, { ...asked, ...(enabled && { enabled: enabled === 'true' }) });
  const frameworks = found.map((one): ListedFramework => {
    const linked = LINKED_FRAMEWORKS.get(one.id);
    return { ...one, coverage: linked ? countsAcross(linked, rows) : NOBODY };
  });
  return { frameworks, catalog_version: CATALOG_VERSION };
};

export const showFramework = async (caller: Caller, id: string) => {
  mustReviewAll(caller);
  const framework = CATALOGUE.find((one) => one.id === id) ?? (await ownFramework(id))?.framework;
  if (!framework) throw notFound('framework');
  return framework;
};
