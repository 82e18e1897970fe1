/** Schemas of approvals of applications and vendors. Each submission starts a round. */
import * as z from 'zod';
import { Tiering } from '#domain/applications/intake.ts';
import { VENDOR_RISKS } from '#domain/diligence/words.ts';
import { Actor, Id, Instant } from '#domain/entity.ts';
import { APPLICATION_TIERS, APPROVAL_STATUSES, MODEL_TYPES } from '#domain/enumerations.ts';
import { FieldErrorCode } from '#domain/field-error-schema.ts';
import { OwnAnswers } from '#domain/own-questions/question.ts';
import { fieldOf, schemaOf } from '#domain/schema-of.ts';
import { SUBJECT_KINDS } from '#domain/subject-key.ts';
import { vendorRules } from '#domain/vendors/rules.ts';
import { CHECKED_IN } from './checklist.ts';
import { REFUSALS } from './decide.ts';
import { APPROVED_FIELDS, APPROVED_OF_VENDOR } from './fields.ts';
import {
  conditionRules,
  decisionRules,
  MOST_CONDITIONS,
  submissionRules,
  UNFINISHED_RULES,
  withdrawalRules,
} from './rules.ts';
import { STAGE_ROLES } from './stage-roles.ts';
import { VERDICTS } from './states.ts';
import { UnfinishedWork } from './unfinished.ts';

const StageRole = z.enum(STAGE_ROLES);
const Status = z.enum(APPROVAL_STATUSES);
const Tier = z.enum(APPLICATION_TIERS);
const Day = z.iso.date();

/**
 * A change of tier that reopened the approval. For a vendor, both tiers may be equal, because criticality and risk are
 * compared separately.
 */
const Reopened = z.object({
  ...{ from: Tier, to: Tier, by: Actor },
  at: Instant.nullable()
    .default(null)
    .meta({ description: "When the rule reopened it because of this person's change." }),
});

/** Approval status, stored with the application or vendor. */
export const ApprovalFacts = z
  .object({
    round: z.int().min(1),
    stages: z.array(StageRole).meta({ description: 'The roles that must decide in this round, in order.' }),
    stage: z.int().min(1).meta({ description: 'The number of the current stage while in review.' }),
    submitted_by: Actor.meta({
      description: 'The last submitter. A reopened round keeps them.',
    }),
    submitted_at: Instant,
    reopened: Reopened.nullable().meta({
      description: 'Set if the round was opened by the rule because the risk tier changed.',
    }),
    decided_at: Instant.nullable().meta({ description: 'When the decision that ended this round was made.' }),
    last_decided_at: Instant.nullable().default(null).meta({
      description:
        'The time of the last decision in any round. People who have changed the application or vendor since then cannot decide.',
    }),
    decided_by: z.array(z.string()).default([]).meta({ description: 'The people who decided a stage of this round.' }),
    until: Day.nullable().meta({ description: 'The last day of the approval.' }),
    conditions: z.int().min(0).default(0).meta({ description: 'Number of conditions in all rounds.' }),
    open_conditions: z.int().min(0),
    condition_due: Day.nullable().meta({ description: 'The due date of the next condition.' }),
  })
  .meta({ title: 'ApprovalFacts' });
export type ApprovalFacts = z.output<typeof ApprovalFacts>;

const Acknowledged = UnfinishedWork.extend({ acknowledgement: z.string() });

const Decision = z.object({
  stage: z.int().min(1),
  role: StageRole,
  verdict: z.enum(VERDICTS),
  reason: z.string(),
  by: Actor,
  at: Instant,
  unfinished: Acknowledged.optional().meta({
    description: 'The work that was unfinished at approval, and the reason for approving anyway.',
  }),
});

const Condition = z
  .object({
    number: z.int().min(1),
    text: z.string(),
    owner: Actor,
    due: Day,
    done: z.object({ at: Instant, by: Actor, note: z.string() }).nullable(),
  })
  .meta({ title: 'ApprovalCondition' });
export type Condition = z.output<typeof Condition>;

/** Snapshot of the submitted application. */
const Submitted = z.object({
  name: z.string(),
  description: z.string(),
  purpose: z.string(),
  vendor_id: Id.nullable(),
  model_type: z.enum(MODEL_TYPES).nullable(),
  foundation_models: z.array(z.string()),
  risk_tier: Tier,
});

const SubmittedVendor = schemaOf(vendorRules)
  .strip()
  .pick({
    ...{ name: true, description: true, category: true, criticality: true, country: true },
    ...{ processing_countries: true, data_shared: true, trains_on_data: true, sub_processors: true },
  })
  .extend({
    risk: z.enum(VENDOR_RISKS).nullable().optional().meta({
      description: 'The risk level at that time; null if unknown. Missing in older rounds.',
    }),
  });

