/** The runs of a series with their comparisons, and its schedule. */
import { aheadProblem } from '#domain/day.ts';
import { fieldError } from '#domain/field-error.ts';
import { type Comparison, comparisonsOf, verdictChanges } from '#domain/tests/series/comparisons.ts';
import { runsOf } from '#domain/tests/series/runs.ts';
import type { ScheduleGiven } from '#domain/tests/series/schedule.ts';
import type { SeriesRun, SeriesSchedule, TestSeries } from '#domain/tests/series/series.ts';
import type { KeptTest, ListedTest } from '#domain/tests/test.ts';
import { mustBeEditable } from '#lambdas/applications/access.ts';
import { companyDay } from '#lambdas/company/store.ts';
import { readResult } from '#lambdas/files/test-files.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import { changedMeanwhile, invalid, notFound } from '#lambdas/known-errors.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { asListed, find, type Params } from './shown.ts';
import { tests } from './store.ts';

type Read = { listed: ListedTest; kept: KeptTest | undefined; comparisons: Comparison[] };

const readRun = async (run: ListedTest): Promise<Read> => {
  const [listed, kept] = await Promise.all([asListed(run), tests.get(run.id)]);
  const found = kept?.result && (await readResult(kept, kept.result.sha256));
  return { listed, kept, comparisons: found ? comparisonsOf(found.result) : [] };
};

const runOf = ({ listed, kept, comparisons }: Read, before: Read | undefined): SeriesRun[] => {
  // Deleted concurrently with its application.
  if (!kept) return [];
  const { ratio: ratio_limit, confidence } = kept.plan.thresholds;
  const verdict_changes = kept.result && before ? verdictChanges(before.comparisons, comparisons) : [];
  return [{ ...listed, engine: kept.result?.engine ?? null, ratio_limit, confidence, comparisons, verdict_changes }];
};

/** The first test of the series, which has its schedule. */
const findFirst = async (runs: readonly ListedTest[]): Promise<KeptTest> => {
  const first = runs[0] && (await tests.get(runs[0].id));
  if (!first) throw notFound('test');
  return first;
};

const scheduleOf = ({ id, version, schedule }: KeptTest): SeriesSchedule => ({ id, version, schedule });

export const showSeries = async (
  caller: Caller,
  params: Params,
  { limit }: { limit: number },
  after = '',
): Promise<TestSeries> => {
  await find(caller, params);
  const runs = runsOf(await tests.of(params.id), params.taskId);
  const rest = runs.toReversed().filter(({ id }) => after === '' || id < after);
  const part = rest.slice(0, limit);
  const earlier = rest.slice(limit).find(({ state }) => state === 'ready');
  const read = await Promise.all([...part, ...(earlier ? [earlier] : [])].map(readRun));
  const first = await findFirst(runs);
  const isReady = ({ kept }: Read) => kept?.result != null;
  return {
    ...scheduleOf(first),
    runs: read.slice(0, part.length).flatMap((one, at) => runOf(one, read.slice(at + 1).find(isReady))),
    total: runs.length,
    next_cursor: rest.length > limit ? (part.at(-1)?.id ?? null) : null,
  };
};

const changesOf = (before: KeptTest['schedule'], after: KeptTest['schedule']) =>
  (['every', 'next_on'] as const).flatMap((field) => {
    const [from, to] = [before?.[field], after?.[field]];
    return from === to ? [] : [{ field: `test_${field}`, ...(from && { from }), ...(to && { to }) }];
  });

export const setSchedule = (
  caller: Caller,
  params: Params,
  { every, starts_on }: ScheduleGiven,
  changeable: (version: number) => boolean,
) =>
  retryOnConflict(async () => {
    const { application } = await find(caller, params);
    mustBeEditable(caller, application);
    const first = await findFirst(runsOf(await tests.of(params.id), params.taskId));
    if (!changeable(first.version)) throw changedMeanwhile('test', true);
    const today = await companyDay();
    const day = starts_on ?? today;
    const wrong = every === 'none' ? undefined : aheadProblem(day, today);
    if (wrong) throw invalid([fieldError('starts_on', wrong.code, wrong.params)]);
    const set = { at: new Date().toISOString(), by: actorOf(caller) };
    const schedule = every === 'none' ? null : { every, starts_on: day, next_on: day, ...set };
    const changes = changesOf(first.schedule, schedule);
    if (changes.length === 0) return scheduleOf(first);
    const after = await tests.update(first, { ...first, schedule }, caller.actor, { action: 'scheduled', changes });
    return scheduleOf(after);
  });
