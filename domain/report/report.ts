/**
 * The compliance of an application with one framework on one day: requirements, controls and evidence. The report is
 * self-contained, so it can be verified independently.
 */
import * as z from 'zod';
import { LAW_ROLES } from '#domain/applicability/roles.ts';
import { BiasVerdict } from '#domain/bias/result/figures.ts';
import { STRENGTHS } from '#domain/controls/catalogue.ts';
import { CONTROL_STATES } from '#domain/controls/states.ts';
import { EVIDENCE_KINDS } from '#domain/controls/words.ts';
import { Action, Actor, Id, Instant, ReasonedAction } from '#domain/entity.ts';
import { APPLICATION_TIERS, APPROVAL_STATUSES } from '#domain/enumerations.ts';
import { COVERAGES } from '#domain/frameworks/coverage.ts';
import { CLASSES, Framework, Words } from '#domain/frameworks/framework.ts';

const ReportedEvidence = z.object({
  id: Id,
  kind: z.enum(EVIDENCE_KINDS),
  name: z.string(),
  effective_from: z.iso.date(),
  expires_on: z.iso.date().nullable(),
  attested_by: Actor,
  attested_at: Instant,
  url: z.string().nullable(),
  text: z.string().nullable(),
  document: z
    .object({ id: Id, version: z.int(), name: z.string(), sha256: z.string().nullable() })
    .nullable()
    .meta({ description: 'The file, identified by its hash.' }),
  test: z
    .object({ id: Id, name: z.string(), verdict: BiasVerdict.nullable(), sha256: z.string() })
    .nullable()
    .meta({ description: 'The bias test, with its result identified by its hash.' }),
});
export type ReportedEvidence = z.output<typeof ReportedEvidence>;

const ReportedControl = z.object({
  id: z.string(),
  title: Words,
  state: z.enum(CONTROL_STATES),
  owner: Actor.nullable(),
  implementation: z.string(),
  justification: z.string().meta({ description: 'Why it does not apply, if it was excluded.' }),
  accepted: Action.nullable(),
  evidence: z.array(ReportedEvidence),
});
export type ReportedControl = z.output<typeof ReportedControl>;

const ReportFacts = z.object({
  format: z.literal(1),
  made_at: Instant,
  made_by: Actor,
  day: z.iso.date().meta({ description: "The date in the company's time zone." }),
  catalog_version: z.string(),
  application: z.object({
    id: Id,
    version: z.int(),
    name: z.string(),
    purpose: z.string(),
    owner: z.string(),
    risk_tier: z.enum(APPLICATION_TIERS),
    approval_status: z.enum(APPROVAL_STATUSES),
  }),
  framework: Framework,
  links: z.array(
    z.object({ requirement: z.string(), control: z.string(), strength: z.enum(STRENGTHS), reason: Words }),
  ),
  organizational: z.array(z.object({ requirement: z.string(), reason: Words })),
  concerned: z.object({
    applies: z.boolean(),
    role: z.enum(LAW_ROLES).nullable(),
    classes: z.array(z.enum(CLASSES)),
    annexes: z.array(z.string()),
    decided: ReasonedAction.nullable().meta({ description: 'Null if it is only suggested by the intake answers.' }),
  }),
  controls: z.array(ReportedControl).meta({ description: 'The controls linked to the framework.' }),
});
export type ReportFacts = z.output<typeof ReportFacts>;

export const Report = ReportFacts.extend({
  requirements: z
    .array(z.object({ id: z.string(), coverage: z.enum(COVERAGES) }))
    .meta({ description: 'The requirements that apply to the application, with their coverage.' }),
  counts: z.object(
    Object.fromEntries(COVERAGES.map((coverage) => [coverage, z.int()])) as Record<
      (typeof COVERAGES)[number],
      z.ZodInt
    >, // one entry per key
  ),
}).meta({ title: 'ComplianceReport' });
export type Report = z.output<typeof Report>;
