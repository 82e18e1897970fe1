/** A password that was reset is another one: whoever was signed in with the one before is so no longer, and its owner hears of it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { fullName } from '#domain/people/person.ts';
import { log } from '#lambdas/log.ts';
import { notifyOfSecurityChange } from '#lambdas/notifications/notify-of-security-change.ts';
import { users } from '#lambdas/people/store.ts';
import { forgetDevices, which } from '#lambdas/user-pool/accounts.ts';
import { endSessions } from '#lambdas/user-pool/end-sessions.ts';
import { movedAccounts } from '#lambdas/user-pool/moved-account-store.ts';

/** Cognito waits for five seconds. */
const PATIENCE = 4_500;

/** Where the reset page says what browser it is shown in. */
const BROWSER = 'browser';

/** The password is changed by now: whatever fails is for the log, and keeps nobody out. */
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
  const late = sleep(PATIENCE).then(() => ['not done in time']);
  for (const failure of await Promise.race([failures, late])) log.error('a reset was not followed up', { failure });
};
