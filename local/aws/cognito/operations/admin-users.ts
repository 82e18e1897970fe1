/** Administrators' operations on users. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { CognitoError, emailTaken, invalidParameter } from '#local/aws/cognito/errors.ts';
import { forAdministrators, type Operation } from '#local/aws/cognito/operation.ts';
import type { Pool } from '#local/aws/cognito/pool.ts';
import { beforeInvitation } from '#local/aws/cognito/triggers/account.ts';
import { checkAttributes, fromList, isEmail, merged, toList } from '#local/aws/cognito/users/attributes.ts';
import { AttributeList, Password, StringMap, Username, UserPoolId } from '#local/aws/cognito/users/fields.ts';
import { describedMfa } from '#local/aws/cognito/users/mfa.ts';
import { profile, type User } from '#local/aws/cognito/users/users.ts';
import { dropPending } from './attributes.ts';

const OneUser = z.object({ UserPoolId, Username });

const NewUser = z.object({
  UserPoolId,
  Username,
  UserAttributes: AttributeList.default([]),
  TemporaryPassword: Password.optional(),
  DesiredDeliveryMediums: z.array(z.enum(['EMAIL', 'SMS'])).default([]),
  MessageAction: z.enum(['SUPPRESS', 'RESEND']).optional(),
  ClientMetadata: StringMap.optional(),
});
type NewUser = z.output<typeof NewUser>;

/** Text messages are sent only on request, because every user has an e-mail address. */
const mediumsOf = ({ DesiredDeliveryMediums: wanted }: NewUser, user: User) => {
  if (wanted.includes('SMS') && !wanted.includes('EMAIL') && !user.attributes.phone_number)
    throw invalidParameter('User has no phone number to deliver the message to');
  const mediums = wanted.filter((medium) => medium === 'EMAIL' || user.attributes.phone_number);
  return mediums.length > 0 ? mediums : (['EMAIL'] as const);
};

const created = (pool: Pool, input: NewUser, password: string): User => {
  const attributes = fromList(input.UserAttributes);
  checkAttributes(attributes);
  if (!isEmail(input.Username)) throw invalidParameter('Username should be an email.');
  const email = attributes.email ?? input.Username;
  if (email.toLowerCase() !== input.Username.toLowerCase())
    throw invalidParameter('The email attribute does not match the username.');
  if (pool.users.find(email)) throw emailTaken('UsernameExistsException');
  const id = randomUUID();
  return {
    id,
    username: id,
    enabled: true,
    invited: false,
    attributes: merged({ email }, attributes),
    created: pool.now(),
    modified: pool.now(),
    ...pool.credentials.temporary(id, password),
  };
};

const invitedAgain = (pool: Pool, input: NewUser, password: string): User => {
  const user = pool.users.named(input.Username);
  if (user.status !== 'FORCE_CHANGE_PASSWORD')
    throw new CognitoError(
      'UnsupportedUserStateException',
      `Resend not possible. ${input.Username} status is not FORCE_CHANGE_PASSWORD`,
    );
  return { ...user, ...pool.credentials.temporary(user.id, password) };
};

const AdminCreateUser = forAdministrators(NewUser, async (pool, input) => {
  const { TemporaryPassword: password } = input;
  // Cognito accepts such a request, generates no password, and sends a mail without one.
  if (password === undefined)
    throw invalidParameter('TemporaryPassword is missing: a pool with passwordless sign-in generates none.');
  const isAgain = input.MessageAction === 'RESEND';
  const user = isAgain ? invitedAgain(pool, input, password) : created(pool, input, password);
  const mediums = input.MessageAction === 'SUPPRESS' ? [] : mediumsOf(input, user);
  const invited = { ...user, invited: mediums.some((medium) => medium === 'EMAIL') };
  if (!isAgain) await beforeInvitation(pool, user, input.ClientMetadata);
  const saved = isAgain ? pool.users.save(invited) : pool.users.add(invited);
  const asked = { clientMetadata: input.ClientMetadata };
  for (const medium of mediums) await pool.mails.invitation(saved, medium, password, asked);
  return { User: { ...profile(saved), Attributes: toList(saved.id, saved.attributes) } };
});

const AdminGetUser = forAdministrators(OneUser, (pool, input) => {
  const user = pool.users.named(input.Username);
  return {
    ...profile(user),
    UserAttributes: toList(user.id, user.attributes),
    ...describedMfa(pool.mfa.of(user.id)),
  };
});

const AdminUpdateUserAttributes = forAdministrators(
  OneUser.extend({ UserAttributes: AttributeList }),
  (pool, input) => {
    const user = pool.users.named(input.Username);
    const changes = fromList(input.UserAttributes);
    checkAttributes(changes);
    const attributes = merged(user.attributes, changes);
    // An invitation verifies only the address to which it was sent.
    pool.state.transaction(() => {
      pool.users.save({ ...user, attributes, invited: user.invited && attributes.email === user.attributes.email });
      dropPending(pool, user.id, changes);
    });
    return {};
  },
);

const AdminDisableUser = forAdministrators(OneUser, (pool, input) => {
  const user = pool.users.named(input.Username);
  pool.state.transaction(() => {
    pool.users.save({ ...user, enabled: false });
    pool.grants.revokeAll(user.id);
  });
  return {};
});

const AdminEnableUser = forAdministrators(OneUser, (pool, input) => {
  pool.users.save({ ...pool.users.named(input.Username), enabled: true });
  return {};
});

const AdminDeleteUser = forAdministrators(OneUser, (pool, input) => {
  pool.users.remove(pool.users.named(input.Username).id);
  return {};
});

const AdminUserGlobalSignOut = forAdministrators(OneUser, (pool, input) => {
  pool.grants.revokeAll(pool.users.named(input.Username).id);
  return {};
});

export const adminUserOperations: Record<string, Operation> = {
  AdminCreateUser,
  AdminGetUser,
  AdminUpdateUserAttributes,
  AdminDisableUser,
  AdminEnableUser,
  AdminDeleteUser,
  AdminUserGlobalSignOut,
};
