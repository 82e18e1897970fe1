/** Schemas of approvals of applications and vendors. Each submission starts a round. */
import * as z from 'zod';
import { Tiering } from '#domain/applications/intake.ts';
import { VENDOR_RISKS } from '#domain/diligence/words.ts';
import { Actor, Id, Instant } from '#domain/entity.ts';
import { APPLICATION_TIERS, APPROVAL_STATUSES, MODEL_TYPES } from '#domain/enumerations.ts';
import { FIELD_ERRORS } from '#domain/field-error.ts';
import { keysOf } from '#domain/keys-of.ts';
import { fieldOf, schemaOf } from '#domain/schema-of.ts';
import { THINGS } from '#domain/subject-key.ts';
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
  at: Instant.nullable().default(null).meta({ description: 'When the rule did, by what they changed.' }),
});

/** Approval status, stored with the application or vendor. */
export const ApprovalFacts = z
  .object({
    round: z.int().min(1),
    stages: z.array(StageRole).meta({ description: 'Who has to decide in this round, one after the other.' }),
    stage: z.int().min(1).meta({ description: 'Which of them it waits for, while it is in review.' }),
    submitted_by: Actor.meta({
      description: 'Whoever submitted it last. What is reopened is still what they submitted.',
    }),
    submitted_at: Instant,
    reopened: Reopened.nullable().meta({
      description: 'There where nobody opened this round: the rule did, since the risk tier had changed.',
    }),
    decided_at: Instant.nullable().meta({ description: 'When people came to the decision that ended this round.' }),
    last_decided_at: Instant.nullable().default(null).meta({
      description: 'When they did so last, in whichever round: whoever changed it since does not decide.',
    }),
    decided_by: z.array(z.string()).default([]).meta({ description: 'Whoever has decided a stage of this round.' }),
    until: Day.nullable().meta({ description: 'The last day on which it is approved.' }),
    conditions: z.int().min(0).default(0).meta({ description: 'How many there were, in all rounds.' }),
    open_conditions: z.int().min(0),
    condition_due: Day.nullable().meta({ description: 'By when the next of them is to be done.' }),
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
    description: 'The work that was unfinished when it was approved, and why it was approved all the same.',
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
      description: 'How much of a risk it was: null where nobody knew. Rounds from before this was kept lack it.',
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
        'Where the submission approved it, because its tier has no stages: the work that was unfinished, and why it was submitted all the same.',
    }),
    reopened: Reopened.nullable(),
    application: Submitted.optional(),
    vendor: SubmittedVendor.optional(),
    intake: z.int().min(1).nullable().meta({ description: 'The number of the intake whose answers were submitted.' }),
    stages: z.array(StageRole),
    decisions: z.array(Decision),
    conditions: z.array(Condition),
    until: Day.nullable(),
    withdrawn: z
      .object({ by: Actor, reason: z.string() })
      .optional()
      .meta({ description: 'Who took it back, and why.' }),
    ended_at: Instant.nullable().meta({ description: 'When it was decided, withdrawn, or over.' }),
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
    round: z
      .int()
      .min(1)
      .meta({ description: 'The round and the stage that you saw. Where somebody decided it, you hear who.' }),
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
  path: z.enum(CHECKED_IN).meta({ description: 'Where it is mended.' }),
  code: z.enum(keysOf(FIELD_ERRORS)),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  done: z.boolean(),
});

/** Everything that submitters and deciders see about an approval. */
export const Approval = z
  .object({
    version: z.int().min(1).meta({ description: 'Of the application, or the vendor.' }),
    status: Status,
    risk_tier: Tier.meta({
      description: 'Of a vendor the one that its criticality or its risk counts as, whichever is higher.',
    }),
    stages: z.array(StageRole).meta({ description: 'Who would have to decide, were it submitted now.' }),
    checklist: z.array(Check).meta({ description: 'What has to be so for it to be submitted.' }),
    round: ApprovalRound.nullable().meta({ description: 'The last time that it was submitted.' }),
    stage: z.int().min(1).nullable().meta({ description: 'Which stage of the round it waits for.' }),
    conditions: z
      .array(Condition)
      .meta({ description: 'Those of this round, after what the rounds before left open.' }),
    since: z.array(ApprovedField).meta({
      description: 'While it is in review: what was changed since it was submitted, or since the last stage.',
    }),
    approved: ApprovalRound.nullable().meta({ description: 'The last round that ended with an approval.' }),
    changes: z.array(z.object({ field: ApprovedField, from: z.unknown(), to: z.unknown() })).meta({
      description: 'What is not as it was approved last.',
    }),
    answers: z.array(z.object({ question: z.string(), from: z.array(z.string()), to: z.array(z.string()) })).meta({
      description: 'The answers to the intake that are not as they were approved last, submitted or not.',
    }),
    unfinished: UnfinishedWork.nullable().meta({
      description: 'What is not finished of an application that is in review, or that submitting it would approve.',
    }),
    unfinished_rule: z.enum(UNFINISHED_RULES).meta({
      description:
        'Whether unfinished work has to be acknowledged by the approver, or by the submitter where submitting approves it, or finished first.',
    }),
    result: Tiering.nullable().meta({ description: 'What follows from the intake that was submitted last.' }),
    may: z.object({
      submit: z.boolean(),
      withdraw: z.boolean(),
      settle: z.boolean().meta({ description: 'Also the conditions that others have to see to.' }),
      decide: z.boolean(),
      why_not: z
        .enum(REFUSALS)
        .nullable()
        .meta({ description: 'Why it is not yours to decide, while it is in review.' }),
    }),
  })
  .meta({ title: 'Approval' });
export type Approval = z.output<typeof Approval>;

/** List row of a pending approval. */
export const Waiting = z
  .object({
    thing: z.enum(THINGS),
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
