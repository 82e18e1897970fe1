/**
 * Invites people from a list, one part per message: attempts are short, an interrupted one loses little, and the user
 * pool keeps capacity for other requests.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { givenTo } from '#domain/people/invitation-rules.ts';
import type { Invited, Outcome } from '#domain/people/invitations.ts';
import { NEWCOMER } from '#domain/people/user.ts';
import { isAdministrator } from '#domain/permissions.ts';
import { DomainError, RateLimitError, ValueTakenError } from '#lambdas/errors.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { spoken } from '#lambdas/languages.ts';
import { log } from '#lambdas/log.ts';
import { notify } from '#lambdas/notifications/notify.ts';
import { invitations } from '#lambdas/people/invitation-store.ts';
import { readCaller, users } from '#lambdas/people/store.ts';
import type { Asked } from '#lambdas/persistence/batches.ts';
import { invite } from '#lambdas/user-pool/invite.ts';

/**
 * The pool allows 50 AdminCreateUser calls per second; an invitation makes two, and at most two messages run in
 * parallel: 20 per second.
 */
const MS_EACH = 200;

type Result = Omit<Outcome, 'at'>;

const failed = (reason: Outcome['reason']): Result => ({ outcome: 'failed', reason, user_id: null });

/** The existing holder of the address: created by an interrupted attempt of this part, or earlier. */
const met = async (asked: Asked, email: string): Promise<Result> => {
  const user = await users.holderOf({ ...NEWCOMER, email, first_name: '', last_name: '', language: spoken() });
  const isOwn = user && user.invited_at !== null && (await invitations.isWorkOf(asked, user.id));
  return { outcome: isOwn ? 'invited' : 'existing', reason: null, user_id: user?.id ?? null };
};

const reasonOf = ({ details: { errors = [] } }: DomainError): Outcome['reason'] =>
  errors.map(({ code }) => code).find((code) => code === 'no_such_group' || code === 'not_an_email') ?? 'refused';

const inviteOne = async (asked: Asked, { role, groups, ends_on, language, ...named }: Invited): Promise<Result> => {
  try {
    const { id } = await invite(asked.by, {
      ...named,
      language: spoken(language),
      roles: givenTo({ role, groups, ends_on }),
    });
    return { outcome: 'invited', reason: null, user_id: id };
  } catch (error) {
    // The user pool throttles: the message is redelivered later.
    if (error instanceof RateLimitError) throw error;
    if (error instanceof DomainError)
      return error instanceof ValueTakenError ? met(asked, named.email) : failed(reasonOf(error));
    log.error('a user could not be invited', { error });
    return failed('unavailable');
  }
};

/** The requester must still be an administrator. */
const mayInvite = async ({ by }: Asked) => {
  const caller = await readCaller(by.id);
  return { user: caller?.user, may: caller?.status === 'active' && isAdministrator(caller.roles) };
};

export const invitePeople = async ({ id, part }: { id: string; part: number }) => {
  const asked = await invitations.get(id);
  if (!asked) return;
  const [{ user, may }, people, done] = await Promise.all([
    mayInvite(asked),
    invitations.part(id, part),
    invitations.outcomesOf(id),
  ]);
  for (const { number, item: person } of people.filter((one) => !done.has(one.number))) {
    const [result] = may ? await Promise.all([inviteOne(asked, person), sleep(MS_EACH)]) : [failed('not_allowed')];
    await invitations.finish(asked, number, { ...result, at: new Date().toISOString() });
  }
  if ((await invitations.goOn(asked, part + 1)) || !user) return;
  const outcomes = [...(await invitations.outcomesOf(id)).values()];
  const invited = outcomes.filter(({ outcome }) => outcome === 'invited').length;
  const what = { id, invited: String(invited), total: String(asked.total) };
  await notify(
    user,
    { kind: 'people_invited', params: what },
    { id: `invitations ${id}`, at: new Date().toISOString() },
  );
};

export const performed = job('invite-people', invitePeople);
