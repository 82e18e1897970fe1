/** User management. Each change affects the table and the user pool, and a repeat completes it. */

import type { Actor, RequestActor } from '#domain/entity.ts';
import { pseudonymous } from '#domain/people/erased.ts';
import { ListedUser, ManagedUser, type UserChange } from '#domain/people/managed-user.ts';
import { fullName, groupsOf, rolesOf, statusOf } from '#domain/people/person.ts';
import { forgiven } from '#domain/people/returned-mail.ts';
import type { HeldRole } from '#domain/people/role.ts';
import { stoppedMail } from '#domain/people/stopped-mail.ts';
import { NEWCOMER, type User } from '#domain/people/user.ts';
import { noteErased } from '#lambdas/audit/erased-store.ts';
import { companyId } from '#lambdas/company/store.ts';
import { ConflictError } from '#lambdas/errors.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { mustBeOffered } from '#lambdas/languages.ts';
import { removeFromSuppressionList } from '#lambdas/mail/suppression-list.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { isResumed } from '#lambdas/persistence/idempotent-request.ts';
import { messages } from '#lambdas/persistence/outbox.ts';
import { disableAccount, enableAccount } from '#lambdas/user-pool/account-life.ts';
import { accountOf } from '#lambdas/user-pool/accounts.ts';
import { endSessions, untilTokensCount } from '#lambdas/user-pool/end-sessions.ts';
import { inviteAnew } from '#lambdas/user-pool/invite.ts';
import { disabled, enabled, removePerson } from '#lambdas/user-pool/person-life.ts';
import { updateUser } from '#lambdas/user-pool/update-user.ts';
import { findUser, mayHold, mustNotBeOwn, resolveRoles } from './role-service.ts';
import { users } from './store.ts';

type Changeable = (version: number) => boolean;

export const listUsers = async (asked: Parameters<typeof users.page>[1], after: string | undefined) => {
  const [{ items, ...page }, company] = await Promise.all([users.page('ALL', asked, after), companyId()]);
  const listed = items.map((user): ListedUser => {
    return ListedUser.parse({
      ...user,
      companyId: company,
      status: statusOf(user),
      roles: rolesOf(user),
      resource_groups: groupsOf({ roles: rolesOf(user) }),
      mail_stopped: stoppedMail(user),
    });
  });
  return { ...page, items: listed };
};

/** Adds the current names of the groups. */
export const asManaged = async (user: User): Promise<ManagedUser> => {
  const [groups, company] = await Promise.all([
    resourceGroups.getMany(groupsOf({ roles: rolesOf(user) })),
    companyId(),
  ]);
  const shown = (held: readonly HeldRole[]) =>
    held.flatMap((role) => {
      const group = groups.find(({ id }) => id === role.resource_group.id);
      return group ? [{ ...role, resource_group: group }] : [];
    });
  const [roles, directory_roles] = [shown(user.roles), shown(user.directory_roles)];
  const mail_stopped = stoppedMail(user);
  return ManagedUser.parse({
    ...user,
    companyId: company,
    status: statusOf(user),
    roles,
    directory_roles,
    mail_stopped,
  });
};

export const mustBeEnabled = ({ status }: User) => {
  if (status === 'disabled')
    throw new ConflictError('This account is disabled. Enable it first.', { code: 'user_disabled' });
};

export const sendPasswordTo = async (by: Actor, id: string): Promise<User> => {
  const user = await findUser(id);
  if (user.from_directory)
    throw new ConflictError('This user signs in with the corporate directory and has no password here.', {
      code: 'directory_owned',
    });
  mustBeEnabled(user);
  mustNotBeOwn(by, user);
  // Ends existing sessions first, in case the old password is known to others.
  if (user.last_sign_in_at !== null) await endSessions(id, by, await accountOf(id));
  return inviteAnew(user, by);
};

/** The suppression list first: if that fails, the record still shows that mail is stopped. */
export const sendMailAgain = async (by: Actor, id: string): Promise<User> => {
  const user = await findUser(id);
  if (!stoppedMail(user)) return user;
  await removeFromSuppressionList(user.email);
  const forgiven_at = new Date().toISOString();
  return updateUser(
    id,
    by,
    (now) => {
      const returned_mail = forgiven(now, forgiven_at);
      return returned_mail ? { returned_mail } : {};
    },
    { action: 'mail_resumed' },
  );
};

/** The record's change blocks access at once; the user pool follows, and a repeat completes it. */
export const changeUser = async (by: Actor, id: string, change: UserChange, changeable: Changeable) => {
  const before = toBeChanged(await findUser(id), changeable, 'user');
  mustBeOffered(change.language);
  const { status = before.status, roles: given, ...named } = change;
  const roles = given ? await resolveRoles(given, by, before.roles) : before.roles;
  mayHold(by, before, roles);
  if (status === 'disabled') mustNotBeOwn(by, before);
  if (change.status === 'active') await enableAccount(before);
  const ended = status === 'disabled' ? disabled(before) : enabled(before);
  const after = change.status ? { ...ended, disabled_by_directory: false } : ended;
  const changed = isResumed() ? before : await users.update(before, { ...after, ...named, roles }, by);
  if (change.status === 'disabled' && changed.status === 'disabled') await disableAccount(changed);
  if (before.status === 'disabled') await untilTokensCount(changed.tokens_valid_from);
  return changed;
};

export const deleteUser = async (by: Actor, id: string, changeable: Changeable): Promise<void> => {
  const before = toBeChanged(await findUser(id), changeable, 'user');
  mustNotBeOwn(by, before);
  await removePerson(before, by);
};

/**
 * The audit log keeps the name until this event; afterwards the record has only the pseudonym. A repeat continues where
 * an earlier attempt stopped.
 */
export const erasePerson = async (by: RequestActor, id: string, changeable: Changeable): Promise<void> => {
  const before = toBeChanged(await findUser(id), changeable, 'user');
  mustNotBeOwn(by, before);
  if (before.status !== 'disabled')
    throw new ConflictError('Disable this account first. Erasing a user is permanent.', {
      code: 'user_not_disabled',
    });
  const { notification_preferences, passkey_names, passkeys, returned_mail, user_name, external_id } = NEWCOMER;
  const theirs = { notification_preferences, passkey_names, passkeys, returned_mail, user_name, external_id };
  const nobody = { ...pseudonymous(id), ...theirs };
  const erased = await users.update(before, { ...before, ...nobody }, by, {
    action: 'erased',
    changes: [],
    otherWrites: [noteErased(id, fullName(before), new Date().toISOString())],
  });
  await removePerson(erased, by, [messages.to('erase-person', { id }, id)]);
};
