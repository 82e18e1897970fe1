/** Records the last use: the sign-in time of people, and the last request of API clients to the hour. */
import { DomainError } from '#lambdas/errors.ts';
import { log } from '#lambdas/log.ts';
import { apiClients, users } from '#lambdas/people/store.ts';
import type { Caller } from './caller.ts';

/** A shorter interval would add a write to every request. */
const EVERY = 3_600_000;

const recordLastUse = async ({ user, client, token }: Caller): Promise<void> => {
  const now = Date.now();
  const last_sign_in_at = token.signedInAt.toISOString();
  if (user && (user.last_sign_in_at === null || user.last_sign_in_at < last_sign_in_at))
    await users.touch(user, { last_sign_in_at });
  if (client && (client.last_used_at === null || now - Date.parse(client.last_used_at) >= EVERY))
    await apiClients.touch(client, { last_used_at: new Date(now).toISOString() });
};

export const recordUse = async (caller: Caller): Promise<void> => {
  try {
    await recordLastUse(caller);
  } catch (error) {
    // A concurrent request recorded the use, or the record is being changed; the next request will record it.
    if (!(error instanceof DomainError)) log.warn('a use was not recorded', { error });
  }
};
