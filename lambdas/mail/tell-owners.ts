/** Tells people of what others did to what is theirs. An owner is who has the name, or the address, that it says there. */
import type { Audit } from '#domain/audit.ts';
import { orEverybody, permissions, reach, reaches } from '#domain/permissions.ts';
import type { Thing } from '#domain/telling/kinds.ts';
import { applications } from '#lambdas/stores/applications.ts';
import { peopleCalled, readCaller } from '#lambdas/stores/callers.ts';
import { vendors } from '#lambdas/stores/vendors.ts';
import { tell } from './tell.ts';

type Owned = { name: string; owner: string; groups: readonly string[] };

const OWNED: Record<Thing, (id: string) => Promise<Owned | undefined>> = {
  application: async (id) => {
    const found = await applications.get(id);
    return found && { ...found, groups: found.resource_groups };
  },
  vendor: async (id) => {
    const found = await vendors.get(id);
    return found && { ...found, groups: orEverybody(found.resource_groups) };
  },
};

const isOwned = (what: string): what is Thing => what in OWNED;

const maySee = ({ roles }: NonNullable<Awaited<ReturnType<typeof readCaller>>>, { groups }: Owned) =>
  reaches(reach(roles, permissions.readObjects), groups);

/** By what this change says of it, not by what has become of it since: it may be heard of late, and more than once. */
const ownersOf = async ({ changes }: Audit, { owner }: Owned) => {
  const change = changes.find(({ field }) => field === 'owner');
  const called = (name: unknown) => peopleCalled(typeof name === 'string' ? name : '');
  const [before, made] = await Promise.all(
    change ? [called(change.from), called(change.to)] : [called(owner), called('')],
  );
  // Whoever was it before, however it was written, is not made it.
  return { before, made: made.filter((id) => !before.includes(id)) };
};

export const tellOwners = async (audit: Audit) => {
  const { what: thing, id, version, action, at, by } = audit;
  if (!isOwned(thing) || (action !== 'created' && action !== 'changed')) return;
  const owned = await OWNED[thing](id);
  if (!owned) return;
  const { before, made } = await ownersOf(audit, owned);
  const tellThose = async (people: readonly string[], kind: 'made_owner' | 'owned_changed') => {
    for (const person of people) {
      const caller = await readCaller(person);
      if (caller?.user && maySee(caller, owned))
        await tell(
          caller.user,
          { kind, params: { thing, id, name: owned.name } },
          { id: `${thing} ${id} ${version}`, at, by },
        );
    }
  };
  await tellThose(made, 'made_owner');
  await tellThose(before, 'owned_changed');
};
