/** Creates a person in the user pool, and in the table with their roles. */
import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  type AttributeType,
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { environment } from '#contract/environment.ts';
import { SYSTEM } from '#domain/entity.ts';
import type { Role } from '#domain/enumerations.ts';
import type { ResourceGroup } from '#domain/groups/group.ts';
import { heldRole } from '#domain/people/role.ts';
import { NEWCOMER } from '#domain/people/user.ts';
import { users } from '#lambdas/people/store.ts';
import { updateUser } from '#lambdas/user-pool/update-user.ts';

export type NewPerson = {
  email: string;
  password: string;
  /** The password must be changed at the first sign-in. */
  temporary?: boolean;
  first_name: string;
  last_name: string;
  roles: readonly { name: Role; group: Pick<ResourceGroup, 'id' | 'group_type'> }[];
};

const sub = (attributes: AttributeType[] | undefined) => {
  const id = attributes?.find(({ Name }) => Name === 'sub')?.Value;
  if (!id) throw new Error('The user pool gave a person no id.');
  return id;
};

const inPool = async (pool: CognitoIdentityProviderClient, person: NewPerson) => {
  const which = { UserPoolId: environment('USER_POOL_ID'), Username: person.email };
  try {
    const { User } = await pool.send(
      new AdminCreateUserCommand({
        ...which,
        MessageAction: 'SUPPRESS',
        TemporaryPassword: person.password,
        UserAttributes: [
          { Name: 'email', Value: person.email },
          { Name: 'email_verified', Value: 'true' },
          { Name: 'given_name', Value: person.first_name },
          { Name: 'family_name', Value: person.last_name },
        ],
      }),
    );
    return sub(User?.Attributes);
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error;
    const { UserAttributes } = await pool.send(new AdminGetUserCommand(which));
    return sub(UserAttributes);
  }
};

export const setRoles = (id: string, roles: NewPerson['roles']) =>
  updateUser(id, SYSTEM, () => ({ roles: roles.map(({ name, group }) => heldRole(name, group)) }));

/** Returns the person's id. An existing person only gets these roles. */
export const addPerson = async (person: NewPerson): Promise<string> => {
  const pool = new CognitoIdentityProviderClient();
  const id = await inPool(pool, person);
  if (!person.temporary)
    await pool.send(
      new AdminSetUserPasswordCommand({
        UserPoolId: environment('USER_POOL_ID'),
        Username: person.email,
        Password: person.password,
        Permanent: true,
      }),
    );
  pool.destroy();

  const { email, first_name, last_name } = person;
  const now = new Date().toISOString();
  // A permanent password implies an earlier sign-in.
  const been = person.temporary ? { invited_at: now } : { last_sign_in_at: now };
  const roles = person.roles.map(({ name, group }) => heldRole(name, group));
  if (await users.get(id)) await setRoles(id, person.roles);
  else await users.create({ ...NEWCOMER, ...been, email, first_name, last_name, roles, language: 'en' }, SYSTEM, id);
  return id;
};
