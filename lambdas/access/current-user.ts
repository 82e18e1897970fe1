import { withDefaults } from '#domain/list/default-views.ts';
import { CHOSEN_KINDS, channelOf } from '#domain/notifications/kinds.ts';
import { stoppedMail } from '#domain/people/stopped-mail.ts';
import { CurrentUser, type OwnProfile, type User } from '#domain/people/user.ts';
import { companyId } from '#lambdas/company/store.ts';
import { customFields } from '#lambdas/custom-fields/store.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { type Caller, personOf } from '#lambdas/http/caller.ts';
import { mustBeOffered } from '#lambdas/languages.ts';
import { users } from '#lambdas/people/store.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { dropDistrustedPasskeys } from '#lambdas/user-pool/distrusted-passkeys.ts';
import { upToDate } from '#lambdas/user-pool/email.ts';

/** Completes rare pending work: distrusted passkeys, or an interrupted address change. */
const person = async (caller: Caller): Promise<User> => {
  const { passkeys_trusted_until } = personOf(caller);
  if (passkeys_trusted_until !== undefined && caller.token.isForAccount)
    return dropDistrustedPasskeys(caller, passkeys_trusted_until);
  return caller.email_change ? upToDate(caller) : personOf(caller);
};

/** Personal settings come from the viewer, not from the viewed person. */
const asViewed = (person: User, { language, appearance, density, shortcuts, dashboard }: User): User => ({
  ...person,
  ...{ language, appearance, density, shortcuts, dashboard },
  ...{ passkey_names: [], notification_preferences: {}, default_views: {} },
});

export const currentUser = async (caller: Caller): Promise<CurrentUser> => {
  const [groups, company, custom_fields] = await Promise.all([
    resourceGroups.getMany(caller.roles.map((role) => role.resource_group.id)),
    companyId(),
    customFields.lists(),
  ]);
  const roles = caller.roles.flatMap((role) => {
    const group = groups.find(({ id }) => id === role.resource_group.id);
    return group ? [{ ...role, resource_group: group }] : [];
  });
  const user = caller.viewer ? asViewed(personOf(caller), caller.viewer) : await person(caller);
  const channels = CHOSEN_KINDS.map((kind) => [kind, channelOf(kind, user.notification_preferences)]);
  const notification_preferences = Object.fromEntries(channels);
  return CurrentUser.parse({
    ...{ ...user, companyId: company, roles, custom_fields, notification_preferences },
    mail_stopped: stoppedMail(user),
  });
};

export const saveProfile = async (caller: Caller, profile: OwnProfile, changeable: (version: number) => boolean) => {
  mustBeOffered(profile.language);
  // Read again: a retry after a conflict must see the current state, not the one at authentication.
  const found = (await users.get(personOf(caller).id)) ?? personOf(caller);
  const before = toBeChanged(found, changeable, 'user');
  const notification_preferences = { ...before.notification_preferences, ...profile.notification_preferences };
  const default_views = withDefaults(before.default_views, profile.default_views);
  const chosen = { ...before, ...profile, notification_preferences, default_views };
  const user = await users.update(before, chosen, caller.actor);
  return currentUser({ ...caller, user });
};
