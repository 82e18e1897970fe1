/**
 * Creates a person at their first sign-in from a corporate directory, without roles. An administrator assigns these.
 */
import * as z from 'zod';
import { SYSTEM } from '#domain/entity.ts';
import { NEWCOMER } from '#domain/people/user.ts';
import { spoken } from '#lambdas/languages.ts';
import { users } from '#lambdas/people/store.ts';
import { movedAccounts } from '#lambdas/user-pool/moved-account-store.ts';

const FederatedPerson = z.object({
  sub: z.uuid(),
  'cognito:user_status': z.literal('EXTERNAL_PROVIDER'),
  email: z.email(),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
  locale: z.string().optional(),
});

/** Existing people are not changed. */
export const admit = async (attributes: Record<string, string>) => {
  const { sub, email, given_name, family_name, locale } = FederatedPerson.parse(attributes);
  if (await users.get(await movedAccounts.personOf(sub))) return;
  const language = spoken(locale);
  const named = { email, first_name: given_name, last_name: family_name, language };
  const person = { ...NEWCOMER, ...named, from_directory: true, last_sign_in_at: new Date().toISOString() };
  try {
    await users.create(person, SYSTEM, sub);
  } catch (error) {
    // Concurrent first sign-ins, for example in two tabs.
    if (!(await users.get(sub))) throw error;
  }
};
