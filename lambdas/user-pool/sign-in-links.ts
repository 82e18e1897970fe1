/**
 * People provisioned by SCIM before their first sign-in have an account without a password. Linking it to the directory
 * identity makes the first sign-in use this account.
 */
import {
  AdminDisableProviderForUserCommand,
  AdminLinkProviderForUserCommand,
  InvalidParameterException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { environment, type SignInDirectory } from '#contract/environment.ts';
import type { User } from '#domain/people/user.ts';
import { accountOf, pool } from './accounts.ts';

const Directories: z.ZodType<SignInDirectory[]> = z.array(
  z.object({ name: z.string(), domains: z.array(z.string()), email: z.string() }),
);

const directoryOf = (address: string): SignInDirectory | undefined => {
  const domain = address.split('@').at(-1)?.toLowerCase() ?? '';
  const directories = Directories.parse(JSON.parse(environment('DIRECTORIES')));
  return directories.find(({ domains }) => domains.includes(domain));
};

/** Addresses by which the directory may identify the person at sign-in. */
export const addressesInDirectory = ({ email, user_name }: Pick<User, 'email' | 'user_name'>) => [
  ...new Set([email, user_name ?? email].filter((address) => directoryOf(address))),
];

const sourceOf = (address: string) => {
  const directory = directoryOf(address);
  return (
    directory && {
      ProviderName: directory.name,
      ProviderAttributeName: directory.email,
      ProviderAttributeValue: address,
    }
  );
};

/** The pool uses one error type for an existing link and for an impossible one; only the message differs. */
const isThere = (error: unknown) => error instanceof InvalidParameterException && /already linked/i.test(error.message);

export const link = async (person: string, address: string) => {
  const SourceUser = sourceOf(address);
  if (!SourceUser) return;
  const { UserPoolId, Username } = await accountOf(person);
  const DestinationUser = { ProviderName: 'Cognito', ProviderAttributeValue: Username };
  try {
    await pool.send(new AdminLinkProviderForUserCommand({ UserPoolId, DestinationUser, SourceUser }));
  } catch (error) {
    if (!isThere(error)) throw error;
  }
};

export const unlink = async (address: string) => {
  const User = sourceOf(address);
  if (!User) return;
  try {
    await pool.send(new AdminDisableProviderForUserCommand({ UserPoolId: environment('USER_POOL_ID'), User }));
  } catch (error) {
    if (!(error instanceof UserNotFoundException || error instanceof InvalidParameterException)) throw error;
  }
};
