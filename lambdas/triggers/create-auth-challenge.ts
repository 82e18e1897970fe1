/** A Cognito trigger of the custom sign-in flow, called before a code is asked for: mails the code. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { CreateAuthChallengeTriggerEvent } from 'aws-lambda';
import { CODES_PER_HOUR, canSignInByCode, startsWithPassword } from '#domain/sign-in/custom-challenge.ts';
import { log } from '#lambdas/log.ts';
import { send } from '#lambdas/mail/send.ts';
import { hasSecondFactor, which } from '#lambdas/user-pool/accounts.ts';
import { languageOfReader } from './reader-language.ts';
import { newCode } from './sign-in-code.ts';
import { signInCodes } from './sign-in-codes.ts';

/**
 * The usual duration of sending a mail, in milliseconds. Answers without a mail take equally long, so that accounts are
 * not revealed.
 */
const USUAL = 1_000;
/** Cognito's limit is five seconds. */
const LONGEST = 4_000;

/** A code alone must not replace a second factor. After a password, Cognito asks for that one besides. */
const isEnough = async ({ userName, userPoolId, request }: CreateAuthChallengeTriggerEvent) =>
  startsWithPassword(request.session) || !(await hasSecondFactor(which(userName, userPoolId)));

const mailCode = async (event: CreateAuthChallengeTriggerEvent, code: string) => {
  const { userAttributes } = event.request;
  const { email } = userAttributes;
  if (!email || !canSignInByCode(event.request)) return;
  if ((await signInCodes.count(event.userName)) > CODES_PER_HOUR) return;
  if (!(await isEnough(event))) return;
  const language = await languageOfReader(userAttributes);
  await send({ email, language }, ({ pool: { signInCode } }, origin) => ({
    subject: signInCode.subject,
    paragraphs: signInCode.mail({ code, username: email, origin }),
    code,
  }));
};

/** A failure is logged and does not change the answer. */
const mailWithinTime = async (event: CreateAuthChallengeTriggerEvent, code: string) => {
  const mailed = mailCode(event, code).catch((error: unknown) => log.error('a sign-in code was not sent', { error }));
  const timers = new AbortController();
  const wait = (time: number) => sleep(time, undefined, { signal: timers.signal }).catch(() => {});
  await Promise.race([Promise.all([mailed, wait(USUAL)]), wait(LONGEST)]);
  timers.abort();
};

export const handler = async (event: CreateAuthChallengeTriggerEvent) => {
  // After a wrong code, the same code is still valid.
  let check = event.request.session.findLast(
    ({ challengeName }) => challengeName === 'CUSTOM_CHALLENGE',
  )?.challengeMetadata;
  if (check === undefined) {
    const made = newCode();
    await mailWithinTime(event, made.code);
    check = made.check;
  }
  event.response = {
    publicChallengeParameters: { delivery_medium: 'EMAIL' },
    privateChallengeParameters: { check },
    challengeMetadata: check,
  };
  return event;
};
