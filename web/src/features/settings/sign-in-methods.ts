/** Sign-in methods of the current user: queries and changes. */
import type { Others, SecondFactor, SecondFactors } from '#domain/sign-in/methods.ts';
import { api } from '#web/api/client.ts';
import { withProof } from '#web/api/with-proof.ts';
import { newPasskey } from '#web/auth/new-passkey.ts';
import { proofToken } from '#web/auth/proof.ts';
import { ownSession } from '#web/auth/stored.ts';

export type OtherSessions = Others['other_sessions'];

const others = (other_sessions: OtherSessions): Others => ({ other_sessions, own: ownSession() });

export const readSecondFactors = (): Promise<SecondFactors> => api('GET /security/second-factors');

export const newAppKey = async () => {
  const { secret } = await withProof((bearer) => api('POST /security/authenticator-app', { bearer }));
  return secret;
};

type Switch = { method: SecondFactor; isOn: boolean; code?: string; otherSessions: OtherSessions };

export const switchMethod = ({ method, isOn, code, otherSessions }: Switch) =>
  withProof((bearer) =>
    api('PUT /security/second-factors/{method}', {
      params: { method },
      body: { is_on: isOn, code, ...others(otherSessions) },
      bearer,
    }),
  );

/** With `null`, the user chooses the method at each sign-in. */
export const preferMethod = (method: SecondFactor | null, otherSessions: OtherSessions) =>
  withProof((bearer) =>
    api('PUT /security/preferred-second-factor', { body: { method, ...others(otherSessions) }, bearer }),
  );

export const sendPhoneCode = (phone_number: string) =>
  withProof((bearer) => api('POST /security/contact-codes', { body: { phone_number }, bearer }));

export const sendEmailCode = () => withProof((bearer) => api('POST /security/contact-codes', { body: {}, bearer }));

export const verifyContact = (contact: 'phone_number' | 'email', code: string, otherSessions: OtherSessions) =>
  withProof((bearer) =>
    api('POST /security/contacts/{contact}/verify', {
      params: { contact },
      body: { code, ...others(otherSessions) },
      bearer,
    }),
  );

/** The user pool lists passkeys only with a fresh proof of sign-in; otherwise the API returns the last known list. */
export const readPasskeys = async () => {
  const { passkeys } = await api('GET /security/passkeys', { bearer: proofToken() });
  return passkeys;
};

/** Returns the id of the new passkey. */
export const addPasskey = async (otherSessions: OtherSessions) => {
  const { options } = await withProof((bearer) => api('POST /security/passkey-options', { bearer }));
  const { id, credential } = await newPasskey(options);
  await withProof((bearer) =>
    api('POST /security/passkeys', { body: { credential, ...others(otherSessions) }, bearer }),
  );
  return id;
};

export const removePasskey = (credential_id: string, otherSessions: OtherSessions) =>
  withProof((bearer) =>
    api('POST /security/passkeys/{credential_id}/remove', {
      params: { credential_id },
      body: others(otherSessions),
      bearer,
    }),
  );

const PAGE = 10;

export const readDevices = async (cursor: string | undefined) => {
  const { devices, next_cursor } = await api('GET /security/devices', { query: { limit: PAGE, cursor } });
  const { device } = ownSession();
  return { devices: devices.map((one) => ({ ...one, isThis: one.id === device })), next: next_cursor ?? undefined };
};
export type KnownDevice = Awaited<ReturnType<typeof readDevices>>['devices'][number];

export const forgetDevice = (device_id: string) =>
  api('DELETE /security/devices/{device_id}', { params: { device_id } });

type Passwords = { current: string; next: string; otherSessions: OtherSessions };

/** The current password serves as proof of sign-in unless a second factor is required. */
export const changePassword = ({ current, next, otherSessions }: Passwords) =>
  withProof(
    (bearer) =>
      api('POST /security/password', {
        body: { current_password: current, new_password: next, ...others(otherSessions) },
        bearer,
      }),
    current,
  );
