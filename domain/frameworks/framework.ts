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
export const Words = z.object({ en: z.string(), es: z.string() });
export type Words = z.output<typeof Words>;

const Day = z.iso.date();

const RequirementGroup = z
  .object({
    id: z.string(),
    within: z.string().optional().meta({ description: 'The id of the group that it is part of.' }),
    title: Words.optional(),
    text: Words.optional().meta({ description: 'What it is about, in our own words.' }),
  })
  .meta({ title: 'RequirementGroup' });
export type RequirementGroup = z.output<typeof RequirementGroup>;

const Requirement = z
  .object({
    id: z.string(),
    group: z.string().optional(),
    reference: z.string().optional().meta({ description: 'Where it stands in the law, if the id does not say so.' }),
    title: Words.optional().meta({ description: 'As published in English; in Spanish our own translation.' }),
    text: Words.optional().meta({ description: 'What it asks, in our own words.' }),
    applies_to: z.array(z.enum(PARTIES)).optional(),
    class: z.enum(CLASSES).optional(),
    effective: z
      .array(z.object({ from: Day, what: z.enum(BEGINNINGS).optional() }))
      .optional()
      .meta({ description: 'When it takes effect, and for what, where not all of it does at once.' }),
    formally_from: Day.optional().meta({
      description: 'The date in the law, where nothing can fall under it before another part applies: a legal reading.',
    }),
    change: z.enum(['new', 'amended']).optional().meta({ description: 'What the latest amendment did to it.' }),
    note: Words.optional(),
    single_source: z.literal(true).optional().meta({ description: 'Given where only one source says so.' }),
    superseded_by: z.object({ framework: z.string(), requirement: z.string() }).optional(),
  })
  .meta({ title: 'Requirement' });
export type Requirement = z.output<typeof Requirement>;

export const Framework = z
  .object({
    id: z.string(),
    name: z.string(),
    status: z.enum(FRAMEWORK_STATUSES).meta({ description: 'As it was on the day that it was verified on.' }),
    jurisdiction: Words,
    issuer: z.string(),
    version: z.string(),
    dated: z.object({
      what: z.enum(['published', 'signed', 'promulgated', 'approved', 'adopted', 'effective']),
      on: z
        .union([Day, z.string().regex(/^\d{4}-\d{2}$/)])
        .meta({ description: 'A day, or a month where sources differ.' }),
    }),
    verified_on: Day,
    sources: z.array(z.object({ title: z.string(), url: z.url() })),
    notes: z.array(Words),
    own: z
      .literal(true)
      .optional()
      .meta({ description: 'Given where the company made it itself: PUT /own-frameworks/{id}.' }),
    own_version: z
      .int()
      .optional()
      .meta({ description: 'Of one that the company made: GET /own-frameworks/{id}/versions/{number}.' }),
    retired: z.literal(true).optional(),
    own_ids: z.boolean().meta({ description: 'Whether the ids of its requirements are ours, for it has none.' }),
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
    effective_dates: z.array(Day).meta({ description: 'The days on which something of it takes effect, in order.' }),
  })
  .meta({ title: 'FrameworkSummary' });
export type FrameworkSummary = z.output<typeof FrameworkSummary>;
