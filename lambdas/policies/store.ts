import type { Grant, Reach } from '#domain/permissions.ts';
import { scopeOfReader } from '#domain/policies/access.ts';
import { acknowledgedIn, askingOf, dueDay, stateOf } from '#domain/policies/asking.ts';
import { policyList } from '#domain/policies/list.ts';
import { KeptPolicy, type ListedPolicy, PolicyRow } from '#domain/policies/policy.ts';
import { asPublished } from '#domain/policies/versions.ts';
import { sameNames } from '#domain/text/same-name.ts';
import { companyDay } from '#lambdas/company/store.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { listing } from '#lambdas/persistence/lists/list.ts';
import { policyPeople } from './person-store.ts';

const { writes, ...list } = listing('policy', PolicyRow, policyList);

type Reader = { id: string; roles: readonly Grant[] };
type Page = Omit<Awaited<ReturnType<typeof list.page>>, 'items'> & { items: ListedPolicy[] };

/** The state of each policy that asks the reader. */
const ownStates = async ({ id, roles }: Reader) => {
  const [rows, today] = await Promise.all([list.rows(), companyDay()]);
  const asking = askingOf(rows, roles);
  const own = await policyPeople.ofPerson(
    id,
    asking.map((policy) => policy.id),
  );
  return new Map(
    asking.map((policy, at) => {
      const acknowledged = acknowledgedIn(own[at], policy.asked.from);
      return [policy.id, stateOf(acknowledged, dueDay(policy, own[at]), today)];
    }),
  );
};

export const policies = {
  ...entities({
    what: 'policy',
    schema: KeptPolicy,
    // The name in the draft of the next version, and the one that readers see.
    unique: ({ name, published }) => ({
      name: [...new Set([name, published?.name || name].flatMap((one) => sameNames(one)))],
    }),
    // Long, and part of the hash of each version.
    hidden: ['text'],
    listed: (before, after) => writes(before && asPublished(before), after && asPublished(after)),
  }),
  ...list,

  /** The scope follows from the reader, because audiences are roles and not application groups. */
  pageFor: async (reader: Reader, asked: Parameters<typeof list.page>[1], after: string | undefined): Promise<Page> => {
    const scope: Reach = scopeOfReader(reader);
    const states = await ownStates(reader);
    const own_state = ({ id }: PolicyRow) => states.get(id) ?? null;
    const { items, ...besides } = await list.page(scope, asked, after, { own_state });
    return { ...besides, items: items.map((row) => ({ ...row, own_state: own_state(row) })) };
  },
};
