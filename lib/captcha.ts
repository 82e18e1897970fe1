/** hCaptcha, by which somebody who has failed to sign in shows that they are human: a tenant's account there. */
import * as z from 'zod';
import { SecretName } from './secret-name.ts';

export const Captcha = z.strictObject({
  site_key: z.string().trim().min(1),
  /** Of the account: with it, the trigger asks whether a captcha was solved. */
  secret_name: SecretName,
});

/** Where its script, its frames, its styles and what they ask come from. */
export const CAPTCHA_HOSTS = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

export const CAPTCHA_VERIFY_URL = 'https://api.hcaptcha.com/siteverify';
