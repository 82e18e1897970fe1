/** hCaptcha, by which somebody who has failed to sign in shows that they are human: a tenant's account there. */
import * as z from 'zod';
import { SecretName } from '#lib/secret-name.ts';
import { text } from '#lib/tenants/words.ts';

export const Captcha = z.strictObject(
  {
    site_key: text(100, 'Write the site key of its account at hCaptcha.'),
    /** Of the account: with it, the trigger asks whether a captcha was solved. */
    secret_name: SecretName,
  },
  { error: 'Say which account at hCaptcha it is: { "site_key": "…", "secret_name": "plumbline/…" }.' },
);

/** Where its script, its frames, its styles and what they ask come from. */
export const CAPTCHA_HOSTS = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

export const CAPTCHA_VERIFY_URL = 'https://api.hcaptcha.com/siteverify';
