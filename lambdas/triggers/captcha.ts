/** Verifies captcha tokens with the provider. */
import * as z from 'zod';
import { environment } from '#contract/environment.ts';
import { CAPTCHA_REFUSALS, type CaptchaRefusal } from '#contract/web/captcha.ts';
import { captchaSecret, forgetCaptchaSecret } from './captcha-secret.ts';

/** Less than Cognito's limit for a trigger. */
const TIMEOUT = 3_000;

/** https://docs.hcaptcha.com/#verify-the-user-response-server-side */
const Verdict = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) });

export const refusal = (why: CaptchaRefusal) => new Error(CAPTCHA_REFUSALS[why]);

const verdictOn = async (token: string) => {
  const secret = await captchaSecret();
  const response = await fetch(environment('CAPTCHA_VERIFY_URL'), {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token, sitekey: environment('CAPTCHA_SITE_KEY') }),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  return Verdict.parse(await response.json());
};

/** Throws unless the token is valid; fails closed if the provider cannot be reached. */
export const checkCaptcha = async (token: string) => {
  const verdict = await verdictOn(token).catch((error: unknown) => {
    console.error('The captcha could not be checked.', error);
    throw refusal('unchecked');
  });
  if (verdict.success) return;
  const codes = verdict['error-codes'];
  console.warn('A captcha was not accepted.', codes);
  if (!codes.some((code) => code.endsWith('-input-secret'))) throw refusal('refused');
  // The secret may have been rotated.
  forgetCaptchaSecret();
  throw refusal('unchecked');
};
