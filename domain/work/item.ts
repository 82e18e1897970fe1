/** Schemas of work items, delegations and reminders. */
import * as z from 'zod';
import { Actor, Id, Instant } from '#domain/entity.ts';
import { ROLES } from '#domain/enumerations.ts';
import { schemaOf } from '#domain/schema-of.ts';
import { delegationRules, reminderRules } from './rules.ts';
import { WHOSE, WORK_KINDS } from './words.ts';

const Day = z.iso.date();

const Delegated = z.object({
  ...{ from: Actor, to: Actor, note: z.string(), at: Instant },
  now: Actor.nullable()
    .default(null)
    .meta({ description: 'Who has it by now, where whoever it was given to gave it on.' }),
});

const Item = z.object({
  id: z.string().meta({ description: 'The same for whomever it waits for.' }),
  kind: z.enum(WORK_KINDS),
  whose: z.enum(WHOSE).meta({ description: 'Whether it is yours to do, or you wait for others to do it.' }),
  thing: z.object({ kind: z.enum(['application', 'vendor']), id: Id, name: z.string() }),
  params: z.record(z.string(), z.union([z.string(), z.number()])).meta({
    description: 'What there is to say of this kind, such as the text of a condition and its number.',
  }),
  since: Instant.nullable().meta({ description: 'Since when it waits, where that is known.' }),
  due: Day.nullable().meta({ description: 'The last day for it, where the company is.' }),
  from: Day.nullable().meta({ description: 'The first day on which anybody need see it.' }),
  delegated: Delegated.nullable().default(null).meta({ description: 'Who gave it to whom, and what they said.' }),
  remind_on: Day.nullable().default(null).meta({
    description: 'The day until which you want to hear nothing of it.',
  }),
});
export const WorkItem = Item.extend({
  able: z
    .boolean()
    .meta({ description: 'Whether your role lets you do it. Else give it to somebody whose role does.' }),
}).meta({ title: 'WorkItem' });
/** A possible delegate of a work item. */
export const WorkDoer = z.object({ id: Id, name: z.string(), email: z.string() }).meta({ title: 'WorkDoer' });

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
