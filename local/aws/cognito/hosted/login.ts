/** `/login`: a user signs in with user name and password, and answers the pool's further questions. */
import * as z from 'zod';
import { CognitoError } from '#local/aws/cognito/errors.ts';
import type { Reply, Request } from '#local/aws/cognito/http.ts';
import type { Pool } from '#local/aws/cognito/pool.ts';
import type { User } from '#local/aws/cognito/users/users.ts';
import { escaped } from '#local/aws/html.ts';
import { type Authorization, readAuthorization } from './authorization.ts';
import { formFor, mistake } from './challenge-forms.ts';
import { setCookie } from './cookies.ts';
import { finish } from './finish.ts';
import { SESSION_COOKIE } from './hosted-sessions.ts';
import { alert, type Csrf, csrfFor, isOwnForm, page } from './page.ts';
import { type Asked, answering, type Step, withPassword } from './steps.ts';
import { languageOf, refusalIn, textsIn } from './texts.ts';

export type Visit = { pool: Pool; request: Request; authorization: Authorization; csrf: Csrf };

export const visiting = (pool: Pool, request: Request, query: URLSearchParams): Visit => ({
  pool,
  request,
  authorization: readAuthorization(pool, query),
  csrf: csrfFor(request),
});

const show = ({ request, authorization, csrf }: Visit, title: string, main: string) => {
  const language = languageOf(authorization.query, request);
  return page({ language, title, main }, [new URL(authorization.redirect).origin], [csrf.cookie]);
};

const addressOf = (path: string, { query }: Authorization) => escaped(`${path}?${query}`);

const providerLinks = ({ pool, authorization }: Visit, texts: ReturnType<typeof textsIn>) => {
  const offered = pool.providers.filter(({ name }) => authorization.client.SupportedIdentityProviders.includes(name));
  if (offered.length === 0) return '';
  const links = offered.map(({ name }) => {
    const query = new URLSearchParams(authorization.query);
    query.set('identity_provider', name);
    return `      <p><a class="button" href="${escaped(`/oauth2/authorize?${query}`)}">${escaped(texts.continueWith(name))}</a></p>`;
  });
  return `      <p class="quiet">${texts.or}</p>\n${links.join('\n')}\n`;
};

const passwordPage = (visit: Visit, { name, wrong }: { name?: string; wrong?: string | undefined }) => {
  const { pool, request, authorization, csrf } = visit;
  const texts = textsIn(languageOf(authorization.query, request));
  const known = name ?? authorization.query.get('login_hint') ?? '';
  const main = `      <p class="brand">Plumbline</p>
      <h1>${texts.signIn}</h1>
${alert(wrong)}      <form method="post" action="${addressOf('/login', authorization)}">
        ${csrf.field}
        <label>${texts.userName} <input name="username" value="${escaped(known)}" autocomplete="username" autocapitalize="none" spellcheck="false" required${known ? '' : ' autofocus'}></label>
        <label>${texts.password} <input type="password" name="password" autocomplete="current-password" required${known ? ' autofocus' : ''}></label>
        <button class="first">${texts.signIn}</button>
      </form>
      <p><a href="${escaped(pool.webOrigin)}/forgot-password">${texts.forgotten}</a></p>
${providerLinks(visit, texts)}`;
  return show(visit, texts.title, main);
};

const challengePage = (visit: Visit, asked: Asked, wrong?: string) => {
  const { pool, request, authorization, csrf } = visit;
  const texts = textsIn(languageOf(authorization.query, request));
  const form = formFor(asked.challenge);
  const back = `<p><a href="${escaped(pool.webOrigin)}/signin">${texts.backToPlumbline}</a></p>`;
  if (!form) return show(visit, texts.title, `      <h1>${texts.signIn}</h1>\n${alert(texts.notHere)}      ${back}`);
  const hidden = {
    challenge: asked.challenge,
    session: asked.session,
    name: asked.name,
    parameters: JSON.stringify(asked.parameters),
  };
  const kept = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  );
  const main = `      <p class="brand">Plumbline</p>
      <h1>${form.title(texts)}</h1>
${alert(wrong)}      <form method="post" action="${addressOf('/login/next', authorization)}">
        ${csrf.field}
        ${kept.join('\n        ')}
        ${form.fields(texts, asked)}
        <button class="first">${texts.proceed}</button>
      </form>`;
  return show(visit, `${form.title(texts)} · Plumbline`, main);
};

/** Opens a session of hosted login as well. */
export const welcome = ({ pool, request, authorization }: Visit, user: User, provider: string) => {
  const { token, seconds, session } = pool.hostedSessions.open(user.id, provider);
  return finish(pool, authorization, user, session, {
    'set-cookie': setCookie(request, SESSION_COOKIE, token, seconds),
  });
};

const after = (visit: Visit, step: Step) =>
  'user' in step ? welcome(visit, step.user, 'COGNITO') : challengePage(visit, step.asked);

const redirectWithError = ({ request, authorization }: Visit, error: unknown) => {
  if (!(error instanceof CognitoError)) throw error;
  return refusalIn(languageOf(authorization.query, request), error.message);
};

const signIn = async (visit: Visit, form: URLSearchParams): Promise<Reply> => {
  const [name, password] = [(form.get('username') ?? '').trim(), form.get('password') ?? ''];
  const { pool, request, authorization } = visit;
  const texts = textsIn(languageOf(authorization.query, request));
  if (!isOwnForm(request, form)) return passwordPage(visit, { name, wrong: texts.again });
  try {
    return after(visit, await withPassword(pool, authorization.client, name, password));
  } catch (error) {
    return passwordPage(visit, { name, wrong: redirectWithError(visit, error) });
  }
};

const Kept = z.object({
  challenge: z.string(),
  session: z.string(),
  name: z.string(),
  parameters: z.string().transform((text, context) => {
    try {
      return z.record(z.string(), z.string()).parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: 'custom', message: 'Not what the page has kept' });
      return z.NEVER;
    }
  }),
});

const goOn = async (visit: Visit, form: URLSearchParams): Promise<Reply> => {
  const { pool, request, authorization } = visit;
  const language = languageOf(authorization.query, request);
  const kept = Kept.safeParse(Object.fromEntries(form)).data;
  const asking = kept && formFor(kept.challenge);
  if (!kept || !asking) return passwordPage(visit, { wrong: textsIn(language).startAgain });
  if (!isOwnForm(request, form)) return challengePage(visit, kept, textsIn(language).again);
  const wrong = mistake(language, kept.challenge, form);
  if (wrong) return challengePage(visit, kept, wrong);
  try {
    return after(visit, await answering(pool, authorization.client, kept, asking.responses(form)));
  } catch (error) {
    const message = redirectWithError(visit, error);
    return /session/i.test(message)
      ? passwordPage(visit, { wrong: textsIn(language).startAgain })
      : challengePage(visit, kept, message);
  }
};

export const login = (pool: Pool, request: Request, query: URLSearchParams): Reply | Promise<Reply> => {
  const visit = visiting(pool, request, query);
  const form = new URLSearchParams(request.body.toString());
  if (request.method !== 'POST') return passwordPage(visit, {});
  return request.path === '/login/next' ? goOn(visit, form) : signIn(visit, form);
};
