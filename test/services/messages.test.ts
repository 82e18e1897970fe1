import { randomUUID } from 'node:crypto';
import {
  AdminCreateUserCommand,
  CognitoIdentityProviderClient,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { expect, inject, test } from 'vitest';
import { LANGUAGES, type Language } from '#domain/enumerations.ts';
import { users } from '#lambdas/people/store.ts';
import { expectedCodes } from '#lambdas/security/code-store.ts';
import { handler } from '#lambdas/triggers/custom-message.ts';
import { temporaryPassword } from '#lambdas/user-pool/temporary-password.ts';
import { mailsTo } from '#test/api/mailbox.ts';
import { signedIn } from '#test/api/people.ts';

const { web, user_pool_id: UserPoolId, web_client_id: ClientId } = inject('endpoints');
const pool = new CognitoIdentityProviderClient();

const newestTo = async (email: string) => (await mailsTo(email))[0] ?? expect.fail(`Nothing was sent to ${email}.`);

const speaking = async (language: Language) => {
  const { id, email } = await signedIn();
  const user = await users.get(id);
  if (user) await users.update(user, { ...user, language }, { id: 'test', name: 'Test' });
  return { id, email };
};

test.each([
  ['en', 'Your password reset code', 'Use this code to choose a new password for Plumbline:'],
  ['es', 'Su código para restablecer la contraseña', 'Use este código para elegir una contraseña nueva de Plumbline:'],
] as const)('a reader of %s gets the code to reset a password as "%s"', async (language, subject, line) => {
  const { email } = await speaking(language);
  await pool.send(new ForgotPasswordCommand({ ClientId, Username: email }));
  const { code, ...mail } = await newestTo(email);
  expect(code).toMatch(/^\d{6}$/);
  expect(mail).toMatchObject({ subject, body: expect.stringContaining(`${line}\n\n${code}\n\n`) });
  expect(mail.body).toContain(`${web}/forgot-password`);
  expect(mail.body).not.toMatch(/[<>{}#]/);
});

test.each([
  ['es-MX', 'Su invitación a Plumbline', 'Su nombre de usuario es'],
  ['fr', 'Your invitation to Plumbline', 'Your username is'],
])('invites an unknown user in the language of their locale %s', async (locale, subject, line) => {
  const Username = `${randomUUID()}@example.com`;
  const UserAttributes = [
    { Name: 'email', Value: Username },
    { Name: 'locale', Value: locale },
  ];
  await pool.send(
    new AdminCreateUserCommand({ UserPoolId, Username, UserAttributes, TemporaryPassword: temporaryPassword() }),
  );
  const { subject: sent, body, code } = await newestTo(Username);
  expect(sent).toBe(subject);
  expect(body).toContain(`${line} ${Username}`);
  expect(body).toContain(code);
  expect(body).toContain(`${web}/signin`);
});

const messageFor = async (triggerSource: string, userAttributes: Record<string, string>, ticket = '') => {
  const clientMetadata: Record<string, string> = { ticket };
  const request = {
    userAttributes,
    codeParameter: '{####}',
    linkParameter: '{##Click Here##}',
    clientMetadata,
    usernameParameter: triggerSource === 'CustomMessage_AdminCreateUser' ? '{username}' : null,
  };
  const response = { smsMessage: null, emailMessage: null, emailSubject: null };
  const event = { triggerSource, request, response } as CustomMessageTriggerEvent; // the handler reads no other fields
  return (await handler(event)).response;
};

const OCCASIONS = [
  'CustomMessage_AdminCreateUser',
  'CustomMessage_ForgotPassword',
  'CustomMessage_UpdateUserAttribute',
  'CustomMessage_VerifyUserAttribute',
  'CustomMessage_Authentication',
];

test.each(LANGUAGES.flatMap((language) => OCCASIONS.map((occasion) => [occasion, language] as const)))(
  '%s in %s keeps its placeholders, and its text message has at most 140 characters',
  async (occasion, language) => {
    const { id } = await speaking(language);
    const ticket = await expectedCodes.expect(id);
    const person = { sub: id, locale: 'en' };
    const { emailSubject, emailMessage, smsMessage } = await messageFor(occasion, person, ticket);
    expect(emailMessage).toContain(`<html lang="${language}">`);
    expect(emailSubject).toBeTruthy();
    const placeholders = occasion === 'CustomMessage_AdminCreateUser' ? ['{####}', '{username}'] : ['{####}'];
    for (const message of [emailMessage, smsMessage])
      expect(message?.match(/\{[^}]*\}/g)?.toSorted()).toEqual(placeholders);
    expect(smsMessage?.length).toBeLessThanOrEqual(140);
  },
);

test('leaves the message of an unused trigger unchanged', async () => {
  const nothing = { smsMessage: null, emailMessage: null, emailSubject: null };
  expect(await messageFor('CustomMessage_SignUp', { sub: randomUUID() })).toEqual(nothing);
});
