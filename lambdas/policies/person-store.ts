/** One row per policy and person: the acknowledgements, and the day on which the person joined the audience later. */
import { type AcknowledgementKept, PolicyPerson } from '#domain/policies/policy.ts';
import { changedMeanwhile } from '#lambdas/known-errors.ts';
import { rowsAt } from '#lambdas/persistence/batch-get.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { every } from '#lambdas/persistence/paging.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { transact } from '#lambdas/persistence/transaction.ts';
import type { Write } from '#lambdas/persistence/write.ts';

type Person = PolicyPerson | undefined;

/** Optimistic locking on the revision. */
const put = (policy: string, person: string, before: Person, fields: Partial<PolicyPerson>): Write => {
  const nothing = { person, entered_on: null, acknowledgements: [] };
  const after = { ...nothing, ...before, ...fields, revision: (before?.revision ?? 0) + 1 };
  return {
    put: { ...keys.policyPerson(policy, person), ...after },
    condition: {
      expression: before ? 'revision = :revision' : 'attribute_not_exists(pk)',
      ...(before && { values: { ':revision': before.revision } }),
      onFailure: () => changedMeanwhile('acknowledgement'),
    },
  };
};

const ofPerson = async (person: string, of: readonly string[]): Promise<Person[]> =>
  (await rowsAt(of.map((policy) => keys.policyPerson(policy, person)))).map((row) => row && PolicyPerson.parse(row));

export const policyPeople = {
  /** In the order of the policies. */
  ofPerson,

  of: async (policy: string): Promise<Map<string, PolicyPerson>> => {
    const { pk, sk } = keys.policyPerson(policy, '');
    const all = await every({ pk, prefix: sk, schema: PolicyPerson });
    return new Map(all.map((one) => [one.person, one]));
  },

  /** Part of the transaction that records the acknowledgement in the audit log. */
  acknowledge: (policy: string, person: string, before: Person, added: AcknowledgementKept): Write =>
    put(policy, person, before, { acknowledgements: [...(before?.acknowledgements ?? []), added] }),

  /** A repetition, and an earlier day, change nothing. */
  enter: (policy: string, person: string, day: string): Promise<void> =>
    retryOnConflict(async () => {
      const [before] = await ofPerson(person, [policy]);
      if ((before?.entered_on ?? '') < day) await transact([put(policy, person, before, { entered_on: day })]);
    }),
};