export const ApprovalRound = z
  .object({
    number: z.int().min(1),
    status: Status,
    submitted_by: Actor,
    submitted_at: Instant,
    note: z.string(),
    unfinished: Acknowledged.optional().meta({
      description:
        'If the submission was approved automatically: the unfinished work and the reason for submitting anyway.',
    }),
    reopened: Reopened.nullable(),
    application: Submitted.optional(),
    vendor: SubmittedVendor.optional(),
    intake: z.int().min(1).nullable().meta({ description: 'The number of the submitted intake.' }),
    stages: z.array(StageRole),
    decisions: z.array(Decision),
    conditions: z.array(Condition),
    until: Day.nullable(),
    withdrawn: z
      .object({ by: Actor, reason: z.string() })
      .optional()
      .meta({ description: 'Who withdrew it, and why.' }),
    ended_at: Instant.nullable().meta({ description: 'When it was decided, withdrawn or expired.' }),
  })
  .meta({ title: 'ApprovalRound' });
export type ApprovalRound = z.output<typeof ApprovalRound>;

const ApprovedField = z.enum([...APPROVED_FIELDS, ...APPROVED_OF_VENDOR]);

export const Submission = schemaOf(submissionRules).meta({
  title: 'ApprovalSubmission',
  examples: [{ note: 'The letters are checked by two people now.' }],
});
export type Submission = z.output<typeof Submission>;

export const DecisionMade = z
  .strictObject({
    round: z.int().min(1).meta({
      description: 'The round and stage that you saw. If someone else has decided them, the error names that person.',
    }),
    stage: z.int().min(1),
    verdict: fieldOf(decisionRules.verdict),
    reason: fieldOf(decisionRules.reason),
    until: fieldOf(decisionRules.until).default(''),
    conditions: z.array(schemaOf(conditionRules)).max(MOST_CONDITIONS).default([]),
    acknowledgement: fieldOf(decisionRules.acknowledgement).default(''),
  })
  .meta({
    title: 'ApprovalDecision',
    examples: [{ round: 1, stage: 1, verdict: 'approve', reason: 'Well described.' }],
  });
export type DecisionMade = z.output<typeof DecisionMade>;

export const Withdrawal = schemaOf(withdrawalRules).meta({
  title: 'ApprovalWithdrawal',
  examples: [{ reason: 'The vendor changes.' }],
});

export const ConditionDone = z
  .strictObject({ done: z.boolean(), note: fieldOf(submissionRules.note).default('') })
  .meta({ title: 'ApprovalConditionDone', examples: [{ done: true, note: 'Two people check each letter.' }] });
export type ConditionDone = z.output<typeof ConditionDone>;

const Check = z.object({
  path: z.enum(CHECKED_IN).meta({ description: 'Where the prerequisite is met.' }),
  code: FieldErrorCode,
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  done: z.boolean(),
});

/** Everything that submitters and deciders see about an approval. */
export const Approval = z
  .object({
    version: z.int().min(1).meta({ description: 'The version of the application or vendor.' }),
    status: Status,
    risk_tier: Tier.meta({
      description: 'For a vendor: the tier equivalent to its criticality or risk, whichever is higher.',
    }),
    stages: z.array(StageRole).meta({ description: 'The roles that would have to decide if it were submitted now.' }),
    checklist: z.array(Check).meta({ description: 'The prerequisites for a submission.' }),
    round: ApprovalRound.nullable().meta({ description: 'The last submission.' }),
    stage: z.int().min(1).nullable().meta({ description: 'The number of the current stage.' }),
    conditions: z
      .array(Condition)
      .meta({ description: 'The conditions left open by earlier rounds, followed by those of this round.' }),
    since: z.array(ApprovedField).meta({
      description: 'While in review: the changes since the submission or the last stage.',
    }),
    approved: ApprovalRound.nullable().meta({ description: 'The last round that ended with an approval.' }),
    changes: z.array(z.object({ field: ApprovedField, from: z.unknown(), to: z.unknown() })).meta({
      description: 'The changes since the last approval.',
    }),
    answers: z.array(z.object({ question: z.string(), from: z.array(z.string()), to: z.array(z.string()) })).meta({
      description: 'The intake answers that have changed since the last approval, submitted or not.',
    }),
    unfinished: UnfinishedWork.nullable().meta({
      description: 'The unfinished work of an application that is in review or that would be approved automatically.',
    }),
    unfinished_rule: z.enum(UNFINISHED_RULES).meta({
      description:
        'Whether unfinished work must be completed first, or only acknowledged by the approver (or by the submitter if approval is automatic).',
    }),
    result: Tiering.nullable().meta({ description: 'The result of the last submitted intake.' }),
    company_questions: OwnAnswers.optional().meta({
      description:
        "The company's own questions in the last submitted intake, with the answers. Absent if there are none.",
    }),
    may: z.object({
      submit: z.boolean(),
      withdraw: z.boolean(),
      settle: z.boolean().meta({ description: 'Whether you can also mark conditions of other people as fulfilled.' }),
      decide: z.boolean(),
      why_not: z.enum(REFUSALS).nullable().meta({ description: 'Why you cannot decide, while in review.' }),
    }),
  })
  .meta({ title: 'Approval' });
export type Approval = z.output<typeof Approval>;

/** List row of a pending approval. */
export const Waiting = z
  .object({
    thing: z.enum(SUBJECT_KINDS),
    id: Id,
    name: z.string(),
    risk_tier: Tier,
    round: z.int(),
    stage: z.int(),
    role: StageRole,
    submitted_by: Actor,
    submitted_at: Instant,
  })
  .meta({ title: 'WaitingApproval' });
