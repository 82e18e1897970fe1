/** What names somebody as its owner, found as whoever is to be told of its changes is found. */
import { MOST_ROWS } from '#domain/list/limits.ts';
import type { Responsibilities } from '#domain/managed-user.ts';
import { fullName } from '#domain/person.ts';
import type { User } from '#domain/user.ts';
import { applications } from '#lambdas/stores/applications.ts';
import { calling } from '#lambdas/stores/callers.ts';
import { vendors } from '#lambdas/stores/vendors.ts';

type Row = { id: string; name: string; owner: string };
type Listed = {
  page: (
    reach: 'ALL',
    asked: { text: string; sort: string; limit: number },
    after: undefined,
  ) => Promise<{ items: Row[] }>;
};

const SHOWN = 100;

export const responsibilitiesOf = async (user: User): Promise<Responsibilities> => {
  const names = [fullName(user), user.email].filter(Boolean);
  const called = names.map(calling);
  const ownedIn = async ({ page }: Listed) => {
    const asked = names.map((text) => page('ALL', { text, sort: 'name', limit: MOST_ROWS }, undefined));
    const found = (await Promise.all(asked)).flatMap(({ items }) => items);
    const owned = found.filter(({ owner }) => called.includes(calling(owner)));
    return { total: owned.length, first: owned.slice(0, SHOWN).map(({ id, name }) => ({ id, name })) };
  };
  return { applications: await ownedIn(applications), vendors: await ownedIn(vendors) };
};
