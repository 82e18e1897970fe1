/** The stand-in for a corporate directory: its page lets the visitor choose a person. */

import { CognitoError } from '#local/aws/cognito/errors.ts';
import { type Authorization, backToApp } from '#local/aws/cognito/hosted/authorization.ts';
import { type Visit, visiting, welcome } from '#local/aws/cognito/hosted/login.ts';
import { alert, isOwnForm, page } from '#local/aws/cognito/hosted/page.ts';
import { HostedRefusal } from '#local/aws/cognito/hosted/reply.ts';
import { languageOf, textsIn } from '#local/aws/cognito/hosted/texts.ts';
import type { Reply, Request } from '#local/aws/cognito/http.ts';
import type { Pool, Provider } from '#local/aws/cognito/pool.ts';
import { escaped } from '#local/aws/html.ts';
import { federate } from './federate.ts';
import { type Colleague, colleague, colleaguesAt } from './people.ts';

const cancelled = (authorization: Authorization) =>
  backToApp(authorization, { error: 'access_denied', error_description: 'User canceled the sign-in' });

const choose = (
  { request, authorization, csrf }: Visit,
  provider: Provider,
  wrong?: { message: string; email: string },
) => {
  const { query, redirect } = authorization;
  const language = languageOf(query, request);
  const texts = textsIn(language);
  const { field, cookie } = csrf;
  const action = escaped(`${request.path}?${query}`);
  const person = ({
    email,
    given_name,
    family_name,
  }: Colleague) => `        <li><form method="post" action="${action}">${field}
          <button name="email" value="${escaped(email)}">${escaped(`${given_name} ${family_name}`)} <small>${escaped(email)}</small></button>
        </form></li>`;
  const back = escaped(cancelled(authorization).headers.location?.toString() ?? redirect);
  const main = `      <p class="brand">${escaped(provider.name)}</p>
      <h1>${texts.whoAreYou}</h1>
      <p class="quiet">${escaped(texts.standIn(provider.name))}</p>
${alert(wrong?.message)}      <ul>
${colleaguesAt(provider).map(person).join('\n')}
      </ul>
      <form method="post" action="${action}">
        ${field}
        <label>${texts.otherEmail} <input type="email" name="email" value="${escaped(wrong?.email ?? query.get('login_hint') ?? '')}" autocomplete="email" required></label>
        <button class="first">${texts.proceed}</button>
      </form>
      <p><a href="${back}">${texts.cancel}</a></p>`;
  return page({ language, title: texts.providerTitle(provider.name), main }, [new URL(redirect).origin], [cookie]);
};

const signIn = async (visit: Visit, provider: Provider, picked: Colleague): Promise<Reply> => {
  const { pool, authorization } = visit;
  try {
    const user = await federate(pool, authorization.client.ClientId, provider, picked);
    return welcome(visit, user, provider.name);
  } catch (error) {
    if (!(error instanceof CognitoError)) throw error;
    return backToApp(authorization, { error: 'invalid_request', error_description: error.message });
  }
};

const named = (pool: Pool, { path }: Request, { client }: Authorization): Provider => {
  const name = path.slice('/provider/'.length);
  const provider = pool.providers.find((known) => encodeURIComponent(known.name) === name);
  if (provider && client.SupportedIdentityProviders.includes(provider.name)) return provider;
  throw new HostedRefusal({ status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not Found' });
};

export const provider = (pool: Pool, request: Request, query: URLSearchParams): Reply | Promise<Reply> => {
  const visit = visiting(pool, request, query);
  const directory = named(pool, request, visit.authorization);
  if (request.method !== 'POST') return choose(visit, directory);

  const form = new URLSearchParams(request.body.toString());
  const email = form.get('email') ?? '';
  const texts = textsIn(languageOf(query, request));
  if (!isOwnForm(request, form)) return choose(visit, directory, { message: texts.again, email });
  const picked = colleague(directory, email);
  if (!picked) return choose(visit, directory, { message: texts.onlyOf(directory.domains.join(', ')), email });
  return signIn(visit, directory, picked);
};
