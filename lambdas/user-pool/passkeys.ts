/** Passkeys of a person. The pool lists and deletes them only for tokens from a sign-in. */
import {
  DeleteWebAuthnCredentialCommand,
  ListWebAuthnCredentialsCommand,
  ResourceNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Passkey } from '#domain/sign-in/methods.ts';
import { pool } from './accounts.ts';

const AS_MANY_AS_THERE_MAY_BE = 20;

export const listPasskeys = async (AccessToken: string): Promise<Passkey[]> => {
  const listing = new ListWebAuthnCredentialsCommand({ AccessToken, MaxResults: AS_MANY_AS_THERE_MAY_BE });
  const { Credentials = [] } = await pool.send(listing);
  return Credentials.map(({ CredentialId = '', FriendlyCredentialName = '', CreatedAt = new Date(0) }) => ({
    id: CredentialId,
    name: FriendlyCredentialName,
    created_at: CreatedAt.toISOString(),
  }));
};

/** Returns false if the passkey was already deleted. */
export const deletePasskey = async (AccessToken: string, CredentialId: string) => {
  try {
    await pool.send(new DeleteWebAuthnCredentialCommand({ AccessToken, CredentialId }));
    return true;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false;
    throw error;
  }
};
