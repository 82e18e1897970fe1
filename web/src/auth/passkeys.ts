/** The passkeys of whoever is signed in. */
import './amplify.ts';
import { associateWebAuthnCredential, deleteWebAuthnCredential, listWebAuthnCredentials } from 'aws-amplify/auth';
import { inSession, unlessGone } from './ask-identity.ts';
import { letPasskeysStandForBoth } from './second-factors.ts';

export type Passkey = { id: string /** The user pool's own, which cannot be changed. */; name: string; created: Date };

const AS_MANY_AS_THERE_MAY_BE = 20;

export const readPasskeys = (): Promise<Passkey[]> =>
  inSession(async () => {
    const { credentials } = await listWebAuthnCredentials({ pageSize: AS_MANY_AS_THERE_MAY_BE });
    return credentials.map(({ credentialId, friendlyCredentialName, createdAt }) => ({
      id: credentialId ?? '',
      name: friendlyCredentialName ?? '',
      created: createdAt ?? new Date(0),
    }));
  });

/** Gives the id of the new one, which is none of those that were known. */
export const addPasskey = (known: readonly Passkey[]) =>
  inSession(async () => {
    await associateWebAuthnCredential();
    await letPasskeysStandForBoth();
    const now = await readPasskeys();
    return now.find(({ id }) => !known.some((one) => one.id === id))?.id;
  });

export const removePasskey = (credentialId: string) => unlessGone(() => deleteWebAuthnCredential({ credentialId }));

/** Whoever broke a registration off knows that they did. */
export const isBrokenOff = (error: unknown) =>
  error instanceof Error && ['PasskeyRegistrationCanceled', 'PasskeyOperationAborted'].includes(error.name);
