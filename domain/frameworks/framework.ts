/** Schema of a framework (law, standard or principles) with its requirements, for the catalog and the API. */
import * as z from 'zod';
import { FRAMEWORK_STATUSES } from '#domain/enumerations.ts';

/** Parties with duties under a framework. */
const PARTIES = [
  'everybody',
  'provider',
  'initial_provider',
  'authorized_representative',
  'importer',
  'distributor',
  'manufacturer',
  'third_party_supplier',
  'deployer',
  'employer_deployer',
  'law_enforcement_deployer',
  'public_deployer',
  'essential_service_deployer',
  'general_purpose_provider',
  'systemic_risk_provider',
  'developer',
  'employer',
  'government',
  'health_care_provider',
] as const;
export type Party = (typeof PARTIES)[number];

/** Classes of systems that laws distinguish. */
export const CLASSES = [
  'literacy',
  'prohibited',
  'any_system',
  'high_risk',
  'transparency',
  'general_purpose',
  'high_impact',
] as const;
export type SystemClass = (typeof CLASSES)[number];

/** The part of a requirement that takes effect on a day, for phased requirements. */
const BEGINNINGS = [
  'annex_iii',
  'annex_i',
  'amended_text',
  'marketed_before',
  'enforcement',
  'new_processing',
  'existing_processing',
  'deployed_from_then',
] as const;

/** The API always returns both languages. */
export const Words = z.object({ en: z.string(), es: z.string() }).meta({ title: 'LocalizedText' });
export type Words = z.output<typeof Words>;

const Day = z.iso.date();

const RequirementGroup = z
  .object({
    id: z.string(),
    within: z.string().optional().meta({ description: 'The ID of its parent group.' }),
    title: Words.optional(),
    text: Words.optional().meta({ description: 'The topic, in our own words.' }),
  })
  .meta({ title: 'RequirementGroup' });
export type RequirementGroup = z.output<typeof RequirementGroup>;

const Requirement = z
  .object({
    id: z.string(),
    group: z.string().optional(),
    reference: z.string().optional().meta({ description: 'The reference in the law, if it differs from the ID.' }),
    title: Words.optional().meta({ description: 'The official English title, and our own Spanish translation.' }),
    text: Words.optional().meta({ description: 'The content of the requirement, in our own words.' }),
    applies_to: z.array(z.enum(PARTIES)).optional(),
    class: z.enum(CLASSES).optional(),
    effective: z
      .array(z.object({ from: Day, what: z.enum(BEGINNINGS).optional() }))
      .optional()
      .meta({ description: 'The effective date, and the scope if parts take effect at different times.' }),
    formally_from: Day.optional().meta({
      description: 'The date stated in the law, if it has no effect before another part applies (our interpretation).',
    }),
    change: z.enum(['new', 'amended']).optional().meta({ description: 'The change made by the latest amendment.' }),
    note: Words.optional(),
    single_source: z.literal(true).optional().meta({ description: 'Present if only one source confirms it.' }),
    superseded_by: z.object({ framework: z.string(), requirement: z.string() }).optional(),
  })
  .meta({ title: 'Requirement' });
export type Requirement = z.output<typeof Requirement>;

export const Framework = z
  .object({
    id: z.string(),
    name: z.string(),
    status: z.enum(FRAMEWORK_STATUSES).meta({ description: 'The status on the verification date.' }),
    jurisdiction: Words,
    issuer: z.string(),
    version: z.string(),
    dated: z.object({
      what: z.enum(['published', 'signed', 'promulgated', 'approved', 'adopted', 'effective']),
      on: z
        .union([Day, z.string().regex(/^\d{4}-\d{2}$/)])
        .meta({ description: 'A date, or a month if sources differ.' }),
    }),
    verified_on: Day,
    sources: z.array(z.object({ title: z.string(), url: z.url() })),
    notes: z.array(Words),
    own: z
      .literal(true)
      .optional()
      .meta({ description: 'Present for a company framework: see PUT /own-frameworks/{id}.' }),
    own_version: z
      .int()
      .optional()
      .meta({ description: 'For a company framework: see GET /own-frameworks/{id}/versions/{number}.' }),
    retired: z.literal(true).optional(),
    own_ids: z
      .boolean()
      .meta({ description: 'Whether the IDs of the requirements are our own, because the source has none.' }),
    superseded_by: z.string().optional(),
    groups: z.array(RequirementGroup),
    requirements: z.array(Requirement),
  })
  .meta({ title: 'Framework' });
export type Framework = z.output<typeof Framework>;

export const FrameworkSummary = Framework.omit({
  sources: true,
  notes: true,
  own_ids: true,
  groups: true,
  requirements: true,
})
  .extend({
    requirement_count: z.int().min(1),
    effective_dates: z.array(Day).meta({ description: 'The effective dates of its parts, in order.' }),
  })
  .meta({ title: 'FrameworkSummary' });
export type FrameworkSummary = z.output<typeof FrameworkSummary>;
