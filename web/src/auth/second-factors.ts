/** The second factors of whoever is signed in, and where codes are sent to them. */
import './amplify.ts';
import {
  confirmUserAttribute,
  fetchMFAPreference,
  fetchUserAttributes,
  sendUserAttributeVerificationCode,
  updateMFAPreference,
  updateUserAttribute,
} from 'aws-amplify/auth';
import { askIdentity, inSession } from './ask-identity.ts';

export type Method = 'TOTP' | 'SMS' | 'EMAIL';

export type SecondFactors = {
  on: readonly Method[];
  preferred: Method | undefined;
  email: { address: string; isVerified: boolean };
  phone: { address: string; isVerified: boolean };
};

export const readSecondFactors = (): Promise<SecondFactors> =>
  inSession(async () => {
    const [{ enabled = [], preferred }, known] = await Promise.all([fetchMFAPreference(), fetchUserAttributes()]);
    return {
      on: enabled,
      preferred,
      email: { address: known.email ?? '', isVerified: known.email_verified === 'true' },
      phone: { address: known.phone_number ?? '', isVerified: known.phone_number_verified === 'true' },
    };
  });

const SETTINGS = { TOTP: 'SoftwareTokenMfaSettings', SMS: 'SMSMfaSettings', EMAIL: 'EmailMfaSettings' } as const;

/**
 * Where a second factor is asked for, a passkey stands for both only if the pool was told so, which it takes only as long
 * as there is another second factor. Amplify's own call does not tell it.
 */
export const switchMethod = (method: Method, isOn: boolean) =>
  inSession(async () => {
    const { enabled: on = [] } = await fetchMFAPreference();
    const isAnyOn = isOn || on.some((one) => one !== method);
    await askIdentity('SetUserMFAPreference', {
      [SETTINGS[method]]: { Enabled: isOn },
      WebAuthnMfaSettings: { Enabled: isAnyOn },
    });
  });

/** For a passkey that comes when there are second factors already. */
export const letPasskeysStandForBoth = async () => {
  const { enabled = [] } = await fetchMFAPreference();
  if (enabled.length > 0) await askIdentity('SetUserMFAPreference', { WebAuthnMfaSettings: { Enabled: true } });
};

const NAMES = { TOTP: 'totp', SMS: 'sms', EMAIL: 'email' } as const;

/** With none, which one is asked at each sign-in. */
export const preferMethod = (method: Method | undefined) =>
  inSession(async () => {
    const { preferred } = await fetchMFAPreference();
    if (method) await updateMFAPreference({ [NAMES[method]]: 'PREFERRED' });
    else if (preferred) await updateMFAPreference({ [NAMES[preferred]]: 'NOT_PREFERRED' });
  });

/** Until the code that is sent is given, the number before it holds. */
export const sendPhoneCode = (number: string) =>
  inSession(async () => {
    const userAttribute = { attributeKey: 'phone_number', value: number } as const;
    const { nextStep } = await updateUserAttribute({ userAttribute });
    // It is the very number that is known, and was never verified.
    if (nextStep.updateAttributeStep === 'DONE')
      await sendUserAttributeVerificationCode({ userAttributeKey: 'phone_number' });
  });

export const sendEmailCode = () =>
  inSession(async () => {
    await sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
  });

export const verifyContact = (contact: 'phone_number' | 'email', confirmationCode: string) =>
  inSession(() => confirmUserAttribute({ userAttributeKey: contact, confirmationCode }));
