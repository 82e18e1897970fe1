/** Counts of applications in the caller's access scope, now and over the past year. */
import { countMetrics, type TrendPoint, within } from '#domain/applications/metrics.ts';
import { addDays } from '#domain/day.ts';
import { unlessAsked } from '#domain/life/life.ts';
import type { Reach } from '#domain/permissions.ts';
import { companyDay } from '#lambdas/company/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { readable } from './access.ts';
import { A_MONTH, snapshots } from './snapshot-store.ts';
import { applications } from './store.ts';
import { summaryOf } from './summary-service.ts';

const WEEKS = 52;

const pointOf = async (reach: Reach, date: string): Promise<TrendPoint> => {
  const snapshot = await snapshots.on(date);
  return { date, missed: !snapshot, ...within(reach, snapshot?.sets ?? []) };
};

/** One day per week for a year, and the day a month ago, starting with the first snapshot. */
const pastOf = async (reach: Reach, today: string) => {
  const first = await snapshots.first();
  const isKept = (day: string) => first !== undefined && day >= first;
  const weeks = Array.from({ length: WEEKS }, (_, n) => addDays(today, -7 * (WEEKS - n))).filter(isKept);
  const [month, ...trend] = await Promise.all(
    [addDays(today, -A_MONTH), ...weeks].map((day) => (isKept(day) ? pointOf(reach, day) : undefined)),
  );
  return { trend: trend.flatMap((point) => point ?? []), month: month && !month.missed ? month : null };
};

export const metricsOf = async (caller: Caller, asked: Parameters<typeof applications.metrics>[1]) => {
  const [reach, today, counting] = [readable(caller), await companyDay(), countMetrics()];
  const as_of = new Date().toISOString();
  const [counts, past] = await Promise.all([
    applications.metrics(reach, unlessAsked(asked), await summaryOf(caller, asked), counting.row),
    pastOf(reach, today),
  ]);
  return { ...counts, ...counting.found(), as_of, ...past };
};
