/** Schemas of work items, delegations and reminders. */
import * as z from 'zod';
import { Actor, Id, Instant } from '#domain/entity.ts';
import { ROLES } from '#domain/enumerations.ts';
import { schemaOf } from '#domain/schema-of.ts';
import { delegationRules, reminderRules } from './rules.ts';
import { WHOSE, WORK_KINDS, WORK_THINGS } from './words.ts';

const Day = z.iso.date();

const Delegated = z.object({
  ...{ from: Actor, to: Actor, note: z.string(), at: Instant },
  now: Actor.nullable()
    .default(null)
    .meta({ description: 'The current assignee, if the delegate delegated it further.' }),
});

const Item = z.object({
  id: z.string().meta({ description: 'The ID of the task, the same for everyone.' }),
  kind: z.enum(WORK_KINDS),
  whose: z.enum(WHOSE).meta({ description: 'Whether it is your task or you wait for others.' }),
  thing: z.object({ kind: z.enum(WORK_THINGS), id: Id, name: z.string() }),
  params: z.record(z.string(), z.union([z.string(), z.number()])).meta({
    description: 'The details for this kind of task, such as the text and number of a condition.',
  }),
  since: Instant.nullable().meta({ description: 'When it became open, if known.' }),
  due: Day.nullable().meta({ description: "The due date in the company's time zone." }),
  from: Day.nullable().meta({ description: 'The first day on which it is shown.' }),
  delegated: Delegated.nullable().default(null).meta({ description: 'Who delegated it to whom, with a note.' }),
  remind_on: Day.nullable().default(null).meta({
    description: 'The date until which you snoozed it.',
  }),
});
export const WorkItem = Item.extend({
  able: z.boolean().meta({ description: 'Whether your role permits you to do it. If not, delegate it.' }),
}).meta({ title: 'WorkItem' });
/** A possible delegate of a work item. */
export const WorkDoer = z.object({ id: Id, name: z.string(), email: z.string() }).meta({ title: 'PossibleDelegate' });

export const DelegationDraft = schemaOf(delegationRules).meta({
  title: 'WorkDelegation',
  examples: [{ to: '0b9c5f8e-3c1e-4c1e-9a52-0f2c8d6f1a11', note: 'You know these letters best.' }],
});

export const ReminderDraft = schemaOf(reminderRules).meta({ title: 'WorkReminder', examples: [{ on: '2040-12-31' }] });

export type WorkItem = z.output<typeof WorkItem>;

/** A stored work item of one person, with the roles required to see it. Access is checked when it is read. */
export const KeptWork = Item.extend({
  needs: z.array(z.enum(ROLES)),
  groups: z.array(z.string()),
  doers: z.array(z.enum(ROLES)).nullable().default(null),
});
export type KeptWork = z.output<typeof KeptWork>;
