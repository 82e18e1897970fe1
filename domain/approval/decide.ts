/** Separation of duties: who may decide a stage. Contains no schema, to keep the browser bundle small. */

import { OWNING, type PersonRole } from '#domain/applications/people.ts';
import type { IsOwn } from '#domain/clients/people-behind.ts';
import { type Grant, reach, reaches } from '#domain/permissions.ts';
import { nameOrder, tidyName } from '#domain/text/name.ts';
import { DECIDERS, type StageRole } from './stage-roles.ts';

/** Reasons why a person may not decide. */
export const REFUSALS = [
  'no_role_for_it',
  'own_submission',
  'edited_since',
  'own_application',
  'decided_before',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Actions of a person's API clients count as their own (`isOwn`). */
export type Decider = { isOwn: IsOwn; name: string; email: string; roles: readonly Grant[] };

type Waiting = {
  owner: string;
  people: readonly { role: PersonRole; id: string }[];
  resource_groups: readonly string[];
};

const called = (text: string) => nameOrder(tidyName(text));

const owns = ({ isOwn, name, email }: Omit<Decider, 'roles'>, { owner, people }: Waiting) =>
  people.some(({ id, role }) => OWNING.includes(role) && isOwn(id)) ||
  (!people.some(({ role }) => role === 'owner') && [name, email].some((text) => called(text) === called(owner)));

type Round = { role: StageRole; submitted_by: { id: string }; decided_by: readonly string[] };

/** People may not decide what they submitted, own, or edited since the last decision, nor two stages of one round. */
export const whyNeverDecide = (
  decider: Omit<Decider, 'roles'>,
  application: Waiting,
  round: Omit<Round, 'role'>,
  editors: readonly string[],
): Exclude<Refusal, 'no_role_for_it'> | undefined => {
  const { isOwn } = decider;
  if (isOwn(round.submitted_by.id)) return 'own_submission';
  if (owns(decider, application)) return 'own_application';
  if (round.decided_by.some(isOwn)) return 'decided_before';
  return editors.some(isOwn) ? 'edited_since' : undefined;
};

export const whyNotDecide = (
  decider: Decider,
  application: Waiting,
  round: Round,
  editors: readonly string[],
): Refusal | undefined =>
  reaches(reach(decider.roles, DECIDERS[round.role]), application.resource_groups)
    ? whyNeverDecide(decider, application, round, editors)
    : 'no_role_for_it';
