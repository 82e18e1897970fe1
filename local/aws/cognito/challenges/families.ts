import { customChallenge } from './custom-challenge.ts';
import { askForDevice, devicePasswordVerifier, deviceSrp } from './device.ts';
import { emailOtp } from './email-otp.ts';
import type { Family, Step } from './family.ts';
import { mfaSetup } from './mfa-setup.ts';
import { askForNewPassword, newPassword } from './new-password.ts';
import { password, passwordSrp } from './password.ts';
import { passwordVerifier } from './password-verifier.ts';
import { askForSecondFactor } from './second-factor.ts';
import { selectChallenge } from './select-challenge.ts';
import { selectMfaType } from './select-mfa-type.ts';
import { smsMfa } from './sms-mfa.ts';
import { smsOtp } from './sms-otp.ts';
import { softwareTokenMfa } from './software-token-mfa.ts';
import { webAuthn } from './web-authn.ts';

/** The steps after the first factor, in this order; each returns a question only if the user must answer one. */
export const steps: readonly Step[] = [askForNewPassword, askForDevice, askForSecondFactor];

const families: readonly Family[] = [
  selectChallenge,
  password,
  passwordSrp,
  smsOtp,
  webAuthn,
  passwordVerifier,
  customChallenge,
  deviceSrp,
  devicePasswordVerifier,
  newPassword,
  selectMfaType,
  softwareTokenMfa,
  smsMfa,
  emailOtp,
  mfaSetup,
];

export const familyOf = (challenge: string) => families.find(({ name }) => name === challenge);
