/** Delegation of work items to people who may see and do them. */
import type { Change } from '#domain/audit/audit.ts';
import { fieldError } from '#domain/field-error.ts';
import { displayName, fullName, rolesOf } from '#domain/people/person.ts';
import type { UserRow } from '#domain/people/row.ts';
import { reach, reaches } from '#domain/permissions.ts';
import { hasWords, nameOrder, wordsOf } from '#domain/text/name.ts';
import type { KeptWork } from '#domain/work/item.ts';
import { applications } from '#lambdas/applications/store.ts';
import { decidersOf, waitingOf } from '#lambdas/approvals/decider-service.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import { invalid, notFound } from '#lambdas/known-errors.ts';
import { models } from '#lambdas/models/store.ts';
import { whyNotAssignable } from '#lambdas/people/named-service.ts';
import { users } from '#lambdas/people/store.ts';
import type { Write } from '#lambdas/persistence/write.ts';
import { policies } from '#lambdas/policies/store.ts';
import { risks } from '#lambdas/register/store.ts';
import { subjects } from '#lambdas/subjects/store.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { itemOf } from './own-service.ts';
import { placeOfItem, recomputeWork } from './service.ts';
import { work } from './store.ts';

const MOST_OFFERED = 50;

const ableTo = async ({ kind, thing, doers, groups }: KeptWork): Promise<UserRow[]> => {
  if (!doers || thing.kind === 'risk' || thing.kind === 'policy') return [];
  if (kind !== 'approval')
    return (await users.rows()).filter(
      (user) => user.status === 'active' && reaches(reach(rolesOf(user), doers), groups),
    );
  const subject = thing.kind === 'model' ? undefined : await subjects[thing.kind].get(thing.id);
  return subject ? decidersOf(waitingOf(subject)) : [];
};

/** Only items for which the caller is responsible can be delegated. */
const mine = async (caller: Caller, id: string) => {
  const item = await itemOf(caller, id);
  if (item.whose !== 'mine') throw notFound('task');
  return item;
};

export const peopleFor = async (caller: Caller, id: string, text: string) => {
  const words = wordsOf(text);
  const able = (await ableTo(await mine(caller, id))).filter(
    (user) => user.id !== caller.id && hasWords(`${fullName(user)} ${user.email}`, words),
  );
  return able
    .map((user) => ({ id: user.id, name: displayName(user), email: user.email }))
    .toSorted((a, b) => (nameOrder(a.name) < nameOrder(b.name) ? -1 : 1))
    .slice(0, MOST_OFFERED);
};

/** The stores whose audit logs record delegations. */
const NOTING = { application: applications, vendor: vendors, model: models, policy: policies, risk: risks };

const notifyOf = async (
  { actor }: Caller,
  { thing }: KeptWork,
  event: 'work_delegated' | 'work_taken_back',
  changes: Change[],
  write: Write,
) => {
  await NOTING[thing.kind].note(thing.id, event, actor, async () => ({ changes, otherWrites: [write] }));
};

const receiver = async (caller: Caller, item: KeptWork, to: string): Promise<UserRow> => {
  if (to === caller.id) throw invalid([fieldError('to', 'not_yourself')]);
  const user = (await ableTo(item)).find(({ id }) => id === to);
  if (user) return user;
  const other = (await users.rows()).find(({ id }) => id === to);
  throw invalid([whyNotAssignable(other, item.groups, 'to')]);
};

export const delegate = async (
  caller: Caller,
  id: string,
  { to, note }: { to: string; note: string },
): Promise<undefined> => {
  const item = await mine(caller, id);
  const user = await receiver(caller, item, to);
  const person = { id: user.id, name: displayName(user) };
  const place = placeOfItem(item);
  const given = { item: id, from: actorOf(caller), to: person, note, at: new Date().toISOString() };
  const changes = [
    ...[
      { field: 'delegated_to', to: person },
      { field: 'work', to: id },
    ],
    ...(note === '' ? [] : [{ field: 'note', to: note }]),
  ];
  const { kind, params, due } = item;
  await notifyOf(caller, item, 'work_delegated', changes, work.give(place, given, { kind, params, due }));
  await recomputeWork(place);
};

export const takeBack = async (caller: Caller, id: string): Promise<undefined> => {
  const item = await itemOf(caller, id);
  if (item.delegated?.from.id !== caller.id) throw notFound('task');
  const place = placeOfItem(item);
  const changes = [{ field: 'delegated_to', from: item.delegated.to }];
  await notifyOf(caller, item, 'work_taken_back', changes, work.takeBack(place, id, caller.id));
  await recomputeWork(place);
};
