import { expect, test } from 'vitest';
import { CAPTCHA_SITE_KEY, makeCaptchaProvider } from '#local/captcha/provider.ts';

const secret = 'the secret of the site';
const form = (fields: Record<string, string>) => new URLSearchParams(fields);
const errors = (...codes: string[]) => ({ success: false, 'error-codes': codes });

const newProvider = () => {
  let clock = 0;
  const { issue, verify } = makeCaptchaProvider({ secret, now: () => clock });
  return {
    issue,
    verify: (fields: Record<string, string>) => verify(form({ secret, sitekey: CAPTCHA_SITE_KEY, ...fields })),
    solve: () => issue(form({ sitekey: CAPTCHA_SITE_KEY }))?.token ?? '',
    pass: (seconds: number) => {
      clock += seconds * 1000;
    },
  };
};

test('a token is valid once', () => {
  const { solve, verify } = newProvider();
  const response = solve();
  expect(verify({ response })).toEqual({ success: true });
  expect(verify({ response })).toEqual(errors('already-seen-response'));
});

test('a token is valid for two minutes', () => {
  const { solve, verify, pass } = newProvider();
  const [used, late] = [solve(), solve()];
  pass(119);
  expect(verify({ response: used })).toEqual({ success: true });
  pass(1);
  expect(verify({ response: late })).toEqual(errors('expired-input-response'));
});

test('accepts one site with one secret', () => {
  const { issue, solve, verify } = newProvider();
  const response = solve();
  expect(issue(form({ sitekey: 'another' }))).toBeUndefined();
  expect(verify({ response, sitekey: 'another' })).toEqual(errors('sitekey-secret-mismatch'));
  expect(verify({ response, secret: 'guessed' })).toEqual(errors('invalid-input-secret'));
  expect(verify({ response: '' })).toEqual(errors('missing-input-response'));
  expect(verify({ response: 'made up' })).toEqual(errors('invalid-input-response'));
  expect(verify({ response })).toEqual({ success: true });
});
