/** Orders people for work items that more people could do than `MOST_PEOPLE`. */

import { rolesOf } from '#domain/people/person.ts';
import type { UserRow } from '#domain/people/row.ts';
import { isAdministrator } from '#domain/permissions.ts';

type Person = Pick<UserRow, 'directory_roles' | 'id' | 'roles'>;

/** Holders of a role in the entity's own groups come first, then holders of company-wide roles, then administrators. */
export const nearestFirst = (people: readonly Person[], groups: readonly string[]): string[] => {
  const distance = (person: Person) => {
    const grants = rolesOf(person);
    if (grants.some(({ resource_group }) => groups.includes(resource_group.id))) return 0;
    return isAdministrator(grants) ? 2 : 1;
  };
  return people.toSorted((a, b) => distance(a) - distance(b) || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
};
