/** Where an application stands, in as few reads however much there is of it. */
import type { ApplicationDetails } from '#domain/application-details.ts';
import { asSeenBy } from '#domain/audit-seen.ts';
import { reaches } from '#domain/permissions.ts';
import { valuesOf } from '#domain/questions/question.ts';
import { risksWith } from '#domain/risks/risks.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { notFound } from '#lambdas/problems.ts';
import { atHand } from '#lambdas/stores/at-hand.ts';
import { keys } from '#lambdas/stores/keys.ts';
import { readable } from '#lambdas/stores/reachable.ts';
import { trail } from '#lambdas/stores/trail.ts';
import { intakeShown } from './intake.ts';

const LATEST = 5;

export const detailsOf = async (caller: Caller, id: string): Promise<ApplicationDetails> => {
  // Both at once: what is out of reach is not answered, whatever was read of it.
  const [found, { items: activity }] = await Promise.all([
    atHand(id),
    trail.activity(keys.application(id), {}, LATEST, undefined),
  ]);
  if (!found || !reaches(readable(caller), found.application.resource_groups)) throw notFound('application');
  const { answers, ...intake } = intakeShown(found.intake);
  return {
    application: found.application,
    intake,
    risks: risksWith(valuesOf(answers), found.descriptors.said).map(
      ({ key, inherent, residual, provisional, own }) => ({ key, inherent, residual, provisional, own }),
    ),
    activity: asSeenBy(caller.roles, activity),
  };
};
