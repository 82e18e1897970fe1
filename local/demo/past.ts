/** The daily counts of the demo company over the last year, with gradual growth and assessment. */
import { createHash } from 'node:crypto';
import { setsOf } from '#domain/applications/metrics.ts';
import type { ApplicationRow } from '#domain/applications/row.ts';
import { addDays } from '#domain/day.ts';
import type { CountedCoverage } from '#domain/frameworks/counted-coverage.ts';
import { dayIn } from '#domain/time-zone.ts';
import { snapshots } from '#lambdas/applications/snapshot-store.ts';
import { applications } from '#lambdas/applications/store.ts';
import { coverageNow } from '#lambdas/frameworks/service.ts';
import { transact } from '#lambdas/persistence/transaction.ts';
import { COMPANY } from './company.ts';

const DAYS = 364;
const AT_ONCE = 90;
/** A gap in the history, as after an outage. */
const isMissed = (ago: number) => ago > 150 && ago < 165;

/** A deterministic number from 0 to 1. */
const chance = (text: string) => createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;

/** Days ago when the application was added, assessed and decided. */
const datesOf = ({ id }: ApplicationRow) => {
  const added = 420 * chance(`${id} added`);
  const judged = added * chance(`${id} judged`);
  return { added, judged, decided: judged * chance(`${id} decided`) };
};

const asItWas = (row: ApplicationRow, ago: number): ApplicationRow[] => {
  const { added, judged, decided } = datesOf(row);
  if (ago > added) return [];
  return [
    {
      ...row,
      ...(ago > judged && { risk_tier: 'not_assessed' as const }),
      ...(ago > decided && { approval_status: 'not_submitted' as const }),
    },
  ];
};

/** Controls were accepted at an even pace over the year. */
const coverageThen = (coverage: CountedCoverage, ago: number): CountedCoverage =>
  Object.fromEntries(
    Object.entries(coverage).map(([id, { covered, applicable }]) => [
      id,
      { covered: Math.floor(covered * (1 - ago / DAYS)), applicable },
    ]),
  );

export const furnishPast = async () => {
  const today = dayIn(COMPANY.time_zone);
  const [rows, coverage] = await Promise.all([applications.rows(), coverageNow()]);
  const then = (ago: number) => ({
    sets: setsOf(rows.flatMap((row) => asItWas(row, ago))),
    coverage: coverageThen(coverage, ago),
  });
  const writes = Array.from({ length: DAYS }, (_, n) => DAYS - n).flatMap((ago) =>
    isMissed(ago) ? [] : snapshots.writes(addDays(today, -ago), then(ago)),
  );
  for (let n = 0; n < writes.length; n += AT_ONCE) await transact(writes.slice(n, n + AT_ONCE));
};
