/** API schemas of legal documents: their points with records, answers and gaps. */
import * as z from 'zod';
import { Day, TypedDay } from '#domain/controls/control-name.ts';
import { Action, Actor, Id, Instant, ReasonedAction, Recorded } from '#domain/entity.ts';
import { Words } from '#domain/frameworks/framework.ts';
import { schemaOf } from '#domain/schema-of.ts';
import { PointAnswers } from './answers.ts';
import { answerProblem, answerRules, returnRules } from './rules.ts';
import { LEGAL_ACTIONS, LEGAL_STATES } from './states.ts';
import { ENTRY_FIELDS, POINT_STATES, SOURCE_RECORDS } from './words.ts';

const Source = z
  .object({
    record: z.enum(SOURCE_RECORDS),
    id: z.string().meta({ description: 'The ID of the record.' }),
    version: z.int().nullable().meta({ description: 'The version of the record, if it has one.' }),
    at: Instant.nullable().meta({ description: 'When this was recorded.' }),
    by: Actor.nullable().meta({ description: 'Who recorded it.' }),
    sha256: z.string().nullable().meta({ description: 'The checksum of the file or result, if there is one.' }),
  })
  .meta({ title: 'LegalSource' });
export type Source = z.output<typeof Source>;

export const Entry = z
  .object({
    field: z.enum(ENTRY_FIELDS),
    about: z.string().nullable().meta({
      description: 'Which one of several: the key of a question, risk or control, or a role.',
    }),
    title: Words.nullable().meta({ description: 'The name in both languages, if the catalog has it.' }),
    values: z.array(z.string()).meta({ description: 'Texts and codes as they are recorded.' }),
    source: Source,
  })
  .meta({ title: 'LegalEntry' });
export type Entry = z.output<typeof Entry>;

const State = z.enum(LEGAL_STATES);

/** Who closes the gaps, and until when. */
const Assignment = z.object({
  owner: Actor.nullable().default(null).meta({ description: 'Null if the owners of the application have it.' }),
  due_on: Day.nullable().default(null),
});

const SignedVersion = z
  .object({
    number: z.int().min(1),
    at: Instant,
    by: Actor,
    sha256: z.string().meta({ description: 'The seal of the content, which the audit log has too.' }),
  })
  .meta({ title: 'SignedLegalVersion' });

/** The stored document, which exists from the first answer on. */
export const KeptLegalDocument = z.object({
  ...Recorded.shape,
  application_id: Id,
  type: z.string(),
  answers: PointAnswers,
  ...Assignment.shape,
  state: State.default('draft'),
  submitted: Action.nullable().default(null),
  returned: ReasonedAction.nullable().default(null),
  signed: z.array(SignedVersion).default([]),
});
export type KeptLegalDocument = z.output<typeof KeptLegalDocument>;

const ShownCondition = z
  .object({
    fact: z.string().meta({ description: 'A question of the intake, risk_tier or incidents.' }),
    any: z.array(z.string()).meta({ description: 'The values that make it needed.' }),
    values: z.array(z.string()).meta({ description: 'The values of the record; empty if they are unknown.' }),
  })
  .meta({ title: 'LegalCondition' });
export type ShownCondition = z.output<typeof ShownCondition>;

const Conditions = z.array(ShownCondition);

export const ShownPoint = z
  .object({
    id: z.string().meta({ description: 'The number of the point in the official text.' }),
    heading: Words,
    text: Words.nullable().meta({ description: 'The complete point, unless the heading is complete.' }),
    answer_needed: z.boolean().meta({ description: 'Whether the records alone are never enough.' }),
    entries: z.array(Entry).meta({ description: 'What the records show.' }),
    version: z.int().min(0).meta({ description: 'Number of saves of the answer; 0 if there is none.' }),
    answer: z.string(),
    not_applicable: z.string(),
    answered: z.object({ at: Instant, by: Actor }).nullable(),
    state: z.enum(POINT_STATES),
    conditions: Conditions.optional().meta({
      description: 'Present if the point is needed only under conditions. One of them is enough.',
    }),
  })
  .meta({ title: 'LegalPoint' });
export type ShownPoint = z.output<typeof ShownPoint>;

export const Section = z
  .object({ id: z.string(), heading: Words, points: z.array(ShownPoint) })
  .meta({ title: 'LegalSection' });

export const About = z.object({
  type: z.string(),
  name: Words,
  purpose: Words.meta({ description: 'Who draws up the document, and when.' }),
  official: z
    .object({
      title: Words,
      reference: Words,
      url: z.url(),
      as_of: z.iso.date().meta({ description: 'The date of the text from which the points were taken.' }),
    })
    .meta({ title: 'OfficialText' }),
  points: z.int(),
  gaps: z.int().meta({ description: 'Number of points that lack an answer or records.' }),
  percent: z.int().min(0).max(100).meta({ description: 'The share of points without a gap.' }),
});

