import type { SignInOutput } from 'aws-amplify/auth';
import { CAPTCHA_REFUSALS, CAPTCHA_TOKEN, type CaptchaRefusal } from '#contract/web/captcha.ts';
import { keysOf } from '#domain/keys-of.ts';
import { tryPart } from '#web/parts.ts';
import { type Question, questionOf } from './question.ts';
import { beginSession, loadAmplify } from './session.ts';
import { giveUpLogin } from './stored.ts';

export const loadWaysIn = () => tryPart(() => import('./ways-in.ts'));

/** Cognito asks for a step that has no page. */
export class UnexpectedStep extends Error {}

const suggestsSigningOut = (error: unknown) => {
  if (!(error instanceof Error)) return false;
  const suggestion = 'recoverySuggestion' in error ? String(error.recoverySuggestion) : '';
  return /sign(ing)?[ -]?out/i.test(`${error.message} ${suggestion}`);
};

/** If an error suggests signing out first, signs out and retries once. */
const evenIfSignedIn = async <T>(attempt: () => Promise<T>): Promise<T> => {
  try {
    return await attempt();
  } catch (error) {
    if (!suggestsSigningOut(error)) throw error;
    const { signOut } = await loadAmplify();
    await signOut();
    return attempt();
  }
};

/** The user must choose a password and enter the missing attributes. */
type NewPassword = { name: 'newPassword'; missing: readonly string[] };

export type Outcome = 'done' | 'reset-password' | NewPassword | Question;

type Step = SignInOutput['nextStep'];

/**
 * How the current sign-in reached its question. Cognito sends another code only if the same steps are repeated, so they
 * stay in memory until the page is left.
 */
type SignInPath = { begin: () => Promise<Step>; answers: { to: Question['name']; response: string }[] };
let path: SignInPath | undefined;

const outcomeOf = (step: Step): Outcome => {
  switch (step.signInStep) {
    case 'DONE':
      path = undefined;
      beginSession();
      return 'done';
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return { name: 'newPassword', missing: step.missingAttributes ?? [] };
    case 'RESET_PASSWORD':
      return 'reset-password';
    default: {
      const question = questionOf(step);
      if (!question) throw new UnexpectedStep(step.signInStep);
      return question;
    }
  }
};

/** Amplify supports neither the challenge nor the offered factors. */
const isUnknownStep = (error: unknown) =>
  error instanceof Error && /was not addressed|Cannot initiate MFA setup/.test(error.message);

const stepAfter = async (attempt: () => Promise<SignInOutput>): Promise<Step> => {
  try {
    return (await evenIfSignedIn(attempt)).nextStep;
  } catch (error) {
    throw isUnknownStep(error) ? new UnexpectedStep(String(error)) : error;
  }
};

/** A solved captcha is valid for one attempt. */
const begin = async (attempt: (captcha?: string) => Promise<Step>, captcha: string | undefined) => {
  path = undefined;
  giveUpLogin();
  const outcome = outcomeOf(await attempt(captcha));
  if (outcome !== 'done') path = { begin: () => attempt(), answers: [] };
  return outcome;
};

const proof = (captcha: string | undefined) => captcha && { clientMetadata: { [CAPTCHA_TOKEN]: captcha } };

const confirm = async (challengeResponse: string, userAttributes: Record<string, string> = {}) => {
  const { confirmSignIn } = await loadWaysIn();
  return stepAfter(() => confirmSignIn({ challengeResponse, options: { userAttributes } }));
};

/**
 * The password of the current sign-in, until the page is left. A temporary password must not become the new password.
 */
let cameWith: string | undefined;

export const isTemporaryPassword = (password: string) => password === cameWith;

/** Cognito compares with the passwords in its history. */
export const isUsedPassword = (error: Error | undefined) => error?.name === 'PasswordHistoryPolicyViolationException';

export const signIn = (username: string, password: string, solved?: string) => {
  cameWith = password;
  return begin(async (captcha) => {
    const waysIn = await loadWaysIn();
    return stepAfter(() => waysIn.signIn({ username, password, options: { ...proof(captcha) } }));
  }, solved);
};

/** For users without a passkey, Cognito asks for another method. */
export const signInWithPasskey = (username: string, solved?: string) =>
  begin(async (captcha) => {
    const waysIn = await loadWaysIn();
    const options = { authFlowType: 'USER_AUTH', preferredChallenge: 'WEB_AUTHN', ...proof(captcha) } as const;
    return stepAfter(() => waysIn.signIn({ username, options }));
  }, solved);

/** Answers a sign-in that asked for a new password. */
export const confirmNewPassword = async (password: string, attributes: Record<string, string>) => {
  const outcome = outcomeOf(await confirm(password, attributes));
  path = cameWith = undefined; // the old password is no longer valid
  return outcome;
};

export const canSendAgain = () => path !== undefined;

/** Repeats the steps up to the same question, which makes Cognito send a new code. */
export const sendAgain = async () => {
  if (!path) throw new Error('The way to this code is not known any more.');
  let outcome = outcomeOf(await path.begin());
  for (const { to, response } of path?.answers ?? []) {
    if (typeof outcome === 'string' || outcome.name !== to) break;
    outcome = outcomeOf(await confirm(response));
  }
  return outcome;
};

export const answer = async ({ name }: Question, response: string) => {
  try {
    const outcome = outcomeOf(await confirm(response));
    path?.answers.push({ to: name, response });
    return outcome;
  } catch (error) {
    // A wrong password ends a sign-in, unlike a wrong code, so a new sign-in is taken to the same question.
    if (name === 'password' && path) await sendAgain();
    throw error;
  }
};

const REFUSALS = keysOf(CAPTCHA_REFUSALS).map((refusal) => [refusal, CAPTCHA_REFUSALS[refusal]] as const);

/** The reason of a refusal by the captcha check; undefined for other errors. */
export const captchaRefusal = (error: Error): CaptchaRefusal | undefined =>
  REFUSALS.find(([, text]) => error.message.includes(text))?.[0];

/** The sign-in has expired and must start again. */
export const isSignInOver = (error: unknown) =>
  error instanceof Error &&
  (/signIn was not called/.test(error.message) ||
    (error.name === 'NotAuthorizedException' && /session/i.test(error.message)));

export const sendResetCode = async (username: string) => {
  const { resetPassword } = await loadWaysIn();
  await resetPassword({ username });
};

export const resetPassword = async (username: string, confirmationCode: string, newPassword: string) => {
  const { confirmResetPassword } = await loadWaysIn();
  const options = { clientMetadata: { browser: navigator.userAgent } }; // for the notification mail
  await confirmResetPassword({ username, confirmationCode, newPassword, options });
};
