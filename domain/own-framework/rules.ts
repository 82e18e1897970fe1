/**
 * Field rules for company-defined frameworks and their requirements. Contains no schema, to keep the browser bundle
 * small.
 */
import { CONTROL_KEYS, type ControlKey } from '#domain/controls/keys.ts';
import { FRAMEWORK_STATUSES } from '#domain/enumerations.ts';
import type { Broken } from '#domain/field-error.ts';
import { choice, type DraftOf, optional, required } from '#domain/rules.ts';

export const MOST_REQUIREMENTS = 500;
/** All requirements share one DynamoDB item (400 KB) with some metadata. */
export const MOST_BYTES = 280_000;
/** Limit per requirement. */
export const MOST_LINKS = 20;

/** Duplicates `STRENGTHS` of `controls/catalogue.ts`, which the browser does not load. */
export const LINK_STRENGTHS = ['full', 'partial', 'supports'] as const;
export type LinkStrength = (typeof LINK_STRENGTHS)[number];

export const ownFrameworkRules = {
  name: required('title', 120),
  issuer: required('line', 200),
  edition: required('line', 40),
  status: choice(FRAMEWORK_STATUSES, 'voluntary'),
  jurisdiction: optional('line', 200),
  about: optional('lines', 2000),
} as const;
export type AboutOwnFramework = DraftOf<typeof ownFrameworkRules>;

export const ownRequirementRules = {
  id: required('line', 40),
  title: required('line', 200),
  text: optional('lines', 4000),
  group: optional('line', 120),
  effective_from: optional('typed_day', 10),
} as const;

export const linkReasonRule = optional('line', 300);

export type OwnLink = { control: ControlKey; strength: LinkStrength; reason?: string };
export type OwnRequirementDraft = DraftOf<typeof ownRequirementRules> & { controls: readonly OwnLink[] };

const CONTROLS: readonly string[] = Object.values(CONTROL_KEYS).flat();
export const isControl = (key: string): key is ControlKey => CONTROLS.includes(key);

const AN_ID = /^[\p{L}\p{N}][\p{L}\p{N} .:_()-]*$/u;

/** Ids appear in URLs and control keys. */
export const idProblem = (id: string): Broken | undefined =>
  AN_ID.test(id) ? undefined : { code: 'not_a_requirement_id', params: {} };

/** Normalized id for comparisons. */
export const sameRequirementId = (id: string) => id.trim().normalize('NFKC').toLowerCase();

/** Maps the index of each repeated id to its first occurrence. */
export const repeatedIds = (requirements: readonly { id: string }[]): ReadonlyMap<number, number> => {
  const met = new Map<string, number>();
  const again = new Map<number, number>();
  for (const [at, { id }] of requirements.entries()) {
    const first = met.get(sameRequirementId(id));
    if (first === undefined) met.set(sameRequirementId(id), at);
    else if (id.trim() !== '') again.set(at, first);
  }
  return again;
};

const encoder = new TextEncoder();
export const bytesOf = (requirements: readonly unknown[]) => encoder.encode(JSON.stringify(requirements)).length;
