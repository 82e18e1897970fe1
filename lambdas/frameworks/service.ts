import { countsAcross } from '#domain/frameworks/company-coverage.ts';
import type { CountedCoverage } from '#domain/frameworks/counted-coverage.ts';
import { toBeDone } from '#domain/frameworks/coverage.ts';
import { applications } from '#lambdas/applications/store.ts';
import { frameworks } from './store.ts';

/** The coverage of the enabled frameworks, for the daily snapshot. */
export const coverageNow = async (): Promise<CountedCoverage> => {
  const [enabled, rows] = await Promise.all([frameworks.enabled(), applications.compliance()]);
  return Object.fromEntries(
    enabled.map((one) => {
      const counts = countsAcross(one, rows);
      return [one.framework.id, { covered: counts.covered, applicable: toBeDone(counts) }];
    }),
  );
};
