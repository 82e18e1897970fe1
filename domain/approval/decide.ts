/** Who may decide. No schema lives here, so that the browser can have it. */

import type { PersonRole } from '#domain/applications/people.ts';
import { nameOrder, tidyName } from '#domain/name.ts';
import { type Grant, reach, reaches } from '#domain/permissions.ts';
import { DECIDERS, type StageRole } from './stages.ts';

/** Why it is not somebody's to decide. */
export const REFUSALS = [
  'no_role_for_it',
  'own_submission',
  'edited_since',
  'own_application',
  'decided_before',
] as const;
export type Refusal = (typeof REFUSALS)[number];

type Person = { id: string; name: string; email: string; roles: readonly Grant[] };

type Waiting = {
  owner: string;
  people: readonly { role: PersonRole; id: string }[];
  resource_groups: readonly string[];
};

const OWNING: readonly PersonRole[] = ['owner', 'technical_owner'];

const called = (text: string) => nameOrder(tidyName(text));

const owns = ({ id, name, email }: Omit<Person, 'roles'>, { owner, people }: Waiting) =>
  people.some((one) => one.id === id && OWNING.includes(one.role)) ||
  (!people.some(({ role }) => role === 'owner') && [name, email].some((text) => called(text) === called(owner)));

type Round = { role: StageRole; submitted_by: { id: string }; decided_by: readonly string[] };

/** Nobody decides what they submitted, what is theirs, or what they changed since it was decided last; nor two stages of one round. */
export const whyNeverDecide = (
  person: Omit<Person, 'roles'>,
  application: Waiting,
  round: Omit<Round, 'role'>,
  editors: readonly string[],
): Exclude<Refusal, 'no_role_for_it'> | undefined => {
  if (round.submitted_by.id === person.id) return 'own_submission';
  if (owns(person, application)) return 'own_application';
  if (round.decided_by.includes(person.id)) return 'decided_before';
  return editors.includes(person.id) ? 'edited_since' : undefined;
};

export const whyNotDecide = (
  person: Person,
  application: Waiting,
  round: Round,
  editors: readonly string[],
): Refusal | undefined =>
  reaches(reach(person.roles, DECIDERS[round.role]), application.resource_groups)
    ? whyNeverDecide(person, application, round, editors)
    : 'no_role_for_it';
