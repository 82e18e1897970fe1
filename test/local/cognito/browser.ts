/** A minimal browser for hosted login: no scripts, but it keeps cookies and submits forms. */
import { createHash, randomBytes } from 'node:crypto';
import type { TestIdentity } from './harness.ts';

export const WEB = 'http://localhost:3000';
export const CALLBACK = `${WEB}/auth/callback/`;
export const SIGNED_OUT = `${WEB}/auth/signout/`;

const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const plain = (html: string) => html.replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => SIGNS[sign] ?? sign);

/** The action and the prefilled fields of the last form on a page. */
const formOf = (html: string) => {
  const form = html.slice(html.lastIndexOf('<form'));
  const [, action = ''] = /action="([^"]*)"/.exec(form) ?? [];
  const inputs = [...form.matchAll(/<input[^>]*?name="([^"]*)"(?:[^>]*?value="([^"]*)")?[^>]*>/g)];
  return {
    action: plain(action),
    fields: Object.fromEntries(inputs.map(([, name, value]) => [name, plain(value ?? '')])),
  };
};

export type Page = { status: number; headers: Headers; html: string; location: URL | undefined };

export const openBrowser = ({ url }: Pick<TestIdentity, 'url'>) => {
  const cookies = new Map<string, string>();

  const ask = async (address: string, init: RequestInit = {}): Promise<Page> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...Object(init.headers), cookie };
    const response = await fetch(new URL(address, url), { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = response.headers.get('location');
    return {
      status: response.status,
      headers: response.headers,
      html: await response.text(),
      location: location === null ? undefined : new URL(location, url),
    };
  };

  /** Follows redirects while they stay within identity. */
  const follow = async (page: Page): Promise<Page> =>
    page.location?.origin === url ? follow(await ask(page.location.href)) : page;

  return {
    cookies,
    ask,
    open: async (address: string) => follow(await ask(address)),
    submit: async ({ html }: Page, filled: Record<string, string>) => {
      const { action, fields } = formOf(html);
      return follow(await ask(action, { method: 'POST', body: new URLSearchParams({ ...fields, ...filled }) }));
    },
  };
};

/** The authorization request that aws-amplify sends. */
export const newRequest = ({ webClientId }: Pick<TestIdentity, 'webClientId'>, more: Record<string, string> = {}) => {
  const verifier = randomBytes(96).toString('base64url');
  const query = new URLSearchParams({
    redirect_uri: CALLBACK,
    response_type: 'code',
    client_id: webClientId,
    scope: 'email openid phone',
    state: 'a-state-of-32-random-characters0',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  });
  return { verifier, query, address: `/oauth2/authorize?${query}` };
};

export const exchange = async (
  { url, webClientId }: Pick<TestIdentity, 'url' | 'webClientId'>,
  form: Record<string, string>,
) => {
  const response = await fetch(`${url}/oauth2/token`, {
    method: 'POST',
    headers: { origin: WEB },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: webClientId,
      redirect_uri: CALLBACK,
      ...form,
    }),
  });
  return { status: response.status, headers: response.headers, body: Object(await response.json()) };
};

export const claimsOf = (token: string) =>
  Object(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
