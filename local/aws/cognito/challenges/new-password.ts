/** NEW_PASSWORD_REQUIRED: the user signed in with a temporary password and must choose a new one. */

import { invalidParameter, missingParameter, notAuthorized } from '#local/aws/cognito/errors.ts';
import type { Pool } from '#local/aws/cognito/pool.ts';
import { checkAttributes, fromList, merged } from '#local/aws/cognito/users/attributes.ts';
import type { User } from '#local/aws/cognito/users/users.ts';
import type { Family, Responses, Step } from './family.ts';
import { ask } from './question.ts';

const NAME = 'NEW_PASSWORD_REQUIRED';
const PREFIX = 'userAttributes.';

const given = (responses: Responses) =>
  fromList(
    Object.entries(responses)
      .filter(([name]) => name.startsWith(PREFIX))
      .map(([name, value]) => ({ Name: name.slice(PREFIX.length), Value: value })),
  );

/** Using a temporary password that was sent to an address verifies the address. */
const completed = (pool: Pool, user: User, responses: Responses): User['attributes'] => {
  const changes = given(responses);
  checkAttributes(changes);
  for (const address of ['email', 'phone_number'])
    if (changes[address] !== undefined && user.attributes[address] !== undefined)
      throw notAuthorized(`Cannot modify an already provided ${address}`);
  for (const name of Object.keys(changes))
    if (name.endsWith('_verified')) throw notAuthorized('A client attempted to write unauthorized attribute');

  const attributes = merged(user.attributes, changes);
  const missing = pool.required.find((name) => !Object.hasOwn(attributes, name));
  if (missing) throw invalidParameter(`Invalid attributes given, ${missing} is missing`);
  return user.invited ? { ...attributes, email_verified: 'true' } : attributes;
};

export const askForNewPassword: Step = (pool, user, attempt) => {
  if (user.status !== 'FORCE_CHANGE_PASSWORD') return undefined;
  const missing = pool.required.filter((name) => !user.attributes[name]).map((name) => PREFIX + name);
  return ask(pool, attempt, {
    name: NAME,
    claimant: user.id,
    parameters: {
      USER_ID_FOR_SRP: user.id,
      requiredAttributes: JSON.stringify(missing),
      userAttributes: JSON.stringify(user.attributes),
    },
  });
};

export const newPassword: Family = {
  name: NAME,
  judge: (pool, { claimant }, responses) => {
    const user = pool.users.get(claimant);
    if (user?.status !== 'FORCE_CHANGE_PASSWORD') throw notAuthorized('Invalid session for the user.');
    if (!user.enabled) throw notAuthorized('User is disabled.');
    if (!responses.NEW_PASSWORD) throw missingParameter('NEW_PASSWORD');
    const changed: User = {
      ...user,
      ...pool.credentials.renewed(user, responses.NEW_PASSWORD),
      attributes: completed(pool, user, responses),
    };
    return { user: changed, write: () => pool.users.save(changed) };
  },
};
