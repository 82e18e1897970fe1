/** What the sign-in pages ask of identity. */
import type { SignInOutput } from 'aws-amplify/auth';
import { CAPTCHA_REFUSALS, CAPTCHA_TOKEN, type CaptchaRefusal } from '#contract/captcha.ts';
import { keysOf } from '#domain/keys-of.ts';
import { tryPart } from '#web/parts.ts';
import { type Question, questionOf } from './question.ts';
import { beginSession, loadAmplify } from './session.ts';
import { giveUpLogin } from './stored.ts';

export const loadWaysIn = () => tryPart(() => import('./ways-in.ts'));

/** The step that follows is one that this product has no page for. */
export class UnexpectedStep extends Error {}

const suggestsSigningOut = (error: unknown) => {
  if (!(error instanceof Error)) return false;
  const suggestion = 'recoverySuggestion' in error ? String(error.recoverySuggestion) : '';
  return /sign(ing)?[ -]?out/i.test(`${error.message} ${suggestion}`);
};

/** Signs out first where that is what a refusal suggests, and tries once more. */
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

/** A password of one's own is asked for, and whatever the pool must know besides. */
type NewPassword = { name: 'newPassword'; missing: readonly string[] };

/** What an attempt to sign in led to. */
export type Outcome = 'done' | 'reset-password' | NewPassword | Question;

type Step = SignInOutput['nextStep'];

/**
 * How the sign-in came to where it is. Identity sends a code again only by going the same way once more, so until the
 * page is left or reloaded, it is kept in mind.
 */
type Way = { begin: () => Promise<Step>; answers: { to: Question['name']; response: string }[] };
let way: Way | undefined;

const outcomeOf = (step: Step): Outcome => {
  switch (step.signInStep) {
    case 'DONE':
      way = undefined;
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

/** Amplify does not know the challenge either, or none of what could be set up. */
const isUnknownStep = (error: unknown) =>
  error instanceof Error && /was not addressed|Cannot initiate MFA setup/.test(error.message);

const stepAfter = async (attempt: () => Promise<SignInOutput>): Promise<Step> => {
  try {
    return (await evenIfSignedIn(attempt)).nextStep;
  } catch (error) {
    throw isUnknownStep(error) ? new UnexpectedStep(String(error)) : error;
  }
};

/** A captcha that was solved is good for one beginning. */
const begin = async (attempt: (captcha?: string) => Promise<Step>, captcha: string | undefined) => {
  way = undefined;
  giveUpLogin();
  const outcome = outcomeOf(await attempt(captcha));
  if (outcome !== 'done') way = { begin: () => attempt(), answers: [] };
  return outcome;
};

const proof = (captcha: string | undefined) => captcha && { clientMetadata: { [CAPTCHA_TOKEN]: captcha } };

const confirm = async (challengeResponse: string, userAttributes: Record<string, string> = {}) => {
  const { confirmSignIn } = await loadWaysIn();
  return stepAfter(() => confirmSignIn({ challengeResponse, options: { userAttributes } }));
};

/** What somebody came in with, until they leave the page: if it is temporary, it must not become their own. */
let cameWith: string | undefined;

export const isTemporaryPassword = (password: string) => password === cameWith;

/** Identity says so of one that they had, as far as it knows. */
export const isUsedPassword = (error: Error | undefined) => error?.name === 'PasswordHistoryPolicyViolationException';

export const signIn = (username: string, password: string, solved?: string) => {
  cameWith = password;
  return begin(async (captcha) => {
    const waysIn = await loadWaysIn();
    return stepAfter(() => waysIn.signIn({ username, password, options: { ...proof(captcha) } }));
  }, solved);
};

/** Where they have no passkey, identity asks how else they would like to sign in. */
export const signInWithPasskey = (username: string, solved?: string) =>
  begin(async (captcha) => {
    const waysIn = await loadWaysIn();
    const options = { authFlowType: 'USER_AUTH', preferredChallenge: 'WEB_AUTHN', ...proof(captcha) } as const;
    return stepAfter(() => waysIn.signIn({ username, options }));
  }, solved);

/** Answers a sign-in that asked for a new password. */
export const confirmNewPassword = async (password: string, attributes: Record<string, string>) => {
  const outcome = outcomeOf(await confirm(password, attributes));
  way = cameWith = undefined; // it began with a password that is none any more
  return outcome;
};

export const canSendAgain = () => way !== undefined;

/** Goes the same way once more, as far as the same is asked: at its end, a new code is sent. */
export const sendAgain = async () => {
  if (!way) throw new Error('The way to this code is not known any more.');
  let outcome = outcomeOf(await way.begin());
  for (const { to, response } of way?.answers ?? []) {
    if (typeof outcome === 'string' || outcome.name !== to) break;
    outcome = outcomeOf(await confirm(response));
  }
  return outcome;
};

export const answer = async ({ name }: Question, response: string) => {
  try {
    const outcome = outcomeOf(await confirm(response));
    way?.answers.push({ to: name, response });
    return outcome;
  } catch (error) {
    // Unlike a wrong code, a wrong password ends a sign-in: another one, to the same question, takes its place.
    if (name === 'password' && way) await sendAgain();
    throw error;
  }
};

const REFUSALS = keysOf(CAPTCHA_REFUSALS).map((refusal) => [refusal, CAPTCHA_REFUSALS[refusal]] as const);

/** Why the captcha stands between somebody and their sign-in, if that is what does. */
export const captchaRefusal = (error: Error): CaptchaRefusal | undefined =>
  REFUSALS.find(([, text]) => error.message.includes(text))?.[0];

/** There is no sign-in any more that could be confirmed. */
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
  const options = { clientMetadata: { browser: navigator.userAgent } }; // for the mail that tells of it
  await confirmResetPassword({ username, confirmationCode, newPassword, options });
};
