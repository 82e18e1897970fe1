import * as z from 'zod';
import { GivenAnswer } from '#domain/applications/intake.ts';
import { Action, Actor, Id, Instant, ReasonedAction, Recorded } from '#domain/entity.ts';
import { APPLICATION_TIERS } from '#domain/enumerations.ts';
import { required } from '#domain/rules.ts';
import { fieldOf, schemaOf } from '#domain/schema-of.ts';
import { conditionRules, findingRules, incidentRules, reasonRules, verdictRules } from './assessment-rules.ts';
import { ASSESSMENT_KINDS, ASSESSMENT_STATES, LAWS, LISTED_KINDS, SEVERITIES, VERDICTS } from './words.ts';

const Kind = z.enum(ASSESSMENT_KINDS);
const State = z.enum(ASSESSMENT_STATES);
const Day = fieldOf(required('day', 10)).meta({
  description: "A date in the company's time zone, such as 2027-03-31.",
});
const DayOrNone = Day.nullable().default(null);

const Finding = z
  .object({ id: Id, text: z.string(), severity: z.enum(SEVERITIES), ...Action.shape })
  .meta({ title: 'Finding' });

const Condition = z
  .object({
    id: Id,
    text: z.string(),
    owner: Actor,
    due: Day,
    done: Action.nullable(),
  })
  .meta({ title: 'AssessmentCondition' });

const incident = schemaOf(incidentRules).shape;
const aboutIncident = {
  known_at: Instant.nullable().default(null).meta({
    description: 'When the incident became known. Legal reporting deadlines start then.',
  }),
  ...incident,
};

export const Assessment = z
  .object({
    ...Recorded.shape,
    application_id: Id,
    kind: Kind,
    state: State,
    demanded_by: z.enum(APPLICATION_TIERS).nullable().meta({
      description:
        'The risk tier of the application if the tier or the review interval requires it; null if a person started it.',
    }),
    assignee: Actor.nullable(),
    due: DayOrNone,
    deadline: DayOrNone.meta({ description: 'The earliest possible legal deadline to report the incident.' }),
    ...aboutIncident,
    findings: z.array(Finding),
    rules_version: z.string(),
    answers: z.record(z.string(), GivenAnswer).meta({ description: 'The answers by question, with author and time.' }),
    submitted: Action.nullable(),
    returned: ReasonedAction.nullable(),
    verdict: z
      .object({ verdict: z.enum(VERDICTS), comment: z.string(), ...Action.shape })
      .meta({ title: 'AssessmentVerdict' })
      .nullable(),
    conditions: z.array(Condition),
    canceled: ReasonedAction.nullable(),
    supersedes: Id.nullable().meta({ description: 'The assessment that this one corrects.' }),
    superseded_by: Id.nullable(),
  })
  .meta({ title: 'Assessment' });
export type Assessment = z.output<typeof Assessment>;

/** A deadline for reporting an incident under a law. */
const Deadline = z
  .object({
    law: z.enum(LAWS),
    term: z.enum(['days_2', 'days_10', 'days_15', 'hours_72']),
    by: Day,
    provisional: z
      .boolean()
      .meta({ description: 'Whether missing answers could still postpone or remove the deadline.' }),
  })
  .meta({ title: 'ReportingDeadline' });

const Resting = z.boolean().meta({
  description: 'True if the risk tier no longer requires it. It is not due unless a tier requires it again.',
});

export const ShownAssessment = Assessment.extend({
  answers_version: z.int().min(0).meta({ description: 'Number of saves so far.' }),
  deadlines: z.array(Deadline),
  overdue: z.boolean(),
  resting: Resting,
}).meta({ title: 'Assessment' });
export type ShownAssessment = z.output<typeof ShownAssessment>;

/** Summary in the application's partition of each assessment. */
export const AssessmentSummary = Assessment.pick({
  id: true,
  state: true,
  demanded_by: true,
  assignee: true,
  due: true,
  deadline: true,
  submitted: true,
  supersedes: true,
  superseded_by: true,
  created_at: true,
  created_by: true,
}).extend({
  kind: Kind,
  verdict: z.enum(VERDICTS).nullable(),
  concluded: Action.nullable(),
  open_conditions: z.array(Condition.pick({ id: true, text: true, owner: true, due: true })),
});
export type AssessmentSummary = z.output<typeof AssessmentSummary>;

/** The list also includes submitted intakes. */
export const ListedAssessment = AssessmentSummary.extend({
  id: z.string().meta({ description: 'For an intake: its number under /applications/{id}/intake/versions.' }),
  kind: z.enum(LISTED_KINDS),
  overdue: z.boolean(),
  resting: Resting,
}).meta({ title: 'AssessmentSummary' });
export type ListedAssessment = z.output<typeof ListedAssessment>;

const Person = z.object({ id: Id });
const Assignee = Person.nullable().default(null);

/** Editable fields. Clients may send back the assessment that they read. */
const content = { assignee: Assignee, due: DayOrNone, ...aboutIncident };

export const NewAssessment = z
  .strictObject({ kind: Kind, ...content })
  .meta({ title: 'NewAssessment', examples: [{ kind: 'validation', due: '2027-03-31' }] });
export type NewAssessment = z.output<typeof NewAssessment>;

export const AssessmentDraft = z
  .strictObject({
    ...content,
    findings: z
      .array(z.object({ id: Id.optional(), ...schemaOf(findingRules).shape }))
      .max(50)
      .default([]),
  })
  .meta({
    title: 'AssessmentDraft',
    examples: [{ due: '2027-03-31', findings: [{ text: 'No fallback was tried', severity: 'medium' }] }],
  });
export type AssessmentDraft = z.output<typeof AssessmentDraft>;

export const Reason = schemaOf(reasonRules).meta({
  title: 'AssessmentReason',
  examples: [{ reason: 'Say on which data it was tested.' }],
});

export const Submission = z
  .strictObject({
    answers_version: z.int().min(0).optional().meta({
      description: 'The version of the answers that you saw. If someone has answered since, the request is rejected.',
    }),
  })
  .meta({ title: 'AssessmentSubmission', examples: [{ answers_version: 10 }] });

export const Conclusion = z
  .strictObject({
    ...schemaOf(verdictRules).shape,
    conditions: z
      .array(z.strictObject({ ...schemaOf(conditionRules).shape, owner: Person }))
      .max(20)
      .default([]),
  })
  .meta({
    title: 'AssessmentConclusion',
    examples: [{ verdict: 'passes', comment: 'Tested as it should be.', conditions: [] }],
  });
export type Conclusion = z.output<typeof Conclusion>;

export const AssessmentAnswer = z
  .strictObject({
    values: z.array(z.string().max(60)).max(30),
    seen: z.array(z.string().max(60)).max(30).optional(),
  })
  .meta({ title: 'AssessmentAnswer', examples: [{ values: ['yes'], seen: [] }] });

export const summaryOf = ({ verdict, conditions, ...one }: Assessment): AssessmentSummary =>
  AssessmentSummary.parse({
    ...one,
    verdict: verdict?.verdict ?? null,
    concluded: verdict && { at: verdict.at, by: verdict.by },
    open_conditions: one.state === 'concluded' ? conditions.filter(({ done }) => done === null) : [],
  });
