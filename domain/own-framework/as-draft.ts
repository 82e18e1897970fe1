/**
 * A framework of one's own as one draft: each thing that it asks is a field by its id, so that what two people changed
 * at once goes together as it does in any form.
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

/** No field of the framework itself is called so. */
export const fieldOfRequirement = ({ id }: { id: string }) => `requirement ${sameRequirementId(id)}`;

export const asDraft = ({ about, requirements }: OwnDraft): Draft => ({
  ...about,
  ...Object.fromEntries(requirements.map((one) => [fieldOfRequirement(one), canonical(one)])),
});

/** With a field for each that any of them asks. */
export const rulesOver = (all: readonly OwnDraft[]): Rules => ({
  ...ownFrameworkRules,
  ...Object.fromEntries(
    all.flatMap(({ requirements }) =>
      requirements.map((one) => [fieldOfRequirement(one), optional('lines', MOST_BYTES)] as const),
    ),
  ),
});

/** What is asked once drafts were merged: theirs in their order, then what is mine alone. */
export const requirementsIn = (merged: Draft, theirs: OwnDraft, mine: OwnDraft): OwnRequirementDraft[] => {
  const known = new Map(
    [...theirs.requirements, ...mine.requirements].map((one) => [`${fieldOfRequirement(one)} ${canonical(one)}`, one]),
  );
  const fields = new Set([...theirs.requirements, ...mine.requirements].map(fieldOfRequirement));
  return [...fields].flatMap((field) => known.get(`${field} ${String(merged[field])}`) ?? []);
};
