/** Where an application stands, in three reads however much there is of it. */
import type { ApplicationDetails } from '#domain/application-details.ts';
import { checklist, intakeState } from '#domain/approval/checklist.ts';
import { openIn } from '#domain/approval/transitions.ts';
import { asSeenBy } from '#domain/audit-seen.ts';
import { nextSteps } from '#domain/next-steps.ts';
import { reaches } from '#domain/permissions.ts';
import { valuesOf } from '#domain/questions/question.ts';
import { risksWith } from '#domain/risks/risks.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { notFound } from '#lambdas/problems.ts';
import { atHand } from '#lambdas/stores/at-hand.ts';
import { intakes } from '#lambdas/stores/intakes.ts';
import { keys } from '#lambdas/stores/keys.ts';
import { readable } from '#lambdas/stores/reachable.ts';
import { trail } from '#lambdas/stores/trail.ts';
import { intakeShown } from './intake.ts';

const LATEST = 5;

export const detailsOf = async (caller: Caller, id: string): Promise<ApplicationDetails> => {
  // All at once: what is out of reach is not answered, whatever was read of it.
  const [found, submitted, latest] = await Promise.all([
    atHand(id),
    intakes.versions(id, 1, undefined),
    trail.activity(keys.application(id), {}, LATEST, undefined),
  ]);
  if (!found || !reaches(readable(caller), found.application.resource_groups)) throw notFound('application');
  const { application, descriptors, rounds, assessments } = found;
  const { answers, ...intake } = intakeShown(found.intake);
  const checks = checklist(application, intakeState(submitted.items[0], found.intake));
  const conditions = openIn(rounds);
  return {
    ...{ application, intake },
    next: nextSteps({ application, checklist: checks, conditions, assessments }),
    risks: risksWith(valuesOf(answers), descriptors.said).map(({ key, inherent, residual, provisional, own }) => ({
      ...{ key, inherent, residual, provisional, own },
    })),
    activity: asSeenBy(caller.roles, latest.items),
  };
};
