/**
 * Obtains a proof of sign-in, which changes to sign-in methods require: a sign-in that starts no session. The proof is
 * held in memory only, and only while it is valid.
 */
import { CAPTCHA_TOKEN } from '#contract/web/captcha.ts';
import { PROOF_MINUTES } from '#domain/sign-in/proof-minutes.ts';
import { config } from '#web/config.ts';
import { callIdentity } from './ask-identity.ts';
import { type Choice, type Question, question } from './question.ts';
import { whenSessionChanges } from './session.ts';
import { storedAccount } from './stored.ts';

/** Milliseconds by which the proof expires early here, so that it does not expire during a request. */
const EARLIER = 10_000;

let proof: { token: string; until: number } | undefined;

whenSessionChanges(() => {
  proof = undefined;
});

/** Undefined if there is no valid proof. */
export const proofToken = () => (proof && Date.now() < proof.until ? proof.token : undefined);

type Answer = {
  ChallengeName?: string;
  ChallengeParameters?: Record<string, string>;
  Session?: string;
  AuthenticationResult?: { AccessToken?: string };
};

/** The next question, and the sign-in session that its answer belongs to. */
export type Asked = { question: Question; session: string };

const CHOICES: Record<string, Choice> = { SOFTWARE_TOKEN_MFA: 'TOTP', SMS_MFA: 'SMS', EMAIL_OTP: 'EMAIL' };

const choicesIn = (methods = '[]') => {
  const listed: unknown = JSON.parse(methods);
  return Array.isArray(listed) ? listed.flatMap((method) => CHOICES[String(method)] ?? []) : [];
};

const questionIn = ({ ChallengeName = '', ChallengeParameters: parameters = {} }: Answer): Question | undefined => {
  const destination = parameters.CODE_DELIVERY_DESTINATION ?? '';
  switch (ChallengeName) {
    case 'SOFTWARE_TOKEN_MFA':
      return question('totpCode');
    case 'SMS_MFA':
      return question('smsCode', { destination });
    case 'EMAIL_OTP':
      return question('emailCode', { destination });
    case 'SELECT_MFA_TYPE':
      return question('mfaChoice', { choices: choicesIn(parameters.MFAS_CAN_CHOOSE) });
    default:
      return undefined;
  }
};

const follow = (answer: Answer): Asked | 'proven' => {
  const token = answer.AuthenticationResult?.AccessToken;
  if (token !== undefined) {
    proof = { token, until: Date.now() + PROOF_MINUTES * 60_000 - EARLIER };
    return 'proven';
  }
  const asked = questionIn(answer);
  if (!asked) throw new Error('An unknown error has occurred.');
  return { question: asked, session: answer.Session ?? '' };
};

const begin = (parameters: Record<string, string>, captcha: string | undefined): Promise<Answer> =>
  callIdentity('InitiateAuth', {
    AuthFlow: 'USER_AUTH',
    ClientId: config().proof_client_id,
    AuthParameters: { USERNAME: storedAccount() ?? '', ...parameters },
    ...(captcha !== undefined && { ClientMetadata: { [CAPTCHA_TOKEN]: captcha } }),
  });

const respond = (ChallengeName: string, Session: string, answer: Record<string, string>): Promise<Answer> =>
  callIdentity('RespondToAuthChallenge', {
    ClientId: config().proof_client_id,
    ChallengeName,
    Session,
    ChallengeResponses: { USERNAME: storedAccount() ?? '', ...answer },
  });

export const proveByPassword = async (password: string, captcha?: string) =>
  follow(await begin({ PREFERRED_CHALLENGE: 'PASSWORD', PASSWORD: password }, captcha));

export const canProveByPasskey = () => typeof window.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function';

const isBrokenOff = (error: unknown) =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Throws errors with the texts that Amplify uses at sign-in. */
const showPasskey = async (options: PublicKeyCredentialRequestOptionsJSON) => {
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const credential = await navigator.credentials.get({ publicKey });
    if (credential instanceof PublicKeyCredential) return JSON.stringify(credential.toJSON());
  } catch (error) {
    if (isBrokenOff(error)) throw new Error('Passkey authentication ceremony has been canceled.');
  }
  throw new Error('Device failed to retrieve passkey.');
};

export const proveByPasskey = async (captcha?: string) => {
  const asked = await begin({ PREFERRED_CHALLENGE: 'WEB_AUTHN' }, captcha);
  const options = asked.ChallengeParameters?.CREDENTIAL_REQUEST_OPTIONS;
  if (asked.ChallengeName !== 'WEB_AUTHN' || options === undefined)
    throw new Error('Device failed to retrieve passkey.');
  const CREDENTIAL = await showPasskey(JSON.parse(options));
  return follow(await respond('WEB_AUTHN', asked.Session ?? '', { CREDENTIAL }));
};

/** The Cognito challenge of each question, and the response member that holds the answer. */
const ANSWERS: Partial<Record<Question['name'], readonly [challenge: string, member: string]>> = {
  totpCode: ['SOFTWARE_TOKEN_MFA', 'SOFTWARE_TOKEN_MFA_CODE'],
  smsCode: ['SMS_MFA', 'SMS_MFA_CODE'],
  emailCode: ['EMAIL_OTP', 'EMAIL_OTP_CODE'],
  mfaChoice: ['SELECT_MFA_TYPE', 'ANSWER'],
};

const answerText = (given: string) => Object.keys(CHOICES).find((method) => CHOICES[method] === given) ?? given;

export const answerProof = async ({ question: { name }, session }: Asked, given: string) => {
  const [challenge, member] = ANSWERS[name] ?? [];
  if (challenge === undefined || member === undefined) throw new Error(`Nothing answers ${name} here.`);
  return follow(await respond(challenge, session, { [member]: answerText(given) }));
};
