/** Derives work items from the open tasks of an application, a vendor or a foundation model. */
import { permissions } from '#domain/permissions.ts';
import type { TaskSubjectRef } from '#domain/subject-key.ts';
import type { KeptTask } from '#domain/tasks/task.ts';
import { excerpt } from '#domain/text/excerpt.ts';
import { type Derived, workOn } from './derived.ts';

/** The entity to which tasks belong. */
export type TaskSubject = TaskSubjectRef & {
  name: string;
  groups: readonly string[];
  /** Foundation models have none. */
  owners: readonly string[];
};

/** The assignee with access, otherwise the owners with access, and without any the author. */
export const peopleOfTask = (
  { assignee, created_by }: Pick<KeptTask, 'assignee' | 'created_by'>,
  { owners }: Pick<TaskSubject, 'owners'>,
  hasAccess: (person: string) => boolean,
): readonly string[] => {
  if (assignee && hasAccess(assignee.id)) return [assignee.id];
  const able = owners.filter(hasAccess);
  return able.length > 0 ? able : [created_by.id];
};

export const workOfTasks = (
  subject: TaskSubject,
  open: readonly KeptTask[],
  hasAccess: (person: string) => boolean,
): Derived[] => {
  const { thing, id, name, groups } = subject;
  const make = workOn({ kind: thing, id, name }, groups);
  return open.flatMap((task) =>
    make('task', peopleOfTask(task, subject, hasAccess), {
      part: task.id,
      params: { task: task.id, text: excerpt(task.title), by: task.created_by.name },
      ...{ since: task.created_at, due: task.due_on, doers: permissions.workOnTasks },
    }),
  );
};
