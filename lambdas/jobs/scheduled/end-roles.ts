/**
 * Removes roles after their last day in the company's time zone, as an administrator would. They gave no access since
 * then.
 */
import { addDays } from '#domain/day.ts';
import { SYSTEM } from '#domain/entity.ts';
import type { Params } from '#domain/notifications/kinds.ts';
import { displayName, isHeldOn } from '#domain/people/person.ts';
import type { HeldRole } from '#domain/people/role.ts';
import { isAdministrator } from '#domain/permissions.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { notify, type Reader } from '#lambdas/notifications/notify.ts';
import { changeRoles } from '#lambdas/people/role-service.ts';
import { apiClients, readCaller, users } from '#lambdas/people/store.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { noEarlierThanToday } from '#lambdas/work/due-service.ts';

/** Days before the end at which people are reminded. */
const BEFORE_END = 7;

type Holder = { id: string; roles: readonly HeldRole[] };
type Named = Pick<Params<'role_ending'>, 'holder' | 'id' | 'name'>;

const isOver = (today: string) => (role: Pick<HeldRole, 'ends_on'>) => !isHeldOn(today, role);
const isEnding = (today: string) => (role: Pick<HeldRole, 'ends_on'>) =>
  role.ends_on !== null && isHeldOn(today, role) && role.ends_on <= addDays(today, BEFORE_END);

const remind = async (person: Reader, named: Named, { id: role, resource_group, ends_on }: HeldRole) => {
  if (ends_on === null) return;
  const [group] = await resourceGroups.getMany([resource_group.id]);
  const name = group?.group_type === 'CUSTOM' ? group.name : '';
  await notify(
    person,
    { kind: 'role_ending', params: { ...named, role, group: name, until: ends_on } },
    { id: `role ${named.id} ${role} ${resource_group.id} ${ends_on}`, at: new Date().toISOString() },
  );
};

/** Only an administrator can extend the role. */
const remindSetter = async (named: Named, role: HeldRole) => {
  if (role.end_set_by === null || role.end_set_by === named.id) return;
  const setter = await readCaller(role.end_set_by);
  if (setter?.user && isAdministrator(setter.roles)) await remind(setter.user, named, role);
};

const endOfPerson = async (row: Holder, today: string) => {
  if (row.roles.some(isOver(today)))
    await retryOnConflict(async () => {
      if (!(await users.get(row.id))) return;
      await changeRoles(
        SYSTEM,
        row.id,
        () => true,
        (held) => held.filter((role) => isHeldOn(today, role)),
      );
    });
  const user = await users.get(row.id);
  for (const role of user?.roles.filter(isEnding(today)) ?? []) {
    if (!user) continue;
    const named = { id: user.id, name: displayName(user) };
    await remind(user, { ...named, holder: 'reader' }, role);
    await remindSetter({ ...named, holder: 'person' }, role);
  }
};

const endOfClient = async (id: string, today: string) => {
  const client = await retryOnConflict(async () => {
    const before = await apiClients.get(id);
    if (!before?.roles.some(isOver(today))) return before;
    const roles = before.roles.filter((role) => isHeldOn(today, role));
    return apiClients.update(before, { ...before, roles }, SYSTEM);
  });
  for (const role of client?.roles.filter(isEnding(today)) ?? [])
    await remindSetter({ holder: 'api_client', id, name: client?.name ?? '' }, role);
};

export const performed = job('end-roles', async ({ date }) => {
  const today = await noEarlierThanToday(date);
  const isConcerned = ({ roles }: { roles: readonly Pick<HeldRole, 'ends_on'>[] }) =>
    roles.some((role) => isOver(today)(role) || isEnding(today)(role));
  for (const user of (await users.storedRows()).filter(isConcerned)) await endOfPerson(user, today);
  for (const { id } of (await apiClients.rows()).filter(isConcerned)) await endOfClient(id, today);
});
