/** A control of an application, worked on once for all requirements that link to it. */
import * as z from 'zod';
import { Action, Actor, Id, Instant, Recorded } from '#domain/entity.ts';
import { Words } from '#domain/frameworks/framework.ts';
import { DescriptorName } from '#domain/risks/risk.ts';
import { fieldOf } from '#domain/schema-of.ts';
import { FREQUENCIES, STRENGTHS } from './catalogue.ts';
import { ControlName, Day, TypedDay } from './control-name.ts';
import { controlReasonRules, controlRules } from './control-rules.ts';
import { Evidence, EvidencePiece } from './evidence.ts';
import { LISTED_THEMES } from './keys.ts';
import { CONTROL_ACTIONS, CONTROL_STATES, type ControlAction } from './states.ts';
import { LACKS, MOST_EVIDENCE, RETURN_REASONS } from './words.ts';

const State = z.enum(CONTROL_STATES);
const Strength = z.enum(STRENGTHS);

/** The stored control, which exists from its first change on. The catalog holds its guidance. */
export const Control = z
  .object({
    ...Recorded.shape,
    application_id: Id,
    key: ControlName,
    title: z
      .string()
      .optional()
      .meta({ description: 'Present if the catalog has no name: the name of the requirement at the last change.' }),
    state: State,
    owner: Actor.nullable(),
    due_on: Day.nullable(),
    implementation: z.string(),
    justification: z.string().meta({ description: 'Why it does not apply, if it was excluded.' }),
    submitted: Action.nullable(),
    accepted: Action.nullable(),
    returned: Action.extend({ reason: z.enum(RETURN_REASONS), text: z.string() }).nullable(),
    evidence: z.array(EvidencePiece).max(MOST_EVIDENCE),
  })
  .meta({ title: 'Control' });
export type Control = z.output<typeof Control>;

/** Summary in the application's partition of each control that was changed at least once. */
export const ControlSummary = Control.pick({
  key: true,
  title: true,
  state: true,
  owner: true,
  due_on: true,
  updated_at: true,
}).extend({
  implemented: z.boolean(),
  /** First and last days on which the evidence is in force. */
  periods: z.array(z.tuple([z.string(), z.string().nullable()])),
});
export type ControlSummary = z.output<typeof ControlSummary>;

const Asked = z.object({ framework: z.string(), requirement: z.string(), strength: Strength });

export const ListedControl = z
  .object({
    id: ControlName,
    theme: z.enum(LISTED_THEMES),
    title: Words,
    state: State,
    owner: Actor.nullable(),
    due_on: Day.nullable(),
    overdue: z.boolean(),
    evidence_count: z.int(),
    evidence_ends: Day.nullable().meta({ description: 'The earliest expiry date of the evidence in force.' }),
    ends_soon: z.boolean().meta({ description: 'Whether that is within the next 30 days.' }),
    for: z.array(Asked).meta({ description: 'The linked requirements of applicable frameworks.' }),
    risks: z.array(DescriptorName).meta({ description: 'The risks of the application that suggest it.' }),
    lacks: z.array(z.enum(LACKS)).meta({ description: 'What is still missing, unless the control does not apply.' }),
    updated_at: Instant.nullable(),
  })
  .meta({ title: 'ListedControl' });
export type ListedControl = z.output<typeof ListedControl>;

export const ShownControl = ListedControl.extend({
  version: z.int().min(0).meta({ description: '0 if it was never changed.' }),
  updated_by: Actor.nullable(),
  application_id: Id,
  entity_id: Id.meta({ description: 'The ID for its history: GET /audit/controls/{id}.' }),
  guidance: z
    .object({ what: Words, why: Words, proof: Words, often: z.enum(FREQUENCIES) })
    .nullable()
    .meta({ description: "The catalog's description. Null for a control of a company framework." }),
  ...Control.pick({ implementation: true, justification: true, submitted: true, accepted: true, returned: true }).shape,
  evidence: z.array(Evidence),
  asked_by: z.array(
    z.object({
      framework: z.object({ id: z.string(), name: z.string() }),
      requirement: z.object({ id: z.string(), title: Words.optional(), text: Words.optional() }),
      strength: Strength,
      reason: Words,
    }),
  ),
  possible: z.array(z.enum(CONTROL_ACTIONS)).meta({ description: 'The actions that you can take now.' }),
  may_work: z.boolean().meta({ description: 'Whether you can work on it: assign it, describe it and add evidence.' }),
  own_work: z
    .boolean()
    .meta({ description: 'Whether the work to review is your own, so someone else must review it.' }),
}).meta({ title: 'Control' });
export type ShownControl = z.output<typeof ShownControl>;

/** Actions of people; `expire` is an action of the nightly job. */
export const isPersonal = (action: ControlAction) => action !== 'expire';
const ACTIONS = CONTROL_ACTIONS.filter(isPersonal);
export type PersonalAction = (typeof ACTIONS)[number];

export const ControlChange = z
  .strictObject({
    action: z.enum(ACTIONS).optional(),
    reason: fieldOf(controlReasonRules.reason).optional().meta({
      description: 'With `exclude`: why it does not apply. With `return`: what is missing.',
    }),
    owner: Id.nullable().optional(),
    due_on: TypedDay.nullable().optional(),
    implementation: fieldOf(controlRules.implementation).optional(),
  })
  .meta({
    title: 'ControlChange',
    examples: [{ action: 'submit', implementation: 'Each answer is looked at by a person before it is sent.' }],
  });
export type ControlChange = z.output<typeof ControlChange>;

export const summaryOf = ({ implementation, evidence, ...control }: Control): ControlSummary =>
  ControlSummary.parse({
    ...control,
    implemented: implementation !== '',
    periods: evidence.map(({ effective_from, expires_on }) => [effective_from, expires_on]),
  });
