/**
 * Flattens a company-defined framework into one draft with a field per requirement, so concurrent edits merge like
 * those of any form.
 */
import { canonical } from '#domain/canonical.ts';
import { type Draft, optional, type Rules } from '#domain/rules.ts';
import {
  type AboutOwnFramework,
  MOST_BYTES,
  type OwnRequirementDraft,
  ownFrameworkRules,
  sameRequirementId,
} from './rules.ts';

export type OwnDraft = { about: AboutOwnFramework; requirements: readonly OwnRequirementDraft[] };

/** The prefix keeps these names apart from the framework's own fields. */
export const fieldOfRequirement = ({ id }: { id: string }) => `requirement ${sameRequirementId(id)}`;

export const asDraft = ({ about, requirements }: OwnDraft): Draft => ({
  ...about,
  ...Object.fromEntries(requirements.map((one) => [fieldOfRequirement(one), canonical(one)])),
});

/** Rules with a field for each requirement of the drafts. */
export const rulesOver = (all: readonly OwnDraft[]): Rules => ({
  ...ownFrameworkRules,
  ...Object.fromEntries(
    all.flatMap(({ requirements }) =>
      requirements.map((one) => [fieldOfRequirement(one), optional('lines', MOST_BYTES)] as const),
    ),
  ),
});

/** Requirements after a merge: theirs in their order, then those that only mine has. */
export const requirementsIn = (merged: Draft, theirs: OwnDraft, mine: OwnDraft): OwnRequirementDraft[] => {
  const known = new Map(
    [...theirs.requirements, ...mine.requirements].map((one) => [`${fieldOfRequirement(one)} ${canonical(one)}`, one]),
  );
  const fields = new Set([...theirs.requirements, ...mine.requirements].map(fieldOfRequirement));
  return [...fields].flatMap((field) => known.get(`${field} ${String(merged[field])}`) ?? []);
};
