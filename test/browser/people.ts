/** People who use the web app, each made for one test. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Role } from '#domain/enumerations.ts';
import { resourceGroups } from '#lambdas/stores/resource-groups.ts';
import { addPerson } from '#local/demo/people.ts';

const PASSWORD = 'Correct-Horse-9-Battery';
const TEST = { id: 'test', name: 'Test' };

export type Person = { email: string; password: string };

/** With a role everywhere, or with none. */
export const makePerson = async ({ role, temporary }: { role?: Role; temporary?: boolean } = {}): Promise<Person> => {
  const email = `${randomUUID()}@example.com`;
  const group = role && (await resourceGroups.create({ name: `Group ${randomUUID()}`, group_type: 'ALL' }, TEST));
  const roles = role && group ? [{ name: role, group }] : [];
  await addPerson({ email, password: PASSWORD, temporary, first_name: 'Test', last_name: 'Person', roles });
  return { email, password: PASSWORD };
};

/** On the sign-in page, in English. */
export const fillSignIn = async (page: Page, { email, password }: Person) => {
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
};
