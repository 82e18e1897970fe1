/** Lists applications whose tier differs under the current rules. Tiers change only with a new submission. */

import type { JudgedAnew } from '#domain/applications/rules-review.ts';
import type { RiskTier } from '#domain/enumerations.ts';
import { isRetired } from '#domain/life/life.ts';
import { intakeWith } from '#domain/own-questions/questionnaire.ts';
import { reaches } from '#domain/permissions.ts';
import type { Questionnaire } from '#domain/questions/assess.ts';
import { valuesOf } from '#domain/questions/question.ts';
import { tierOf } from '#domain/tiering/tiering.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { intakeQuestions } from '#lambdas/own-questions/store.ts';
import { readable } from './access.ts';
import { intakes } from './intake-store.ts';
import { applications } from './store.ts';

type Row = Awaited<ReturnType<typeof applications.rows>>[number];

const judgedAnew = async (intake: Questionnaire<RiskTier>, { id, name, tier }: Row): Promise<JudgedAnew[]> => {
  const kept = tier && (await intakes.version(id, tier.intake));
  if (!kept) return [];
  const { tier: tier_now, provisional } = tierOf(valuesOf(kept.answers), intake);
  const { rules_version, result } = kept;
  return result.tier === tier_now ? [] : [{ id, name, rules_version, tier: result.tier, tier_now, provisional }];
};

/** One page of applications with intakes of older rules, ordered by id. */
export const reviewByRules = async (caller: Caller, limit: number, after = '') => {
  const within = readable(caller);
  const intake = intakeWith(await intakeQuestions.asked());
  const judgedOtherwise = (await applications.rows())
    .filter(
      (row) =>
        row.tier &&
        row.tier.rules_version !== intake.version &&
        !isRetired(row) &&
        reaches(within, row.resource_groups),
    )
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const rest = judgedOtherwise.filter(({ id }) => id > after);
  const part = rest.slice(0, limit);
  return {
    rules_version: intake.version,
    judged_otherwise: judgedOtherwise.length,
    applications: (await Promise.all(part.map((row) => judgedAnew(intake, row)))).flat(),
    next_cursor: rest.length > limit ? (part.at(-1)?.id ?? null) : null,
  };
};
