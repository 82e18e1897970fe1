/** What a sign-in may still ask, as plain data: a page that asks it is still there after a reload. */
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
/** As it is answered: second factors first, then first ones, each in the order in which it is offered. */
export type Choice = (typeof CHOICES)[number];

export type Question = {
  name: Name;
  /** Where a code was sent, as far as that is shown. */
  destination: string;
  choices: readonly Choice[];
  /** Of the authenticator app that is being set up. */
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

/** Two ways to prove one password are one choice. */
const firstFactors = (offered: readonly unknown[] = []) =>
  choicesIn(offered).filter((choice) => choice !== 'PASSWORD' || !offered.includes('PASSWORD_SRP'));

/** Nothing where there is no page for a step. */
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

/** As it was kept. */
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
