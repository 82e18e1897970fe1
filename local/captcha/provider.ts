/** Stand-in for hCaptcha: ticking a box issues a token, valid once, for a limited time and for one site. */
import { randomBytes } from 'node:crypto';

export const CAPTCHA_SITE_KEY = 'one-machine';

const GOOD_FOR_SECONDS = 120;

type Verdict = { success: boolean; 'error-codes'?: string[] };

const no = (code: string): Verdict => ({ success: false, 'error-codes': [code] });

export const makeCaptchaProvider = ({ secret, now = Date.now }: { secret: string; now?: () => number }) => {
  const ends = new Map<string, number>();
  const used = new Set<string>();

  const forgetExpired = () => {
    for (const [token, end] of ends)
      if (end <= now()) {
        ends.delete(token);
        used.delete(token);
      }
  };

  return {
    /** Called by the widget when the box is ticked. */
    issue: (form: URLSearchParams) => {
      if (form.get('sitekey') !== CAPTCHA_SITE_KEY) return undefined;
      forgetExpired();
      const token = randomBytes(24).toString('base64url');
      ends.set(token, now() + GOOD_FOR_SECONDS * 1000);
      return { token, seconds: GOOD_FOR_SECONDS };
    },

    /** Called by the site's server, with the fields of https://docs.hcaptcha.com */
    verify: (form: URLSearchParams): Verdict => {
      const token = form.get('response') ?? '';
      if (form.get('secret') !== secret) return no('invalid-input-secret');
      if ((form.get('sitekey') ?? CAPTCHA_SITE_KEY) !== CAPTCHA_SITE_KEY) return no('sitekey-secret-mismatch');
      if (token === '') return no('missing-input-response');
      if (used.has(token)) return no('already-seen-response');
      const end = ends.get(token);
      if (end === undefined) return no('invalid-input-response');
      if (end <= now()) return no('expired-input-response');
      used.add(token);
      return { success: true };
    },
  };
};
