/** Signs in a user of an external provider and creates them in the pool at the first sign-in. */
import { randomBytes, randomUUID } from 'node:crypto';
import { notAuthorized } from '#local/aws/cognito/errors.ts';
import type { Pool, Provider } from '#local/aws/cognito/pool.ts';
import type { Identity } from '#local/aws/cognito/tokens/federated.ts';
import { triggerAttributes } from '#local/aws/cognito/triggers/user-attributes.ts';
import type { User } from '#local/aws/cognito/users/users.ts';
import type { Colleague } from './people.ts';

const usernameOf = (provider: Provider, { email }: Colleague) => `${provider.name}_${email}`;

const attributesOf = ({ family_name, given_name, ...attributes }: Colleague) => ({
  ...attributes,
  ...(given_name ? { given_name } : {}),
  ...(family_name ? { family_name } : {}),
  // Cognito does not trust a provider's statement that an address is verified.
  email_verified: 'false',
});

/** A random verifier that no password matches. */
const noPassword = () => ({ salt: randomBytes(16).toString('hex'), verifier: randomBytes(384).toString('hex') });

const admitted = (pool: Pool, provider: Provider, colleague: Colleague): User => {
  const identity: Identity = {
    userId: colleague.email,
    providerName: provider.name,
    providerType: 'OIDC',
    issuer: null,
    primary: true,
    dateCreated: pool.now(),
  };
  return pool.users.add({
    id: randomUUID(),
    username: usernameOf(provider, colleague),
    status: 'EXTERNAL_PROVIDER',
    enabled: true,
    password: noPassword(),
    temporaryUntil: null,
    invited: false,
    attributes: { ...attributesOf(colleague), identities: JSON.stringify([identity]) },
  });
};

const first = async (pool: Pool, clientId: string, provider: Provider, colleague: Colleague): Promise<User> => {
  const username = usernameOf(provider, colleague);
  await pool.triggers.invoke('PreSignUp', {
    triggerSource: 'PreSignUp_ExternalProvider',
    userName: username,
    clientId,
    request: {
      userAttributes: { ...attributesOf(colleague), 'cognito:email_alias': '', 'cognito:phone_number_alias': '' },
    },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  });
  // Two simultaneous first sign-ins must create one user.
  const user = pool.users.find(username) ?? admitted(pool, provider, colleague);
  await pool.triggers.invoke('PostConfirmation', {
    triggerSource: 'PostConfirmation_ConfirmSignUp',
    userName: username,
    clientId,
    request: { userAttributes: triggerAttributes(user) },
    response: {},
  });
  return user;
};

/** Updates the attributes with the provider's values. */
const again = async (pool: Pool, clientId: string, known: User, colleague: Colleague): Promise<User> => {
  const user = pool.users.save({ ...known, attributes: { ...known.attributes, ...attributesOf(colleague) } });
  await pool.triggers.invoke('PostAuthentication', {
    triggerSource: 'PostAuthentication_Authentication',
    userName: user.username,
    clientId,
    request: { userAttributes: triggerAttributes(user), newDeviceUsed: false },
    response: {},
  });
  return user;
};

/** The user that an administrator linked to the provider's identity. */
const linked = (pool: Pool, { name }: Provider, { email }: Colleague) => {
  const id = pool.providerLinks.userOf({ provider: name, attribute: 'email', value: email });
  return id === undefined ? undefined : pool.users.get(id);
};

export const federate = async (
  pool: Pool,
  clientId: string,
  provider: Provider,
  colleague: Colleague,
): Promise<User> => {
  const known = pool.users.find(usernameOf(provider, colleague)) ?? linked(pool, provider, colleague);
  if (known && !known.enabled) throw notAuthorized('User is disabled.');
  return known ? again(pool, clientId, known, colleague) : first(pool, clientId, provider, colleague);
};
