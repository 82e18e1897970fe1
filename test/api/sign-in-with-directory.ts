/** Signs in through the corporate directory of the demo company, as a browser does. */
import { inject } from 'vitest';
import { claimsOf, exchange, newRequest, openBrowser } from '#test/local/cognito/browser.ts';

export const signInWithDirectory = async (email: string) => {
  const { identity: url, web_client_id: webClientId, web } = inject('endpoints');
  const callback = `${web}/auth/callback/`;
  const { verifier, address } = newRequest(
    { webClientId },
    { identity_provider: 'MeridianID', redirect_uri: callback, prompt: 'login' },
  );
  const browser = openBrowser({ url });
  const back = await browser.submit(await browser.open(address), { email });
  const code = back.location?.searchParams.get('code') ?? '';
  const form = { code, code_verifier: verifier, redirect_uri: callback };
  const { body } = await exchange({ url, webClientId }, form);
  return { token: String(body.access_token), id: String(claimsOf(body.access_token).sub) };
};
