/** Notifies the recipient of a delegated work item. */
import * as z from 'zod';
import type { Audit } from '#domain/audit/audit.ts';
import { Actor } from '#domain/entity.ts';
import { saidToBeOver, TASK_PARAMS } from '#domain/notifications/kinds.ts';
import { TASK_SUBJECTS } from '#domain/subject-key.ts';
import type { KeptWork } from '#domain/work/item.ts';
import type { WorkKind } from '#domain/work/words.ts';
import { companyDay } from '#lambdas/company/store.ts';
import { readTaskSubject } from '#lambdas/tasks/subject-service.ts';
import { work, workSubject } from '#lambdas/work/store.ts';
import { notifyPeople } from './notify-people.ts';

const Given = z.object({ to: Actor });
const Text = z.object({ to: z.string() });

/** Comment texts are not quoted, because comments can be deleted. */
const UNQUOTED: readonly WorkKind[] = ['mention', 'question'];

const taskParams = (task: Pick<KeptWork, 'kind' | 'params' | 'due'> | undefined, today: string) => {
  const of = (name: (typeof TASK_PARAMS)[number]) =>
    name === 'text' && task && UNQUOTED.includes(task.kind) ? '' : String(task?.params[name] ?? '');
  const due = task?.due ?? '';
  const params = Object.fromEntries(TASK_PARAMS.map((name) => [name, of(name)]));
  return {
    ...(params as Record<(typeof TASK_PARAMS)[number], string>),
    due,
    over: saidToBeOver(due, today),
    work: task?.kind ?? null,
  }; // has an entry for each
};

/** The audit entry names the item; its details come from the delegation, if that is still pending. */
export const notifyOfWork = async ({ what, action, id, at, by, version, changes }: Audit) => {
  const thing = TASK_SUBJECTS.find((one) => what === (one === 'model' ? 'foundation model' : one));
  if (action !== 'work_delegated' || !thing) return;
  const change = (name: string) => changes.find(({ field }) => field === name);
  const subject = await readTaskSubject({ thing, id });
  const given = Given.safeParse(change('delegated_to'));
  if (!subject || !given.success) return;
  const [note = '', item] = ['note', 'work'].map((name) => Text.safeParse(change(name)).data?.to);
  const { to } = given.data;
  const task = item === undefined ? undefined : await work.given(workSubject(thing, id), item, by.id, to.id);
  const { name, groups } = subject;
  await notifyPeople(
    [to.id],
    groups,
    { kind: 'work_delegated', params: { thing, id, name, note, ...taskParams(task, await companyDay()) } },
    { id: `${what} ${id} ${version} ${at}`, at, by },
  );
};
