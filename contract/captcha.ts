/** What the web app and the trigger that checks captchas must agree on. */
import { SIGN_IN_ATTEMPTS_MINUTES } from '#domain/sign-in/captcha.ts';

/** Where a sign-in carries its token: the key in the client metadata. */
export const CAPTCHA_TOKEN = 'captcha';

/**
 * What the trigger says. Cognito puts it into a sentence of its own; the web app finds it there, and puts words of its
 * own language in its place. Whoever meets it elsewhere, such as on the hosted login, reads it as it is.
 */
export const CAPTCHA_REFUSALS = {
  required: `Too many attempts: solve the captcha of the sign-in page, or wait for ${SIGN_IN_ATTEMPTS_MINUTES} minutes`,
  refused: 'The captcha was not accepted: solve another one',
  unchecked: 'The captcha cannot be checked at the moment: try again later',
} as const;
export type CaptchaRefusal = keyof typeof CAPTCHA_REFUSALS;
