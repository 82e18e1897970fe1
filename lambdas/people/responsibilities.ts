/**
 * Responsibilities of a person: applications that name them, and vendors whose owner text matches their name or
 * address.
 */

import type { Responsibilities } from '#domain/people/managed-user.ts';
import { fullName } from '#domain/people/person.ts';
import type { User } from '#domain/people/user.ts';
import { nameOrder } from '#domain/text/name.ts';
import { applications } from '#lambdas/applications/store.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { calling } from './store.ts';

const SHOWN = 100;

const byName = (rows: readonly { id: string; name: string }[]) => ({
  total: rows.length,
  first: rows
    .map(({ id, name }) => ({ id, name, place: nameOrder(name) }))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, SHOWN)
    .map(({ id, name }) => ({ id, name })),
});

export const responsibilitiesOf = async (user: User): Promise<Responsibilities> => {
  const called = [fullName(user), user.email].filter(Boolean).map(calling);
  const [ours, theirs] = await Promise.all([applications.rows(), vendors.rows()]);
  return {
    applications: byName(ours.filter(({ people }) => people.some(({ id }) => id === user.id))),
    vendors: byName(theirs.filter(({ owner }) => owner !== '' && called.includes(calling(owner)))),
  };
};
