import { randomUUID } from 'node:crypto';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { expect, inject, test } from 'vitest';
import { users } from '#lambdas/people/store.ts';
import { handler as postAuthentication } from '#lambdas/triggers/post-authentication.ts';
import { handler as postConfirmation } from '#lambdas/triggers/post-confirmation.ts';
import { ask } from '#test/api/client.ts';
import { signedIn } from '#test/api/people.ts';
import { signInWithDirectory } from '#test/api/sign-in-with-directory.ts';

const { user_pool_id: userPoolId, web_client_id: webClientId } = inject('endpoints');

const event = <Source extends string>(triggerSource: Source, userAttributes: Record<string, string>) => ({
  version: '1',
  region: 'us-east-1',
  userPoolId,
  userName: 'MeridianID_somebody',
  callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: webClientId },
  triggerSource,
  request: { userAttributes, newDeviceUsed: false },
  response: {},
});

const confirmed = (
  attributes: Record<string, string>,
  source: PostConfirmationTriggerEvent['triggerSource'] = 'PostConfirmation_ConfirmSignUp',
) => postConfirmation(event(source, attributes));

const somebody = (more: Record<string, string> = {}) => ({
  sub: randomUUID(),
  'cognito:user_status': 'EXTERNAL_PROVIDER',
  email: `${randomUUID()}@corp.meridian.example`,
  given_name: 'Inés',
  family_name: 'Duarte',
  ...more,
});

test('the first sign-in with a directory creates a user without roles, and later ones reuse it', async () => {
  const email = `new.person-${randomUUID()}@corp.meridian.example`;
  const { token, id } = await signInWithDirectory(email);
  const me = await ask('GET /access/user', token);
  expect(me).toMatchObject({ status: 200, body: { id, email, first_name: 'New', roles: [], language: 'en' } });
  expect((await ask('GET /applications', token)).status).toBe(403);

  const again = await signInWithDirectory(email);
  expect(again.id).toBe(id);
  expect((await ask('GET /access/user', again.token)).body).toMatchObject({ version: 1 });
});

test('takes the language from the directory', async () => {
  const { token } = await signInWithDirectory('ines.duarte@corp.meridian.example');
  expect((await ask('GET /access/user', token)).body).toMatchObject({ language: 'es', first_name: 'Inés' });
});

test.each([
  ['es-MX', 'es'],
  ['fr', 'en'],
])('the locale %s becomes the language %s', async (locale, language) => {
  const attributes = somebody({ locale });
  await confirmed(attributes);
  expect(await users.get(attributes.sub)).toMatchObject({ language });
});

test('concurrent and repeated confirmations create one user and leave it unchanged', async () => {
  const attributes = somebody();
  const answers = await Promise.all([confirmed(attributes), confirmed(attributes), confirmed(attributes)]);
  expect(answers.map(({ userName }) => userName)).toEqual(Array(3).fill('MeridianID_somebody'));
  const person = await users.get(attributes.sub);
  await confirmed({ ...attributes, given_name: 'Otra' });
  expect(await users.get(attributes.sub)).toEqual(person);
});

test('a federated sign-in creates the user if no record exists', async () => {
  const attributes = somebody();
  await postAuthentication(event('PostAuthentication_Authentication', attributes));
  expect(await users.get(attributes.sub)).toMatchObject({ email: attributes.email, status: 'active' });
});

test('confirming or resetting a password creates no user', async () => {
  const attributes = somebody({ 'cognito:user_status': 'CONFIRMED' });
  await confirmed(attributes);
  await confirmed(somebody(attributes), 'PostConfirmation_ConfirmForgotPassword');
  await postAuthentication(event('PostAuthentication_Authentication', attributes));
  expect(await users.get(attributes.sub)).toBeUndefined();
  // A user with a password can still sign in.
  expect((await (await signedIn()).ask('GET /access/user')).status).toBe(200);
});
