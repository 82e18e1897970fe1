/** The open tasks of the people in the caller's groups. */

import { rolesWithin } from '#domain/people/authorized-user.ts';
import { displayName, rolesOf } from '#domain/people/person.ts';
import { permissions, reach, reaches } from '#domain/permissions.ts';
import { nameOrder } from '#domain/text/name.ts';
import { mayDo } from '#domain/work/may-do.ts';
import { type TeamMember, teamMember } from '#domain/work/team.ts';
import { companyDay } from '#lambdas/company/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { users } from '#lambdas/people/store.ts';
import { workHeldBy } from './held-service.ts';

type Asked = { limit: number; person?: string | undefined };

/**
 * A page reads the tasks of `limit` people, so its cost does not depend on the size of the tenant. People without open
 * tasks are left out, so a page can be shorter.
 */
export const teamWork = async ({ roles }: Caller, { limit, person }: Asked, after = '') => {
  const led = reach(roles, permissions.seeTeamWork);
  const people = (await users.rows())
    .filter(({ id }) => person === undefined || id === person)
    .filter((user) => user.status === 'active' && (led === 'ALL' || rolesWithin(user, led).length > 0))
    .map((user) => ({ user, place: `${nameOrder(displayName(user))} ${user.id}` }))
    .filter(({ place }) => place > after)
    .toSorted((a, b) => (a.place < b.place ? -1 : 1));
  const part = people.slice(0, limit);
  const today = await companyDay();
  const members = await Promise.all(
    part.map(async ({ user }): Promise<TeamMember | undefined> => {
      const { items, more } = await workHeldBy({ id: user.id, roles: rolesOf(user) });
      const seen = items.filter((item) => reaches(led, item.groups) && mayDo(rolesOf(user))(item));
      const most = person === undefined ? undefined : seen.length;
      return teamMember({ id: user.id, name: displayName(user) }, { items: seen, more }, today, most);
    }),
  );
  return {
    people: members.filter((member) => member !== undefined),
    next_cursor: people.length > limit ? (part.at(-1)?.place ?? null) : null,
  };
};
