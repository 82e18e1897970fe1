/** Schemas of policies, their versions and acknowledgements. */
import * as z from 'zod';
import { Action, Actor, Id, Instant, ReasonedAction, Recorded } from '#domain/entity.ts';
import { NextCursor } from '#domain/list/page.ts';
import { schemaOf, storedShapeOf } from '#domain/schema-of.ts';
import { policyRules, policyStepRules, publicationRules } from './rules.ts';
import { ACKNOWLEDGEMENT_STATES, ASK_AGAIN, POLICY_ACTIONS, POLICY_STATUSES } from './words.ts';

const Day = z.iso.date();
const VersionNumber = z.int().min(1);
const Hash = z.string().meta({ description: 'The SHA-256 hash of the content of the version.' });

/** The editable fields of a policy, sent complete on creation and change. */
export const PolicyDraft = schemaOf(policyRules).meta({
  title: 'PolicyDraft',
  examples: [
    {
      ...{ name: 'Use of generative AI', kind: 'ai_use', purpose: 'Which tools may be used, and with which data.' },
      ...{ acknowledgement: 'asked', due_days: '30', review_months: '12', text: 'Use only approved tools.' },
    },
  ],
});
export type PolicyDraft = z.output<typeof PolicyDraft>;

const Published = Action.extend({ number: VersionNumber, effective_on: Day, hash: Hash });

/** Empty in versions that were published before versions had names. */
const PublishedContent = Published.extend({ name: z.string().default(''), purpose: z.string().default('') });

export const KeptPolicy = z.object({
  ...Recorded.shape,
  ...storedShapeOf(policyRules),
  owned_by: Actor.nullable().default(null).meta({ description: 'The account of the owner.' }),
  status: z.enum(POLICY_STATUSES).default('draft'),
  published: PublishedContent.nullable().default(null).meta({ description: 'The latest version.' }),
  asked: z
    .object({
      from: VersionNumber.meta({ description: 'The first version whose acknowledgement counts.' }),
      on: Day.meta({ description: 'The date from which the days to acknowledge count.' }),
    })
    .nullable()
    .default(null),
  reviewed: Action.nullable().default(null).meta({ description: 'The last review without a new version.' }),
  retirement: ReasonedAction.nullable().default(null),
});
export type KeptPolicy = z.output<typeof KeptPolicy>;

/** Has the name and the purpose that readers see. */
export const PolicyRow = KeptPolicy.omit({ text: true, link: true, reviewed: true, retirement: true }).extend({
  published: Published.nullable().default(null),
});
export type PolicyRow = z.output<typeof PolicyRow>;

const OwnState = z.enum(ACKNOWLEDGEMENT_STATES).nullable();

export const ListedPolicy = PolicyRow.extend({
  own_state: OwnState.meta({ description: 'Whether you acknowledged it. Null if you are not asked.' }),
}).meta({ title: 'ListedPolicy' });
export type ListedPolicy = z.output<typeof ListedPolicy>;

/** A published version, which never changes. */
export const PolicyVersion = z
  .object({
    number: VersionNumber,
    ...Action.shape,
    name: z.string(),
    purpose: z.string().default(''),
    text: z.string(),
    link: z.string(),
    what_changed: z.string(),
    effective_on: Day,
    ask_again: z.enum(ASK_AGAIN).nullable().meta({ description: 'Null if nobody was asked before.' }),
    reason: z.string().meta({ description: 'Why people were asked again or not.' }),
    asks_from: VersionNumber.nullable().meta({
      description: 'The first version whose acknowledgement counts for this one. Null if it did not ask.',
    }),
    hash: Hash,
  })
  .meta({ title: 'PolicyVersion' });
export type PolicyVersion = z.output<typeof PolicyVersion>;

export const PolicyVersionSummary = PolicyVersion.omit({ purpose: true, text: true, link: true }).meta({
  title: 'PolicyVersionSummary',
});

export const PolicyPublication = schemaOf(publicationRules).meta({
  title: 'PolicyPublication',
  examples: [
    { what_changed: 'Adds the approved tools.', effective_on: '2027-01-01', ask_again: 'yes', reason: 'New.' },
  ],
});
export type PolicyPublication = z.output<typeof PolicyPublication>;

export const PolicyStep = schemaOf(policyStepRules).meta({
  title: 'PolicyStep',
  examples: [{ action: 'retire', reason: 'Replaced by the policy on AI systems.' }],
});
export type PolicyStep = z.output<typeof PolicyStep>;

export const AcknowledgementKept = z.object({
  version: VersionNumber,
  hash: Hash,
  at: Instant,
  completed_on: Day.nullable().meta({ description: 'When the person completed the training; null for other kinds.' }),
});
export type AcknowledgementKept = z.output<typeof AcknowledgementKept>;

/** The acknowledgements of a policy by one person. */
export const PolicyPerson = z.object({
  person: z.string(),
  revision: z.int().min(1),
  /** When the person joined the audience, if later than the policy asked. */
  entered_on: Day.nullable(),
  acknowledgements: z.array(AcknowledgementKept),
});
export type PolicyPerson = z.output<typeof PolicyPerson>;

export const NewAcknowledgement = z
  .strictObject({
    version: VersionNumber,
    hash: z.string().length(64).meta({ description: 'The hash of the version that the person read.' }),
    completed_on: Day.nullable().default(null).meta({
      description: 'Required for a training, and only for it: the date on which you completed it, at the latest today.',
    }),
  })
  .meta({
    title: 'NewAcknowledgement',
    examples: [{ version: 1, hash: '3f'.repeat(32), completed_on: null }],
  });
export type NewAcknowledgement = z.output<typeof NewAcknowledgement>;

export const Policy = KeptPolicy.extend({
  applies: VersionNumber.nullable().meta({
    description: 'The version that applies today: the latest one whose effective date has come. Null if there is none.',
  }),
  own: z
    .object({
      state: z.enum(ACKNOWLEDGEMENT_STATES),
      due_on: Day,
      acknowledged: AcknowledgementKept.nullable(),
    })
    .nullable()
    .meta({ description: 'Your acknowledgement. Null if you are not asked.' }),
  has_changes: z.boolean().meta({
    description: 'Whether the next version would differ from the latest one. False if you cannot change the policy.',
  }),
  may_edit: z.boolean(),
  may_see_report: z.boolean(),
  may_delete: z.boolean().meta({ description: 'Only a policy without a published version can be deleted.' }),
  actions: z.array(z.enum(POLICY_ACTIONS)).meta({ description: 'What you can do with it now.' }),
}).meta({ title: 'Policy' });
export type Policy = z.output<typeof Policy>;

export const PersonInReport = z
  .object({
    ...{ id: Id, name: z.string(), email: z.string() },
    state: z.enum(ACKNOWLEDGEMENT_STATES),
    due_on: Day.nullable().meta({ description: 'Null for a version that is no longer the latest one.' }),
    acknowledged: AcknowledgementKept.nullable(),
  })
  .meta({ title: 'PolicyAudienceMember' });
export type PersonInReport = z.output<typeof PersonInReport>;

export const PolicyReport = z
  .object({
    version: VersionNumber,
    counts: z
      .object({ asked: z.int(), acknowledged: z.int(), pending: z.int(), overdue: z.int() })
      .meta({ description: 'The people of the present audience, whatever the filters say.' }),
    people: z.array(PersonInReport),
    total: z.int().meta({ description: 'The total number on all pages.' }),
    next_cursor: NextCursor,
  })
  .meta({ title: 'PolicyReport' });
export type PolicyReport = z.output<typeof PolicyReport>;
