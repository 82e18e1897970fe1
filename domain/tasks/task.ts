/** Schemas of tasks that people add to an application, a vendor or a foundation model. */
import * as z from 'zod';
import { Belonging } from '#domain/belonging.ts';
import { Day, TypedDay } from '#domain/controls/control-name.ts';
import { Action, Actor, Id, Recorded } from '#domain/entity.ts';
import { fieldOf } from '#domain/schema-of.ts';
import { belongsTo, type TaskSubjectRef } from '#domain/subject-key.ts';
import { TASK_STATES, taskRules } from './rules.ts';

const Subject = {
  ...Belonging,
  model_id: Id.optional().meta({ description: 'The foundation model that it belongs to, if any.' }),
};

export const TaskSubject = z.strictObject(Subject);
export type TaskSubject = z.output<typeof TaskSubject>;

/** The stored task. It is open until it is completed. */
export const KeptTask = z.object({
  ...Recorded.shape,
  ...Subject,
  title: z.string(),
  details: z.string(),
  assignee: Actor.nullable(),
  due_on: Day.nullable(),
  completed: Action.nullable().default(null),
  reopened: Action.nullable().default(null),
});
export type KeptTask = z.output<typeof KeptTask>;

export const Task = KeptTask.extend({
  assignee: Actor.nullable().meta({ description: 'Null if the owners of its subject have it.' }),
  completed: Action.nullable().meta({ description: 'Who completed it, and when; null while it is open.' }),
  reopened: Action.nullable().meta({ description: 'Who last reopened it, and when.' }),
  state: z.enum(TASK_STATES),
  assignee_has_access: z.boolean().meta({
    description: 'Whether the assignee can see its subject. If not, the owners have the task in My Work.',
  }),
  may_edit: z.boolean().meta({
    description: 'Whether you can change and delete it. Everyone with access to its subject can complete it.',
  }),
}).meta({ title: 'Task' });
export type Task = z.output<typeof Task>;

const { title, details } = taskRules;
const Fields = {
  assignee: Id.nullable().meta({ description: 'A user who can see the subject. Null for its owners.' }),
  due_on: TypedDay.nullable(),
};

export const NewTask = TaskSubject.extend({
  title: fieldOf(title),
  details: fieldOf(details).default(''),
  assignee: Fields.assignee.default(null),
  due_on: Fields.due_on.default(null),
}).meta({
  title: 'NewTask',
  description: 'Set exactly one of application_id, vendor_id and model_id.',
  examples: [
    {
      ...{ application_id: '0b9c5f8e-3c1e-4c1e-9a52-0f2c8d6f1a11', title: 'Ask the provider for the model card' },
      due_on: '2040-12-31',
    },
  ],
});
export type NewTask = z.output<typeof NewTask>;

export const TaskChange = z
  .strictObject({
    title: fieldOf(title).optional(),
    details: fieldOf(details).optional(),
    assignee: Fields.assignee.optional(),
    due_on: Fields.due_on.optional(),
    state: z.enum(TASK_STATES).optional().meta({ description: '`done` completes the task, and `open` reopens it.' }),
  })
  .meta({ title: 'TaskChange', examples: [{ state: 'done' }] });
export type TaskChange = z.output<typeof TaskChange>;

/** The application, vendor or foundation model of a task. */
export const subjectOfTask = ({ model_id, ...belonging }: TaskSubject): TaskSubjectRef =>
  model_id === undefined ? belongsTo(belonging) : { thing: 'model', id: model_id };
