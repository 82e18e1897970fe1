/** Tasks of applications, vendors and foundation models: add, list, change, complete, reopen and delete. */
import { aheadProblem } from '#domain/day.ts';
import { fieldError } from '#domain/field-error.ts';
import { permissions, reach, reaches } from '#domain/permissions.ts';
import type { TaskSubjectRef } from '#domain/subject-key.ts';
import type { TaskState } from '#domain/tasks/rules.ts';
import {
  type KeptTask,
  type NewTask,
  subjectOfTask,
  type Task,
  type TaskChange,
  type TaskSubject,
} from '#domain/tasks/task.ts';
import { named } from '#lambdas/applications/people-service.ts';
import { companyDay } from '#lambdas/company/store.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import { forbidden, invalid, malformed, notFound, retired } from '#lambdas/known-errors.ts';
import { users } from '#lambdas/people/store.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { uuidV7 } from '#lambdas/persistence/uuid-v7.ts';
import { tasks } from './store.ts';
import { hasTaskAccess, type KnownSubject, maySeeSubject, readTaskSubject } from './subject-service.ts';

type Changeable = (version: number) => boolean;

const NOUNS = { application: 'application', vendor: 'vendor', model: 'foundation model' } as const;

/** Exactly one field names the subject. */
const oneSubject = (asked: TaskSubject): TaskSubjectRef | undefined =>
  Object.values(asked).filter((id) => id !== undefined).length === 1 ? subjectOfTask(asked) : undefined;

const reachable = async (caller: Caller, of: TaskSubjectRef): Promise<KnownSubject> => {
  const subject = await readTaskSubject(of);
  if (!subject || !maySeeSubject(caller, subject)) throw notFound(NOUNS[of.thing]);
  return subject;
};

/** A task of an inaccessible subject is answered as one that does not exist. */
const find = async (caller: Caller, id: string) => {
  const task = await tasks.get(id);
  const subject = task && (await readTaskSubject(subjectOfTask(task)));
  if (!subject || !maySeeSubject(caller, subject)) throw notFound('task');
  return { task, subject };
};

const mayWork = ({ roles }: Caller, { groups }: KnownSubject) => reaches(reach(roles, permissions.workOnTasks), groups);

const mustWorkOn = (caller: Caller, subject: KnownSubject) => {
  const { thing, isOver } = subject;
  if (!mayWork(caller, subject)) throw forbidden(`You can read this ${NOUNS[thing]} but not work on its tasks.`);
  if (isOver && thing !== 'model') throw retired(thing);
};

const mayEdit = (caller: Caller, { created_by }: KeptTask, subject: KnownSubject) =>
  mayWork(caller, subject) &&
  (created_by.id === caller.id || reaches(reach(caller.roles, permissions.editObjects), subject.groups));

const mustBeEditable = (caller: Caller, task: KeptTask, subject: KnownSubject) => {
  if (!mayEdit(caller, task, subject))
    throw forbidden(
      `You can complete and reopen this task. Only its author and users who can change the ${NOUNS[subject.thing]} can change or delete it.`,
    );
};

const shownTo = async (caller: Caller, subject: KnownSubject) => {
  const hasAccess = hasTaskAccess(await users.rows(), subject);
  return (task: KeptTask): Task => ({
    ...task,
    state: task.completed ? 'done' : 'open',
    assignee_has_access: task.assignee === null || hasAccess(task.assignee.id),
    may_edit: !subject.isOver && mayEdit(caller, task, subject),
  });
};

const mustBeAhead = async (due_on: string | null) => {
  const wrong = due_on === null ? undefined : aheadProblem(due_on, await companyDay());
  if (wrong) throw invalid([fieldError('due_on', wrong.code, wrong.params)]);
};

const assigned = (id: string | null, { groups }: KnownSubject, before: KeptTask['assignee'] = null) =>
  named(id === null ? null : { id }, { resource_groups: [...groups] }, 'assignee', before);

type Asked = TaskSubject & { id?: string | undefined; state: TaskState; limit: number };

/** One task, with the counts of its subject. */
const onlyTask = async (caller: Caller, id: string) => {
  const { task, subject } = await find(caller, id);
  return { subject, items: [task], next: null };
};

const pageOfTasks = async (caller: Caller, { id: _, state, limit, ...asked }: Asked, after: string | undefined) => {
  const of = oneSubject(asked);
  if (!of) throw malformed('Specify one of application_id, vendor_id, model_id and id.');
  const subject = await reachable(caller, of);
  return { subject, ...(await tasks.page(of, state, limit, after)) };
};

export const listTasks = async (caller: Caller, asked: Asked, after: string | undefined) => {
  const { subject, items, next } = await (asked.id === undefined
    ? pageOfTasks(caller, asked, after)
    : onlyTask(caller, asked.id));
  const [shown, open, done] = await Promise.all([
    shownTo(caller, subject),
    tasks.count(subject, 'open'),
    tasks.count(subject, 'done'),
  ]);
  return { tasks: items.map(shown), open, done, next_cursor: next };
};

export const addTask = async (caller: Caller, { title, details, assignee, due_on, ...asked }: NewTask) => {
  const of = oneSubject(asked);
  if (!of) throw invalid([fieldError('application_id', 'required')]);
  const subject = await reachable(caller, of);
  mustWorkOn(caller, subject);
  await mustBeAhead(due_on);
  const content = { ...asked, title, details, due_on, assignee: await assigned(assignee, subject) };
  const id = uuidV7(Date.now());
  const task = await tasks.create({ ...content, completed: null, reopened: null }, caller.actor, id);
  return (await shownTo(caller, subject))(task);
};

/** The state as the request leaves it. Completing a done task again changes nothing. */
const withState = (task: KeptTask, state: TaskState | undefined, caller: Caller): KeptTask => {
  if (state === undefined || (state === 'done') === (task.completed !== null)) return task;
  const now = { at: new Date().toISOString(), by: actorOf(caller) };
  return state === 'done' ? { ...task, completed: now } : { ...task, completed: null, reopened: now };
};

export const changeTask = async (
  caller: Caller,
  id: string,
  { state, assignee, ...fields }: TaskChange,
  changeable: Changeable,
) => {
  const { task, subject } = await find(caller, id);
  mustWorkOn(caller, subject);
  if (assignee !== undefined || Object.keys(fields).length > 0) mustBeEditable(caller, task, subject);
  const before = toBeChanged(task, changeable, 'task');
  if (fields.due_on !== before.due_on) await mustBeAhead(fields.due_on ?? null);
  const given = assignee === undefined ? before.assignee : await assigned(assignee, subject, before.assignee);
  const after = withState({ ...before, ...fields, assignee: given }, state, caller);
  const changed = await tasks.update(before, after, caller.actor);
  return (await shownTo(caller, subject))(changed);
};

export const deleteTask = async (caller: Caller, id: string, changeable: Changeable): Promise<undefined> => {
  const { task, subject } = await find(caller, id);
  mustWorkOn(caller, subject);
  mustBeEditable(caller, task, subject);
  await tasks.remove(toBeChanged(task, changeable, 'task'), caller.actor);
};