/** Whether the application needs the document. Unneeded documents can be drawn up, too. */
const Need = z.object({
  needed: z.boolean().meta({ description: 'Whether a condition holds, or may hold because an answer is missing.' }),
  conditions: Conditions.meta({ description: 'When it is needed; always if empty. One of them is enough.' }),
});

/** What a person signed. It never changes. */
export const LegalContent = About.extend({
  format: z.literal(1),
  application: z.object({ id: Id, name: z.string() }),
  number: z.int().min(1),
  signed: Action,
  sections: z.array(Section),
}).meta({ title: 'LegalContent' });
export type LegalContent = z.output<typeof LegalContent>;

export const SignedLegalDocument = z
  .object({ content: LegalContent, sha256: z.string() })
  .meta({ title: 'SignedLegalDocument' });
export type SignedLegalDocument = z.output<typeof SignedLegalDocument>;

const PointChange = z
  .object({
    before: ShownPoint.nullable().meta({ description: 'The point as it was signed.' }),
    after: ShownPoint.nullable(),
  })
  .meta({ title: 'LegalPointChange' });
export type PointChange = z.output<typeof PointChange>;

export const ListedLegalDocument = About.extend({
  ...Need.shape,
  ...Assignment.shape,
  state: State,
  signed: SignedVersion.nullable().meta({ description: 'The last signed version.' }),
  outdated: z.boolean().meta({ description: 'Whether records or answers have changed since it was signed.' }),
  answered: z.object({ at: Instant, by: Actor }).nullable().meta({ description: 'The last change of an answer.' }),
}).meta({ title: 'ListedLegalDocument' });
export type ListedLegalDocument = z.output<typeof ListedLegalDocument>;

export const LegalDocument = About.extend({
  ...Need.shape,
  application: z.object({ id: Id, name: z.string() }),
  id: Id.meta({ description: 'The ID for its history: GET /audit/legal-documents/{id}.' }),
  version: z.int().min(0).meta({ description: '0 until the first answer.' }),
  digest: z.string().meta({ description: 'Stands for what the document says now. A signature repeats it.' }),
  sections: z.array(Section),
  ...Assignment.shape,
  state: State,
  submitted: Action.nullable(),
  returned: ReasonedAction.nullable().meta({ description: 'Who returned it to its authors, and why.' }),
  signed: z.array(SignedVersion).meta({ description: 'The signed versions, oldest first.' }),
  changes: z.array(PointChange).meta({
    description: 'The points that differ from the last signed version. The document is out of date if there are any.',
  }),
  possible: z.array(z.enum(LEGAL_ACTIONS)).meta({ description: 'The actions that you can take now.' }),
  own_work: z.boolean().meta({ description: 'Whether you are an author, so that someone else must sign it.' }),
  may_edit: z.boolean().meta({ description: 'Whether you can answer points now.' }),
}).meta({ title: 'LegalDocument' });
export type LegalDocument = z.output<typeof LegalDocument>;

export const PointAnswerDraft = schemaOf(answerRules)
  .superRefine((draft, { addIssue }) => {
    for (const [field, params] of Object.entries(answerProblem(draft) ?? {}))
      addIssue({ code: 'custom', path: [field], params });
  })
  .meta({
    title: 'LegalAnswerDraft',
    examples: [{ answer: 'The scoring service runs in containers on x86-64 servers of our cloud provider.' }],
  });
export type PointAnswerDraft = z.output<typeof PointAnswerDraft>;

export const LegalSignature = z
  .strictObject({
    digest: z
      .string()
      .max(100)
      .meta({ description: 'The digest of the document that you read. If it has changed, the signature is rejected.' }),
  })
  .meta({
    title: 'LegalSignature',
    examples: [{ digest: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' }],
  });
export type LegalSignature = z.output<typeof LegalSignature>;

export const LegalAssignment = z
  .strictObject({
    owner: Id.nullable().optional().meta({ description: 'Null for the owners of the application.' }),
    due_on: TypedDay.nullable().optional(),
  })
  .meta({ title: 'LegalAssignment', examples: [{ due_on: '2040-12-31' }] });
export type LegalAssignment = z.output<typeof LegalAssignment>;

export const LegalReturn = schemaOf(returnRules).meta({
  title: 'LegalReturn',
  examples: [{ reason: 'Point 4 does not say why these metrics fit.' }],
});
