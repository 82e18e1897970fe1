import { batchState } from '#domain/batch.ts';
import { aheadProblem } from '#domain/day.ts';
import type { RequestActor } from '#domain/entity.ts';
import { fieldError } from '#domain/field-error.ts';
import { repeated, roleProblem } from '#domain/people/invitation-rules.ts';
import type { Invitations, Invited } from '#domain/people/invitations.ts';
import { outlasts } from '#domain/people/person.ts';
import { companyDay } from '#lambdas/company/store.ts';
import { invalid, notFound, raise } from '#lambdas/known-errors.ts';
import { mustBeOffered } from '#lambdas/languages.ts';
import type { Asked } from '#lambdas/persistence/batches.ts';
import { wasLeft } from '#lambdas/user-pool/invite.ts';
import { invitations } from './invitation-store.ts';
import { giverUntil } from './role-service.ts';
import { users } from './store.ts';

const asShown = async (asked: Asked): Promise<Invitations> => {
  const [people, outcomes] = await Promise.all([invitations.items(asked.id), invitations.outcomesOf(asked.id)]);
  const { id, created_at, by } = asked;
  const all = people.map((_, number) => outcomes.get(number));
  return {
    ...{ id, created_at, created_by: { id: by.id, name: by.name } },
    state: batchState(created_at, all, Date.now()),
    people: people.map((person, number) => {
      const { outcome = 'waiting' as const, reason = null, user_id = null } = outcomes.get(number) ?? {};
      return { ...person, outcome, reason, user_id };
    }),
  };
};

/** The schema validates each person; these checks concern the list as a whole, as the file preview does. */
export const inviteMany = async (by: RequestActor, people: readonly Invited[]): Promise<Invitations> => {
  const twice = repeated(people.map(({ email }) => email));
  const [today, until] = [await companyDay(), await giverUntil(by)];
  const errors = people.flatMap((person, number) => {
    const code = roleProblem(person);
    const late = person.ends_on === '' ? undefined : aheadProblem(person.ends_on, today);
    return [
      ...(code ? [fieldError(`people.${number}.role`, code)] : []),
      ...(late ? [fieldError(`people.${number}.ends_on`, late.code, late.params)] : []),
      ...(person.role && until && outlasts(person.ends_on || null, until)
        ? [fieldError(`people.${number}.ends_on`, 'outlasts_yours', { until })]
        : []),
      ...(twice.has(number) ? [fieldError(`people.${number}.email`, 'repeated_address')] : []),
    ];
  });
  if (errors.length > 0) throw invalid(errors);
  const spoken = people.map((person, number) => ({
    ...person,
    language: mustBeOffered(person.language, `people.${number}.language`),
  }));
  return asShown(await invitations.ask(by, spoken));
};

export const showInvitations = async (id: string) =>
  asShown((await invitations.get(id)) ?? raise(notFound('bulk invitation')));

/** Returns the addresses that belong to existing users. Incomplete invitations do not count. */
export const thoseHere = async (emails: readonly string[]): Promise<string[]> => {
  const here = new Set((await users.rows()).filter((user) => !wasLeft(user)).map(({ email }) => email.toLowerCase()));
  return emails.filter((email) => here.has(email.trim().toLowerCase()));
};
