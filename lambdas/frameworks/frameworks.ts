import type { LinkedFramework } from '#domain/catalogue/linked.ts';
import { addDays } from '#domain/day.ts';
import { countsAcross } from '#domain/frameworks/company-coverage.ts';
import { effectiveDates } from '#domain/frameworks/dates.ts';
import type { FrameworkSummary } from '#domain/frameworks/framework.ts';
import type { ListedFramework } from '#domain/frameworks/framework-coverage.ts';
import { type FrameworkFilter, matchingFrameworks } from '#domain/frameworks/search.ts';
import { A_MONTH, snapshots } from '#lambdas/applications/snapshot-store.ts';
import { applications } from '#lambdas/applications/store.ts';
import { companyDay } from '#lambdas/company/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { notFound } from '#lambdas/known-errors.ts';
import { currentVersion } from './catalogue-version.ts';
import { mustReviewAll } from './must-review-all.ts';
import { UNSET } from './settings-store.ts';
import { frameworks } from './store.ts';

const summaryOf = ({ framework }: LinkedFramework): FrameworkSummary => {
  const { sources, notes, own_ids, groups, requirements, ...summary } = framework;
  return { ...summary, requirement_count: requirements.length, effective_dates: effectiveDates(framework) };
};

type Asked = Omit<FrameworkFilter, 'enabled'> & { enabled?: 'true' | 'false' | undefined };

export const listFrameworks = async (caller: Caller, { enabled, ...asked }: Asked) => {
  mustReviewAll(caller);
  const [{ there, settings }, rows, today] = await Promise.all([
    frameworks.there(),
    applications.compliance(),
    companyDay(),
  ]);
  const before = await snapshots.on(addDays(today, -A_MONTH));
  const listed = there.map((one) => {
    const summary = summaryOf(one);
    return {
      ...summary,
      one,
      setting: settings.find(({ framework }) => framework === summary.id) ?? UNSET(summary.id),
      month: before?.coverage[summary.id] ?? null,
      next_date: summary.effective_dates.find((day) => day > today) ?? null,
    };
  });
  const found = matchingFrameworks(listed, { ...asked, ...(enabled && { enabled: enabled === 'true' }) });
  return {
    frameworks: found.map(
      ({ one, ...summary }): ListedFramework => ({ ...summary, coverage: countsAcross(one, rows) }),
    ),
    catalog_version: await currentVersion(),
  };
};

/** Readers of applications see the names of catalogue frameworks and of enabled custom ones. */
export const nameFrameworks = async () => {
  const [{ settings, made }, { CATALOGUE }] = await Promise.all([
    frameworks.decided(),
    import('#domain/catalogue/whole.ts'),
  ]);
  const isEnabled = (id: string) => settings.some((one) => one.framework === id && one.enabled);
  const own = made.filter(({ id, retired }) => !retired && isEnabled(id));
  return [...CATALOGUE, ...own].map(({ id, name }) => ({ id, name }));
};

export const showFramework = async (caller: Caller, id: string) => {
  mustReviewAll(caller);
  const found = await frameworks.get(id);
  if (!found) throw notFound('framework');
  return found.framework;
};
