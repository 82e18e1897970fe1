/** Subjects that wait for the caller's decision. */
import { whyNotDecide } from '#domain/approval/decide.ts';
import { tierOf } from '#domain/subject.ts';
import { stageOf } from '#domain/waiting.ts';
import { applications } from '#lambdas/applications/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { asDecider, editorsOf, waitingOf } from './decider-service.ts';

/** Editors are checked for this many subjects only. */
const LOOKED_AT = 50;

export const waitingFor = async (caller: Caller) => {
  const decider = await asDecider(caller);
  if (!decider) return [];
  const rows = (await Promise.all([applications.rows(), vendors.rows()])).flat();
  const waiting = rows.flatMap((row) => {
    const one = waitingOf(row);
    const stage = stageOf(one);
    return stage && whyNotDecide(decider, one, stage, []) === undefined ? [{ row, one, stage }] : [];
  });
  const first = waiting.toSorted((a, b) => (a.stage.submitted_at < b.stage.submitted_at ? -1 : 1)).slice(0, LOOKED_AT);
  const decidable = await Promise.all(
    first.map(async (found) => {
      const editors = await editorsOf(found.one);
      return whyNotDecide(decider, found.one, found.stage, editors) === undefined ? [found] : [];
    }),
  );
  return decidable.flat().map(({ row, one: { thing, id }, stage }) => {
    const { round, role, submitted_by, submitted_at } = stage;
    const about = { thing, id, name: row.name, risk_tier: tierOf(row) };
    return { ...about, round, stage: stage.stage, role, submitted_by, submitted_at };
  });
};
