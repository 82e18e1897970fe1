/**
 * Marks an approved application as changed if its answers, submitted or not, differ from the approved ones, and removes
 * the mark if they match again.
 */
import type { Application } from '#domain/applications/application.ts';
import { markedByAnswers } from '#domain/approval/changed.ts';
import { othersOf } from '#domain/approval/checklist.ts';
import { isApproved } from '#domain/approval/states.ts';
import { type Answers, valuesOf } from '#domain/questions/question.ts';
import { approvals } from '#lambdas/approvals/store.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { reachableApplication } from './access.ts';
import { intakes } from './intake-store.ts';
import { applications } from './store.ts';

/** Compares both the submitted and the current answers with the approved ones. */
const areOthers = async (application: Application, given: Answers): Promise<boolean | undefined> => {
  const { id, tier } = application;
  const round = await approvals.of(application);
  const approved = round?.intake && (await intakes.version(id, round.intake));
  if (!approved || !tier) return undefined;
  const isOther = (answers: Answers) => othersOf(valuesOf(approved.answers), answers).length > 0;
  if (isOther(given)) return true;
  const submitted = tier.intake === approved.number ? approved : await intakes.version(id, tier.intake);
  return submitted !== undefined && isOther(valuesOf(submitted.answers));
};

const isMarked = ({ changed_since_approval: mark }: Application) => mark?.fields.includes('intake') === true;

export const markByAnswers = (caller: Caller, id: string, given: Answers) =>
  retryOnConflict(async () => {
    const now = await reachableApplication(caller, id);
    if (!isApproved(now.approval_status)) return;
    const isOther = await areOthers(now, given);
    if (isOther === undefined || isOther === isMarked(now)) return;
    const done = { at: new Date().toISOString(), by: actorOf(caller) };
    await applications.update(now, markedByAnswers(now, isOther, done), caller.actor);
  });
