/** A tenant that offers only Spanish. It shares table and users with the bilingual tenant of the other tests. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RouteKey } from '#contract/http/route.ts';
import { split } from '#contract/http/route.ts';
import { users } from '#lambdas/people/store.ts';
import { handler as word } from '#lambdas/triggers/custom-message.ts';
import { admit } from '#lambdas/triggers/federated-person.ts';
import { listenOnLoopback } from '#local/aws/loopback.ts';
import { loadFunctions } from '#local/gateway/functions.ts';
import { makeGateway } from '#local/gateway/gateway.ts';
import { mailsTo } from '#test/api/mailbox.ts';
import { signedIn, someName } from '#test/api/people.ts';

let gateway: Awaited<ReturnType<typeof listenOnLoopback>>;
beforeAll(async () => {
  const functions = await loadFunctions();
  gateway = await listenOnLoopback(makeGateway({ functions: () => functions }), 0);
});
afterAll(() => gateway.stop());

type Person = Awaited<ReturnType<typeof signedIn>>;

const there = async <T>(work: () => Promise<T>): Promise<T> => {
  vi.stubEnv('LANGUAGES', 'es');
  try {
    return await work();
  } finally {
    vi.unstubAllEnvs();
  }
};

const askThere = (by: Person, key: RouteKey, body?: object) =>
  there(async () => {
    const { method, path } = split(key);
    const response = await fetch(`http://localhost:${gateway.port}/v2${path}`, {
      method,
      headers: { authorization: `Bearer ${by.token.access}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  });

const refusal = (path: string) => ({
  status: 422,
  body: { errors: [{ path, code: 'not_a_choice', params: { choices: 'es' } }] },
});
const somebody = () => ({ email: `${randomUUID()}@example.com`, first_name: 'Grace' });

test('rejects a language that is not offered, by its field, for any user', async () => {
  const ada = await signedIn('Administrator');
  const { id } = await ada.api('POST /vendors', { body: { name: someName('Acme') } });
  const english = { ...somebody(), language: 'en' };
  const spanish = { ...somebody(), language: 'es' };
  const asked = [
    ['PATCH /access/user', { language: 'en' }, 'language'],
    [`PATCH /access/users/${ada.id}`, { language: 'en' }, 'language'],
    ['POST /access/users', english, 'language'],
    ['POST /access/invitations', { people: [spanish, english] }, 'people.1.language'],
    [`POST /vendors/${id}/questionnaire/link`, { language: 'en' }, 'language'],
  ] as const;
  for (const [key, body, path] of asked) expect(await askThere(ada, key, body)).toMatchObject(refusal(path));
});

test('falls back to an offered language, and keeps the chosen one for later', async () => {
  const ada = await signedIn();
  expect((await ada.api('GET /access/user', {})).language).toBe('en');
  expect((await askThere(ada, 'GET /access/user')).body).toMatchObject({ language: 'es' });
  // An unrelated change does not replace the stored language.
  expect(await askThere(ada, 'PATCH /access/user', { density: 'compact' })).toMatchObject({ status: 200 });
  expect(await ada.api('GET /access/user', {})).toMatchObject({ language: 'en', density: 'compact' });
  const request = { userAttributes: { sub: ada.id, locale: 'en' }, codeParameter: '{####}', usernameParameter: null };
  const event = { triggerSource: 'CustomMessage_ForgotPassword', request, response: {} };
  const asked = event as unknown as Parameters<typeof word>[0]; // the handler reads no other fields
  const { response } = await there(() => word(asked));
  expect(response.emailMessage).toContain('<html lang="es">');
});

test('new users get the first offered language', async () => {
  const ada = await signedIn('Administrator');
  const invited = somebody();
  expect((await askThere(ada, 'POST /access/users', invited)).body).toMatchObject({ language: 'es' });
  expect((await mailsTo(invited.email))[0]?.body).toContain(invited.email);
  const many = (await askThere(ada, 'POST /access/invitations', { people: [somebody()] })).body;
  expect(many).toMatchObject({ people: [{ language: 'es' }] });
  const sub = randomUUID();
  const person = { 'cognito:user_status': 'EXTERNAL_PROVIDER', email: `${sub}@example.com`, locale: 'en-GB' };
  await there(() => admit({ sub, ...person }));
  expect(await users.get(sub)).toMatchObject({ language: 'es' });
});
