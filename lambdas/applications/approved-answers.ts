/** Whoever looks at an approval sees at once that an answer is another one by now, submitted or not. */

import type { Application } from '#domain/application.ts';
import { markedByAnswer } from '#domain/approval/changed.ts';
import { othersOf } from '#domain/approval/checklist.ts';
import { isApproved } from '#domain/approval/states.ts';
import { valuesOf } from '#domain/questions/question.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import { applications } from '#lambdas/stores/applications.ts';
import { intakes, type KeptIntake } from '#lambdas/stores/intakes.ts';
import { onTop } from '#lambdas/stores/on-top.ts';
import { reachableApplication } from '#lambdas/stores/reachable.ts';

const isMarkable = ({ approval_status, changed_since_approval: mark }: Application) =>
  isApproved(approval_status) && !mark?.fields.includes('intake');

export const markIfAnsweredAnew = async (caller: Caller, application: Application, { answers }: KeptIntake) => {
  const { id, tier } = application;
  if (!isMarkable(application) || !tier) return;
  const approved = await intakes.version(id, tier.intake);
  if (!approved || othersOf(valuesOf(approved.answers), valuesOf(answers)).length === 0) return;
  await onTop(async () => {
    const now = await reachableApplication(caller, id);
    const mark = { at: new Date().toISOString(), by: actorOf(caller) };
    if (isMarkable(now)) await applications.update(now, markedByAnswer(now, mark), caller.actor);
  });
};
