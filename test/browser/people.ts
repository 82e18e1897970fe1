/** Web app users, each created for one test through the back end's own functions. */
import { randomUUID } from 'node:crypto';
import { AdminDisableUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { Page } from '@playwright/test';
import { environment } from '#contract/environment.ts';
import type { Language, Role } from '#domain/enumerations.ts';
import type { ResourceGroup } from '#domain/groups/group.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { users } from '#lambdas/people/store.ts';
import { addPerson } from '#local/demo/people.ts';

export const PASSWORD = 'Correct-Horse-9-Battery';
export const TEST = { id: 'test', name: 'Test' };

export type Person = { id: string; email: string; password: string; first_name: string; last_name: string };

type NewPerson = Partial<Pick<Person, 'first_name' | 'last_name'>> & {
  role?: Role;
  /** The role's scope. Default: all groups. */
  group?: ResourceGroup;
  temporary?: boolean;
  language?: Language;
};

export const makeGroup = (group_type: 'ALL' | 'CUSTOM' = 'CUSTOM') =>
  resourceGroups.create({ name: `Group ${randomUUID()}`, group_type }, TEST);

export const makePerson = async (about: NewPerson = {}): Promise<Person> => {
  const { role, temporary, language, first_name = 'Test', last_name = 'Person' } = about;
  const email = `${randomUUID()}@example.com`;
  const roles = role ? [{ name: role, group: about.group ?? (await makeGroup('ALL')) }] : [];
  const id = await addPerson({ email, password: PASSWORD, temporary, first_name, last_name, roles });
  const user = language && (await users.get(id));
  if (user) await users.update(user, { ...user, language }, TEST);
  return { id, email, password: PASSWORD, first_name, last_name };
};

export const disable = async ({ email }: Person) => {
  const pool = new CognitoIdentityProviderClient();
  await pool.send(new AdminDisableUserCommand({ UserPoolId: environment('USER_POOL_ID'), Username: email }));
  pool.destroy();
};

/** Expects the English sign-in page. */
export const fillSignIn = async (page: Page, { email, password }: Pick<Person, 'email' | 'password'>) => {
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};
