/** Notifies the people of a task: when it is assigned, when it is due, and its author when it is completed. */
import * as z from 'zod';
import type { Audit } from '#domain/audit/audit.ts';
import { Actor } from '#domain/entity.ts';
import { saidToBeOver } from '#domain/notifications/kinds.ts';
import { type KeptTask, subjectOfTask } from '#domain/tasks/task.ts';
import { excerpt } from '#domain/text/excerpt.ts';
import { peopleOfTask } from '#domain/work/of-task.ts';
import { companyDay } from '#lambdas/company/store.ts';
import { users } from '#lambdas/people/store.ts';
import { tasks } from '#lambdas/tasks/store.ts';
import { hasTaskAccess, type KnownSubject, readTaskSubject } from '#lambdas/tasks/subject-service.ts';
import { notifyPeople } from './notify-people.ts';

type TaskNotice = 'task_assigned' | 'task_completed' | 'task_due';
type Event = Parameters<typeof notifyPeople>[3];

const notifyOf = async (
  kind: TaskNotice,
  people: readonly string[],
  { task, subject, today }: { task: KeptTask; subject: KnownSubject; today: string },
  event: Event,
) => {
  const { thing, id, name, groups } = subject;
  const due = task.due_on ?? '';
  const about = { task: task.id, text: excerpt(task.title), due, over: saidToBeOver(due, today) };
  await notifyPeople(people, groups, { kind, params: { thing, id, name, ...about } }, event);
};

const Assigned = z.object({ to: Actor });

/** The assignee set by this change, even if it changed again since. */
const assignedIn = ({ changes }: Audit): string[] => {
  const change = Assigned.safeParse(changes.find(({ field }) => field === 'assignee'));
  return change.success ? [change.data.to.id] : [];
};

export const notifyOfTask = async (audit: Audit) => {
  if (audit.what !== 'task' || audit.action === 'removed') return;
  const task = await tasks.get(audit.id);
  const subject = task && (await readTaskSubject(subjectOfTask(task)));
  if (!subject) return;
  const about = { task, subject, today: await companyDay() };
  const event = { id: `task ${task.id} ${audit.version}`, at: audit.at, by: audit.by };
  await notifyOf('task_assigned', assignedIn(audit), about, event);
  if (audit.action === 'task_completed') await notifyOf('task_completed', [task.created_by.id], about, event);
};

/** Once before the due date and once after it. */
export const notifyOfDueTask = async (task: KeptTask, today: string) => {
  const subject = await readTaskSubject(subjectOfTask(task));
  if (!subject || subject.isOver || task.completed || task.due_on === null) return;
  const people = peopleOfTask(task, subject, hasTaskAccess(await users.rows(), subject));
  const moment = saidToBeOver(task.due_on, today) === 'yes' ? 'over' : 'soon';
  const event = { id: `${moment} ${task.id} ${task.due_on}`, at: new Date().toISOString() };
  await notifyOf('task_due', people, { task, subject, today }, event);
};
