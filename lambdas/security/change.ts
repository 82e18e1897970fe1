/**
 * A change of sign-in methods and its follow-ups: other sessions end, other devices must enter the second factor again,
 * and the person is notified. All follow-ups run even if one fails, because the change is already made.
 */

import type { RequestOrigin } from '#contract/http/route.ts';
import type { SecurityChange } from '#domain/notifications/kinds.ts';
import type { Others } from '#domain/sign-in/methods.ts';
import { type Caller, personOf } from '#lambdas/http/caller.ts';
import { log } from '#lambdas/log.ts';
import { notifyOfSecurityChange } from '#lambdas/notifications/notify-of-security-change.ts';
import { endOtherSessions } from '#lambdas/user-pool/end-sessions.ts';
import { devicesOf, forget, noLongerRemember } from './devices.ts';

type Own = { sessions: readonly string[]; devices: readonly string[] };

const there = (values: readonly (string | undefined)[]) => values.filter((value) => value !== undefined);

const ownOf = ({ token }: Caller, { own }: Others): Own => ({
  sessions: there([token.session, own?.session]),
  devices: there([token.device, own?.device]),
});

const leaveOtherDevices = async (caller: Caller, others: Others['other_sessions'], own: Own) => {
  const devices = await devicesOf(caller);
  const leave = others === 'end' ? forget : noLongerRemember;
  const left = await Promise.allSettled(
    devices.filter(({ id }) => !own.devices.includes(id)).map(({ id }) => leave(caller, id)),
  );
  const failed = left.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
};

/** Runs the change, which returns whether anything changed, and then the follow-ups. */
export const changing = async (
  caller: Caller,
  requestOrigin: RequestOrigin,
  what: SecurityChange,
  others: Others,
  change: () => Promise<boolean>,
) => {
  const user = personOf(caller);
  const own = ownOf(caller, others);
  const isChanged = await change();
  const follow = [
    endOtherSessions(user.id, caller.actor, others.other_sessions, own.sessions),
    leaveOtherDevices(caller, others.other_sessions, own),
    ...(isChanged ? [notifyOfSecurityChange(user, what, requestOrigin)] : []),
  ];
  for (const followed of await Promise.allSettled(follow))
    if (followed.status === 'rejected')
      log.error('a step after a security change failed', { request_id: requestOrigin.id, error: followed.reason });
};
