/** What waits for somebody's decision. */
import { whyNotDecide } from '#domain/approval/decide.ts';
import { fullName } from '#domain/person.ts';
import { stageOf } from '#domain/waiting.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { applications } from '#lambdas/stores/applications.ts';
import { editorsOf } from '#lambdas/stores/deciders.ts';

/** Of so many it is looked at who has changed them. */
const LOOKED_AT = 50;

export const waitingFor = async ({ user, roles }: Caller) => {
  if (!user) return [];
  const person = { id: user.id, name: fullName(user), email: user.email, roles };
  const waiting = (await applications.rows()).flatMap((row) => {
    const stage = stageOf(row);
    return stage && whyNotDecide(person, row, stage, []) === undefined ? [{ row, stage }] : [];
  });
  const first = waiting.toSorted((a, b) => (a.stage.submitted_at < b.stage.submitted_at ? -1 : 1)).slice(0, LOOKED_AT);
  const decidable = await Promise.all(
    first.map(async (one) => {
      const editors = await editorsOf(one.row);
      return whyNotDecide(person, one.row, one.stage, editors) === undefined ? [one] : [];
    }),
  );
  return decidable.flat().map(({ row: { id, name, risk_tier }, stage }) => {
    const { round, role, submitted_by, submitted_at } = stage;
    return { id, name, risk_tier, round, stage: stage.stage, role, submitted_by, submitted_at };
  });
};
