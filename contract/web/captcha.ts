/** The contract between the web app and the trigger that checks captchas. */
import { SIGN_IN_ATTEMPTS_MINUTES } from '#domain/sign-in/captcha.ts';

/** The key of the captcha token in the client metadata of a sign-in. */
export const CAPTCHA_TOKEN = 'captcha';

/**
 * The trigger's messages. Cognito wraps them in its own sentence, in which the web app finds them and shows a localized
 * text instead. Other clients, such as the hosted login, show them unchanged.
 */
export const CAPTCHA_REFUSALS = {
  required: `Too many attempts: solve the captcha on the sign-in page, or wait ${SIGN_IN_ATTEMPTS_MINUTES} minutes`,
  refused: 'The captcha was not accepted: solve another one',
  unchecked: "The captcha can't be checked right now: try again later",
} as const;
export type CaptchaRefusal = keyof typeof CAPTCHA_REFUSALS;
