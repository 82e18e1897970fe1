/** Field rules for tasks. Contains no schema, to keep the browser bundle small. */
import { anIdOrNone, type DraftOf, optional, required } from '#domain/rules.ts';

export const taskRules = {
  title: required('line', 200),
  details: optional('lines', 4000),
  assignee: anIdOrNone,
  due_on: optional('typed_day', 10),
} as const;

export type TaskSaid = DraftOf<typeof taskRules>;

export const TASK_STATES = ['open', 'done'] as const;
export type TaskState = (typeof TASK_STATES)[number];
