/**
 * Which second factors people may have. Identity sends nobody a code to reset their password to where their second
 * factor is. So codes by email need a telephone number to recover by, and never go together with those by text message.
 */
import type { SecondFactor as Method, SecondFactors } from '#domain/sign-in/methods.ts';

/** What a tenant has, in its order; and what somebody has still, so that they can be rid of it. */
export const offeredMethods = (sentCodes: readonly ('sms' | 'email')[], on: readonly Method[]) =>
  (['TOTP', 'SMS', 'EMAIL'] as const).filter(
    (method) =>
      method === 'TOTP' ||
      on.includes(method) ||
      (method === 'SMS' && sentCodes.includes('sms')) ||
      (method === 'EMAIL' && sentCodes.includes('email')),
  );

/** The method that has to go first. */
export const obstacleTo = (method: Method, on: readonly Method[]): Method | undefined => {
  if (method === 'SMS' && on.includes('EMAIL')) return 'EMAIL';
  if (method === 'EMAIL' && on.includes('SMS')) return 'SMS';
  return undefined;
};

/** What must be known to be theirs before codes are turned on. */
export const unverifiedFor = (method: 'SMS' | 'EMAIL', { phone, email }: Pick<SecondFactors, 'phone' | 'email'>) => {
  if (!phone.is_verified) return 'phone_number';
  return method === 'EMAIL' && !email.is_verified ? 'email' : undefined;
};
