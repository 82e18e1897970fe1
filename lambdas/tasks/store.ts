/** Tasks are entities; a copy in the partition of their subject serves the lists. */
import * as z from 'zod';
import type { TaskSubjectRef } from '#domain/subject-key.ts';
import type { TaskState } from '#domain/tasks/rules.ts';
import { KeptTask, subjectOfTask } from '#domain/tasks/task.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { type Key, keys } from '#lambdas/persistence/keys.ts';
import { countRows, every, page } from '#lambdas/persistence/paging.ts';
import type { Write } from '#lambdas/persistence/write.ts';

const OPEN = 'OPEN#';
const DONE = 'DONE#';
const PREFIXES: Record<TaskState, string> = { open: OPEN, done: DONE };

/** Tasks without a due date come last. */
const NO_DAY = '9999-12-31';

const placeOf = (task: KeptTask): Key =>
  keys.taskOf(
    subjectOfTask(task),
    task.completed ? `${DONE}${task.completed.at}#${task.id}` : `${OPEN}${task.due_on ?? NO_DAY}#${task.id}`,
  );

/** The row for the job that reminds people. */
const Due = z.object({ id: z.string(), day: z.string() });

const rowsOf = (task: KeptTask | undefined): (Key & Record<string, unknown>)[] => {
  if (!task) return [];
  const { id, due_on, completed } = task;
  const isDue = due_on !== null && completed === null;
  return [{ ...placeOf(task), ...task }, ...(isDue ? [{ ...keys.taskDue(due_on, id), id, day: due_on }] : [])];
};

const projections = (before: KeptTask | undefined, after: KeptTask | undefined): Write[] => {
  const rows = rowsOf(after);
  const gone = rowsOf(before).filter(({ pk, sk }) => !rows.some((row) => row.pk === pk && row.sk === sk));
  return [...gone.map(({ pk, sk }) => ({ remove: { pk, sk } })), ...rows.map((put) => ({ put }))];
};

const { pk: ALL_DUE } = keys.taskDue('', '');

export const tasks = {
  ...entities({
    what: 'task',
    schema: KeptTask,
    called: ({ title }) => title,
    whole: (task) => keys.subject(subjectOfTask(task)),
    eventOf: (before, after, action) => {
      if (!before.completed && after.completed) return 'task_completed';
      return before.completed && !after.completed ? 'task_reopened' : action;
    },
    listed: projections,
  }),

  /** Open tasks by due date, done ones by completion, the latest first. */
  page: (of: TaskSubjectRef, state: TaskState, limit: number, after: string | undefined) =>
    page({
      ...{ pk: keys.taskOf(of, '').pk, prefix: PREFIXES[state], schema: KeptTask },
      ...{ limit, after, isAscending: state === 'open' },
    }),

  count: (of: TaskSubjectRef, state: TaskState) => countRows({ pk: keys.taskOf(of, '').pk, prefix: PREFIXES[state] }),

  open: (of: TaskSubjectRef) => every({ pk: keys.taskOf(of, '').pk, prefix: OPEN, schema: KeptTask }),
  of: (of: TaskSubjectRef) => every({ pk: keys.taskOf(of, '').pk, schema: KeptTask }),

  /** The ids of open tasks that are due by this day. */
  dueBy: async (day: string): Promise<string[]> =>
    (await every({ pk: ALL_DUE, schema: Due })).filter((one) => one.day <= day).map(({ id }) => id),
};
