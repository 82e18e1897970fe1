/** A question that a sign-in asks, as plain data, so that its page survives a reload. */
import type { SignInOutput } from 'aws-amplify/auth';

const QUESTIONS = [
  'totpCode',
  'smsCode',
  'emailCode',
  'mfaChoice',
  'setUpChoice',
  'totpSetUp',
  'emailSetUp',
  'firstFactor',
  'password',
] as const;
type Name = (typeof QUESTIONS)[number];

const CHOICES = ['TOTP', 'SMS', 'EMAIL', 'WEB_AUTHN', 'PASSWORD_SRP', 'PASSWORD', 'EMAIL_OTP', 'SMS_OTP'] as const;
/** The values that Cognito expects: second factors, then first factors, each in the order in which they are offered. */
export type Choice = (typeof CHOICES)[number];

export type Question = {
  name: Name;
  /** The destination of a code, masked by Cognito. */
  destination: string;
  choices: readonly Choice[];
  /** The secret of the authenticator app that the user sets up. */
  secret: string;
};

type Step = SignInOutput['nextStep'];

export const question = (name: Name, details: Partial<Question> = {}): Question => ({
  name,
  destination: '',
  choices: [],
  secret: '',
  ...details,
});

const choicesIn = (offered: readonly unknown[] = []) => CHOICES.filter((choice) => offered.includes(choice));

/** Cognito may offer two protocols for the same password, which are one choice here. */
const firstFactors = (offered: readonly unknown[] = []) =>
  choicesIn(offered).filter((choice) => choice !== 'PASSWORD' || !offered.includes('PASSWORD_SRP'));

/** Undefined for steps that have no page. */
export const questionOf = (step: Step): Question | undefined => {
  switch (step.signInStep) {
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return question('totpCode');
    case 'CONFIRM_SIGN_IN_WITH_SMS_CODE':
      return question('smsCode', { destination: step.codeDeliveryDetails?.destination });
    case 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE':
      return question('emailCode', { destination: step.codeDeliveryDetails?.destination });
    case 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION':
      return question('mfaChoice', { choices: choicesIn(step.allowedMFATypes) });
    case 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION':
      return question('setUpChoice', { choices: choicesIn(step.allowedMFATypes) });
    case 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP':
      return question('totpSetUp', { secret: step.totpSetupDetails.sharedSecret });
    case 'CONTINUE_SIGN_IN_WITH_EMAIL_SETUP':
      return question('emailSetUp');
    case 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION':
      return question('firstFactor', { choices: firstFactors(step.availableChallenges) });
    case 'CONFIRM_SIGN_IN_WITH_PASSWORD':
      return question('password');
    default:
      return undefined;
  }
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Parses a question from storage. */
export const readQuestion = (kept: unknown): Question | undefined => {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const fields: Partial<Record<keyof Question, unknown>> = kept;
  const name = QUESTIONS.find((one) => one === fields.name);
  return (
    name && {
      name,
      destination: text(fields.destination),
      choices: choicesIn(Array.isArray(fields.choices) ? fields.choices : []),
      secret: text(fields.secret),
    }
  );
};
