/** The next batch of people who have not acknowledged a policy. */
import { acknowledgedIn, isAsking } from '#domain/policies/asking.ts';
import type { KeptPolicy, PolicyPerson } from '#domain/policies/policy.ts';
import { asPublished } from '#domain/policies/versions.ts';
import { users } from '#lambdas/people/store.ts';
import { audienceOf } from './audience-service.ts';
import { policyPeople } from './person-store.ts';
import { policies } from './store.ts';

/** A notification with its mail takes about 50 ms. */
const BATCH = 200;

type Asking = KeptPolicy & { asked: NonNullable<KeptPolicy['asked']> };
type Known = PolicyPerson | undefined;
type User = NonNullable<Awaited<ReturnType<typeof users.get>>>;

/** Returns the id after which the next batch begins; undefined after the last one. */
export const eachInBatch = async (
  id: string,
  after: string | undefined,
  act: (user: User, policy: Asking, known: Known) => Promise<void>,
): Promise<string | undefined> => {
  const kept = await policies.get(id);
  const policy = kept && asPublished(kept);
  if (!policy || !isAsking(policy)) return undefined;
  const [audience, known] = await Promise.all([audienceOf(policy), policyPeople.of(id)]);
  const open = audience
    .map((user) => user.id)
    .filter((person) => person > (after ?? '') && !acknowledgedIn(known.get(person), policy.asked.from))
    .toSorted();
  const batch = open.slice(0, BATCH);
  for (const person of batch) {
    const user = await users.get(person);
    if (user) await act(user, policy, known.get(person));
  }
  return open.length > batch.length ? batch.at(-1) : undefined;
};
