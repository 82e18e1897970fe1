/**
 * Which second factors a user may combine. The identity service sends no password reset code to the address of the
 * second factor. Codes by e-mail therefore need a phone number for recovery, and cannot be combined with text message
 * codes.
 */
import type { SecondFactor as Method, SecondFactors } from '#domain/sign-in/methods.ts';

/** Methods that the tenant offers, plus those that the user still has and may turn off. */
export const offeredMethods = (sentCodes: readonly ('sms' | 'email')[], on: readonly Method[]) =>
  (['TOTP', 'SMS', 'EMAIL'] as const).filter(
    (method) =>
      method === 'TOTP' ||
      on.includes(method) ||
      (method === 'SMS' && sentCodes.includes('sms')) ||
      (method === 'EMAIL' && sentCodes.includes('email')),
  );

/** The method that must be turned off first. */
export const obstacleTo = (method: Method, on: readonly Method[]): Method | undefined => {
  if (method === 'SMS' && on.includes('EMAIL')) return 'EMAIL';
  if (method === 'EMAIL' && on.includes('SMS')) return 'SMS';
  return undefined;
};

/** The contact that must be verified before codes are turned on. */
export const unverifiedFor = (method: 'SMS' | 'EMAIL', { phone, email }: Pick<SecondFactors, 'phone' | 'email'>) => {
  if (!phone.is_verified) return 'phone_number';
  return method === 'EMAIL' && !email.is_verified ? 'email' : undefined;
};
