/** The tenant's hCaptcha account, for captchas after failed sign-ins. */
import * as z from 'zod';
import { SecretName } from '#lib/secret-name.ts';
import { text } from '#lib/tenants/words.ts';

export const Captcha = z.strictObject(
  {
    site_key: text(100, 'Specify the site key of the hCaptcha account.'),
    /** The name of the account's secret, with which the trigger verifies captcha tokens. */
    secret_name: SecretName,
  },
  { error: 'Specify the hCaptcha account: { "site_key": "…", "secret_name": "plumbline/…" }.' },
);

/** The sources of hCaptcha's scripts, frames, styles and requests. */
export const CAPTCHA_HOSTS = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

export const CAPTCHA_VERIFY_URL = 'https://api.hcaptcha.com/siteverify';
