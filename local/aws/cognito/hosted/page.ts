/** The layout of every hosted page. A strict CSP applies: no scripts, and the styles in a separate file. */
import { timingSafeEqual } from 'node:crypto';
import { hash, randomToken } from '#local/aws/cognito/crypto/random.ts';
import type { Request } from '#local/aws/cognito/http.ts';
import { escaped } from '#local/aws/html.ts';
import { cookieOf, setCookie } from './cookies.ts';
import type { HostedReply } from './reply.ts';
import type { Language } from './texts.ts';

export const STYLE_PATH = '/hosted.css';

export const style = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f4f5f7, #0f141a);
  --card: light-dark(#fff, #161d26);
  --text: light-dark(#0f141a, #e6e9ed);
  --quiet: light-dark(#55606e, #a4adb8);
  --line: light-dark(#7d8998, #6a7583);
  --accent: light-dark(#0b5cad, #6db3ff);
  --on-accent: light-dark(#fff, #0f141a);
  --wrong: light-dark(#b3131b, #ff9a94);
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem 1rem; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 26rem; padding: 2rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--card); }
h1 { margin: 0 0 1rem; font-size: 1.5rem; overflow-wrap: anywhere; }
p { margin: 0 0 1rem; overflow-wrap: anywhere; }
.brand { margin: 0 0 0.25rem; color: var(--quiet); font-weight: 600; }
.quiet { color: var(--quiet); font-size: 0.875rem; }
.wrong { padding: 0.75rem 1rem; border: 1px solid var(--wrong); border-radius: 0.5rem; color: var(--wrong); font-weight: 600; }
form { margin: 0 0 1rem; }
label { display: block; margin-bottom: 1rem; font-weight: 600; }
fieldset { margin: 0 0 1rem; padding: 0; border: 0; }
fieldset label { display: flex; gap: 0.5rem; align-items: center; font-weight: 400; }
input:not([type="radio"]) { display: block; width: 100%; margin-top: 0.25rem; padding: 0 0.75rem; font-weight: 400; }
input:not([type="radio"]), button, .button { min-height: 2.75rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--card); color: inherit; font: inherit; }
button, .button { display: block; width: 100%; padding: 0.5rem 1rem; border-color: var(--accent); color: var(--accent); font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button.first { background: var(--accent); color: var(--on-accent); }
button small { display: block; color: var(--quiet); font-weight: 400; overflow-wrap: anywhere; }
ul { display: grid; gap: 0.5rem; margin: 0 0 1.5rem; padding: 0; list-style: none; }
li form { margin: 0; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

type Page = { language: Language; title: string; main: string; status?: number; error?: string | undefined };

/** `leadsTo` are the origins at which a form submission may end: browsers apply `form-action` to redirects, too. */
export const page = (
  { language, title, main, status = 200 }: Page,
  leadsTo: readonly string[] = [],
  cookies: readonly string[] = [],
): HostedReply => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${leadsTo.join(' ')}`,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(cookies.length > 0 ? { 'set-cookie': [...cookies] } : {}),
  },
  body: `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escaped(title)}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${STYLE_PATH}">
  </head>
  <body>
    <main>
${main}
    </main>
  </body>
</html>
`,
});

export const alert = (message: string | undefined) =>
  message ? `      <p class="wrong" role="alert">${escaped(message)}</p>\n` : '';

const CSRF_COOKIE = 'XSRF-TOKEN';
const CSRF_SECONDS = 3600;

export type Csrf = { field: string; cookie: string };

/**
 * CSRF protection: the same secret in a cookie and in the form. Another site could send the cookie, but not the field.
 */
export const csrfFor = (request: Request): Csrf => {
  const known = cookieOf(request, CSRF_COOKIE);
  const token = known && /^[\w-]{43}$/.test(known) ? known : randomToken(32);
  return {
    field: `<input type="hidden" name="_csrf" value="${token}">`,
    cookie: setCookie(request, CSRF_COOKIE, token, CSRF_SECONDS),
  };
};

export const isOwnForm = (request: Request, form: URLSearchParams) => {
  const [cookie, field] = [cookieOf(request, CSRF_COOKIE), form.get('_csrf')];
  return Boolean(cookie && field) && timingSafeEqual(Buffer.from(hash(cookie ?? '')), Buffer.from(hash(field ?? '')));
};
