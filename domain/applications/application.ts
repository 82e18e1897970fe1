import * as z from 'zod';
import { ApprovalFacts } from '#domain/approval/approval.ts';
import { ChangedSinceApproval } from '#domain/approval/changed.ts';
import { DUE_STATES } from '#domain/assessments/words.ts';
import { BiasVerdict } from '#domain/bias/result/figures.ts';
import { KeptCustomValues, SentCustomValues } from '#domain/custom-fields/value-schema.ts';
import { Actor, Instant, Recorded } from '#domain/entity.ts';
import { APPLICATION_TIERS, APPROVAL_STATUSES, DEVELOPMENT_STATUSES } from '#domain/enumerations.ts';
import { Compliance } from '#domain/frameworks/compliance.ts';
import { schemaOf, storedShapeOf } from '#domain/schema-of.ts';
import { WAITING_FOR } from '#domain/waiting.ts';
import { TierFacts } from './intake.ts';
import { MOST_PEOPLE, PERSON_ROLES } from './people.ts';
import { applicationRules } from './rules.ts';

const ApplicationTier = z.enum(APPLICATION_TIERS);
const DevelopmentStatus = z.enum(DEVELOPMENT_STATUSES);
const ApprovalStatus = z.enum(APPROVAL_STATUSES);

export const Assignment = z.object({ role: z.enum(PERSON_ROLES), ...Actor.shape });

/** The built-in editable fields of an application. */
export const ApplicationDraft = schemaOf(applicationRules);
export type ApplicationDraft = z.output<typeof ApplicationDraft>;

/** A row of an import. */
export const ImportedApplication = ApplicationDraft.extend({ custom: SentCustomValues }).meta({
  title: 'ApplicationDraft',
  examples: [
    {
      name: 'Claims triage',
      purpose: 'Sorts incoming claims by urgency',
      owner: 'Grace Hopper',
      model_type: 'generative',
      foundation_models: ['Claude'],
      development_status: 'in_development',
    },
  ],
});
export type ImportedApplication = z.output<typeof ImportedApplication>;

/**
 * The editable fields, sent complete on creation and change. Clients may send back the application that they read. A
 * different risk tier is refused, because it follows from the intake.
 */
export const SentApplication = ImportedApplication.extend({
  risk_tier: ApplicationTier.optional().meta({
    description:
      'Read-only: it results from the intake (/applications/{id}/intake). Send it back unchanged or omit it.',
  }),
}).meta({ ...ImportedApplication.meta(), title: 'NewApplication' });
export type SentApplication = z.output<typeof SentApplication>;

/** Only approvers change the approval status, never editors. */
export const Application = z
  .object({
    ...Recorded.shape,
    ...storedShapeOf(applicationRules),
    custom: KeptCustomValues,
    approval_status: ApprovalStatus,
    changed_since_approval: ChangedSinceApproval.optional().meta({
      description: 'Set while the approval is suspended because of a change, until a new decision is made.',
    }),
    approval: ApprovalFacts.nullable().default(null).meta({
      description: 'The status since the last submission. /applications/{id}/approval has all details.',
    }),
    risk_tier: ApplicationTier,
    tier: TierFacts.nullable().default(null).meta({
      description: 'How the risk tier was determined. Null if it was set before intakes existed.',
    }),
    next_due: z.string().nullable().default(null).meta({
      description: 'The date on which the next assessment or assessment condition is due.',
    }),
    due_state: z.enum(DUE_STATES).nullable().default(null).meta({
      description: "How soon that date is, as of last night in the company's time zone.",
    }),
    assigned_to: z.array(z.string()).nullable().default(null).meta({
      description: 'The IDs of the people with an open assessment or condition.',
    }),
    bias_verdict: BiasVerdict.nullable().default(null).meta({
      description: 'The verdict of the newest bias test result; null if there is no result or no verdict.',
    }),
    retirement: z
      .object({ at: Instant, by: Actor, reason: z.string(), before: DevelopmentStatus })
      .nullable()
      .default(null)
      .meta({ description: 'Why and when the application was retired, and its previous development status.' }),
    people: z.array(Assignment).max(MOST_PEOPLE).default([]).meta({
      description:
        'The responsible people: see /applications/{id}/role-assignments. The owner is the first person with that role, or the entered text if no person was found.',
    }),
  })
  .meta({ title: 'Application' });
export type Application = z.output<typeof Application>;

/** The stored application, with the compliance data that the API answers in another form. */
export const KeptApplication = z.object({ ...Application.shape, compliance: Compliance.optional() });
export type KeptApplication = z.output<typeof KeptApplication>;

/** Initial values of the fields that approvals, assessments and assignments set. */
export const UNJUDGED: Pick<
  Application,
  | 'approval'
  | 'approval_status'
  | 'assigned_to'
  | 'bias_verdict'
  | 'due_state'
  | 'next_due'
  | 'people'
  | 'retirement'
  | 'risk_tier'
  | 'tier'
> = {
  ...{ approval_status: 'not_submitted', approval: null, risk_tier: 'not_assessed', tier: null },
  ...{ next_due: null, due_state: null, assigned_to: null, bias_verdict: null, people: [], retirement: null },
};

const ListedApplication = Application.pick({
  id: true,
  name: true,
  owner: true,
  department: true,
  vendor_id: true,
  model_type: true,
  foundation_models: true,
  development_status: true,
  review_months: true,
  approval_status: true,
  changed_since_approval: true,
  risk_tier: true,
  tier: true,
  next_due: true,
  due_state: true,
  bias_verdict: true,
  updated_at: true,
  resource_groups: true,
  custom: true,
});

export const ApplicationSummary = ListedApplication.extend({
  open_conditions: z.int().default(0).meta({ description: 'Number of approval conditions that are not fulfilled.' }),
  decided: z
    .boolean()
    .default(false)
    .meta({ description: 'Whether a person has decided in the current approval round.' }),
  frameworks: z.array(z.string()).optional().meta({
    description:
      'The frameworks that apply, whether or not the company has enabled them. Present only if the list is filtered by framework.',
  }),
  waiting_for: z.array(z.enum(WAITING_FOR)).default([]).meta({
    description:
      'What the application needs from you: a decision that your roles permit on an application that you neither submitted nor own, or work on an assessment or condition assigned to you.',
  }),
}).meta({ title: 'ApplicationSummary' });
export type ApplicationSummary = z.output<typeof ApplicationSummary>;
