/** After a password reset: ends all sessions, forgets devices and notifies the owner. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { fullName } from '#domain/people/person.ts';
import { log } from '#lambdas/log.ts';
import { notifyOfSecurityChange } from '#lambdas/notifications/notify-of-security-change.ts';
import { users } from '#lambdas/people/store.ts';
import { forgetDevices, which } from '#lambdas/user-pool/accounts.ts';
import { endSessions } from '#lambdas/user-pool/end-sessions.ts';
import { movedAccounts } from '#lambdas/user-pool/moved-account-store.ts';

/** Cognito's limit is five seconds. */
const TIMEOUT_MS = 4_500;

/** The metadata key with which the reset page sends its user agent. */
const BROWSER = 'browser';

/** The password is already changed, so failures are logged and do not block the user. */
export const afterReset = async ({ userName, userPoolId, request }: PostConfirmationTriggerEvent) => {
  const id = await movedAccounts.personOf(request.userAttributes.sub ?? '');
  const at = new Date().toISOString();
  const user = await users.get(id);
  if (!user) return;
  const browser = request.clientMetadata?.[BROWSER];
  const asked = { id: `reset-${id}`, at, ...(browser !== undefined && { browser }) };
  const account = which(userName, userPoolId);
  const follow = [
    endSessions(id, { id, name: fullName(user) }, account),
    forgetDevices(account),
    notifyOfSecurityChange(user, 'password_reset', asked),
  ];
  const failures = Promise.allSettled(follow).then((all) => all.filter(({ status }) => status === 'rejected'));
  const late = sleep(TIMEOUT_MS).then(() => ['not done in time']);
  for (const failure of await Promise.race([failures, late]))
    log.error('a step after a password reset failed', { failure });
};
