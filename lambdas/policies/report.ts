/** The acknowledgements of a version by the present audience. */
import { displayName } from '#domain/people/person.ts';
import { acknowledgedIn, dueDay, isAsking, stateOf } from '#domain/policies/asking.ts';
import type { PersonInReport, PolicyReport } from '#domain/policies/policy.ts';
import type { AcknowledgementState } from '#domain/policies/words.ts';
import { hasWords, nameOrder, wordsOf } from '#domain/text/name.ts';
import { companyDay } from '#lambdas/company/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { notFound } from '#lambdas/known-errors.ts';
import { audienceOf } from './audience-service.ts';
import { policyPeople } from './person-store.ts';
import { mustSeeReport, readPolicy } from './rights.ts';
import { policyVersions } from './version-store.ts';

type Asked = {
  version?: number | undefined;
  state?: readonly AcknowledgementState[] | undefined;
  text?: string | undefined;
  limit: number;
};

const placeOf = ({ id, name }: PersonInReport) => `${nameOrder(name)} ${id}`;

export const reportOf = async (caller: Caller, id: string, asked: Asked, after = ''): Promise<PolicyReport> => {
  const policy = await readPolicy(caller, id);
  mustSeeReport(caller, policy);
  const number = asked.version ?? policy.published?.number;
  const version = number === undefined ? undefined : await policyVersions.get(id, number);
  if (!version) throw notFound('version');
  const isLatest = version.number === policy.published?.number;
  const from = (isLatest ? policy.asked?.from : version.asks_from) ?? version.number;
  const [audience, known, today] = await Promise.all([audienceOf(policy), policyPeople.of(id), companyDay()]);
  const people = audience.map((user): PersonInReport => {
    const person = known.get(user.id);
    const acknowledged = acknowledgedIn(person, from, version.number);
    const due_on = isLatest && isAsking(policy) ? dueDay(policy, person) : null;
    const state = stateOf(acknowledged, due_on ?? today, today);
    return { id: user.id, name: displayName(user), email: user.email, state, due_on, acknowledged };
  });
  const count = (state: AcknowledgementState) => people.filter((one) => one.state === state).length;
  const words = wordsOf(asked.text ?? '');
  const found = people.filter(
    ({ name, email, state }) =>
      (!asked.state?.length || asked.state.includes(state)) && hasWords(`${name} ${email}`, words),
  );
  const rest = found
    .map((person) => ({ person, place: placeOf(person) }))
    .filter(({ place }) => place > after)
    .toSorted((a, b) => (a.place < b.place ? -1 : 1));
  const part = rest.slice(0, asked.limit);
  return {
    version: version.number,
    counts: {
      asked: people.length,
      ...{ acknowledged: count('acknowledged'), pending: count('pending'), overdue: count('overdue') },
    },
    people: part.map(({ person }) => person),
    total: found.length,
    next_cursor: rest.length > part.length ? (part.at(-1)?.place ?? null) : null,
  };
};
