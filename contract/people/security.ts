/**
 * Sign-in methods and sessions of the caller. Only this domain's Lambda function may change the caller's account in the
 * user pool.
 */

import * as z from 'zod';
import { PROOF_NEEDED } from '#contract/http/proof.ts';
import { route } from '#contract/http/route.ts';
import { NextCursor, Page } from '#domain/list/page.ts';
import { aPhoneNumber, aSentCode } from '#domain/rules.ts';
import { fieldOf } from '#domain/schema-of.ts';
import { EmailCode, EmailUndo, NewEmail } from '#domain/sign-in/email-change.ts';
import { Device, Others, Passkey, SecondFactor, SecondFactors } from '#domain/sign-in/methods.ts';

const Code = fieldOf(aSentCode);
const Password = z.string().min(1).max(256);
const DeviceId = z
  .string()
  .max(55)
  .regex(/^[\w-]+_[0-9a-f-]+$/);
const Passkeys = z.object({ passkeys: z.array(Passkey) }).meta({ title: 'Passkeys' });

const PROVEN = { allow: 'signed-in', proof: 'fresh' } as const;

/** The user pool lets only this client write a phone number. */
const NUMBER_NEEDS = `Requires a token of the app client that /config.json names as proof_client_id. Otherwise the response is 403 \`${PROOF_NEEDED}\`.`;

export const security = {
  'POST /access/user/email': route({
    id: 'requestEmailChange',
    allow: 'signed-in',
    proof: 'fresh',
    resumes: true,
    summary: 'Send a code to your new email address',
    body: NewEmail,
  }),
  'POST /access/user/email/confirm': route({
    id: 'confirmEmailChange',
    allow: 'signed-in',
    proof: 'fresh',
    resumes: true,
    summary: 'Confirm your new email address with the code that was sent to it',
    body: EmailCode,
  }),
  'POST /access/user/email/undo': route({
    id: 'undoEmailChange',
    allow: 'anyone',
    resumes: true,
    summary: 'Undo a change of email address with the token from the notification email',
    body: EmailUndo,
  }),
  'POST /access/user/sign-out-everywhere': route({
    id: 'signOutEverywhere',
    allow: 'signed-in',
    by: 'people',
    resumes: true,
    summary: 'Sign out everywhere. All your tokens are rejected from now on, including this one',
  }),

  'POST /security/password': route({
    id: 'changePassword',
    ...PROVEN,
    resumes: true,
    summary: 'Change your password',
    body: z
      .strictObject({ current_password: Password, new_password: Password, ...Others.shape })
      .meta({ examples: [{ current_password: 'Your current password', new_password: 'Another-Horse-7-Battery' }] }),
  }),

  'GET /security/second-factors': route({
    id: 'listSecondFactors',
    allow: 'signed-in',
    by: 'people',
    summary: 'List your second factors and where your codes are sent',
    response: SecondFactors,
  }),
  'POST /security/authenticator-app': route({
    id: 'createAuthenticatorKey',
    ...PROVEN,
    summary: 'Create a key for an authenticator app. It takes effect when you confirm it with a code',
    response: z.object({ secret: z.string() }),
  }),
  'PUT /security/second-factors/{method}': route({
    id: 'updateSecondFactor',
    ...PROVEN,
    summary: 'Turn a second factor on or off. An authenticator app requires a code',
    params: z.object({ method: SecondFactor }),
    body: z
      .strictObject({ is_on: z.boolean(), code: Code.optional(), ...Others.shape })
      .meta({ examples: [{ is_on: true, code: '123456', other_sessions: 'end' }] }),
  }),
  'PUT /security/preferred-second-factor': route({
    id: 'setPreferredSecondFactor',
    ...PROVEN,
    summary: 'Choose your preferred second factor. With null, each sign-in lets you choose',
    body: z.strictObject({ method: SecondFactor.nullable(), ...Others.shape }).meta({ examples: [{ method: 'TOTP' }] }),
  }),

  'POST /security/contact-codes': route({
    id: 'sendContactCode',
    ...PROVEN,
    summary: 'Send a code to your email address or to a new phone number',
    body: z
      .strictObject({ phone_number: fieldOf(aPhoneNumber).optional().describe(NUMBER_NEEDS) })
      .meta({ examples: [{}] }), // sends to the stored address
  }),
  'POST /security/contacts/{contact}/verify': route({
    id: 'verifyContact',
    ...PROVEN,
    summary: 'Verify your email address or phone number with the code that was sent to it',
    params: z.object({ contact: z.enum(['email', 'phone_number']) }),
    body: z.strictObject({ code: Code, ...Others.shape }).meta({ examples: [{ code: '123456' }] }),
  }),

  'GET /security/passkeys': route({
    id: 'listPasskeys',
    allow: 'signed-in',
    by: 'people',
    summary: `List your passkeys. The first listing requires a recent sign-in, otherwise the response is 403 \`${PROOF_NEEDED}\``,
    response: Passkeys,
  }),
  'POST /security/passkey-options': route({
    id: 'createPasskeyOptions',
    ...PROVEN,
    summary: 'Get the options with which a browser creates a passkey',
    response: z.object({ options: z.record(z.string(), z.unknown()) }),
  }),
  'POST /security/passkeys': route({
    id: 'addPasskey',
    ...PROVEN,
    summary: 'Add a passkey created by a browser',
    body: z
      .strictObject({ credential: z.record(z.string(), z.unknown()), ...Others.shape })
      .meta({ examples: [{ credential: { id: 'as returned by the browser' } }] }),
    response: Passkeys,
  }),
  'POST /security/passkeys/{credential_id}/remove': route({
    id: 'removePasskey',
    ...PROVEN,
    summary: 'Remove one of your passkeys',
    body: z.strictObject(Others.shape).meta({ examples: [{ other_sessions: 'keep' }] }),
    params: z.object({ credential_id: z.string().min(1).max(1364) }),
  }),

  'GET /security/devices': route({
    id: 'listDevices',
    allow: 'signed-in',
    by: 'people',
    summary: 'List your remembered devices, which skip the second factor, most recently used first',
    query: Page,
    response: z.object({ devices: z.array(Device), next_cursor: NextCursor }),
  }),
  'DELETE /security/devices/{device_id}': route({
    id: 'forgetDevice',
    allow: 'signed-in',
    by: 'people',
    summary: 'Forget a device. Its sessions end, and the next sign-in asks for the second factor',
    params: z.object({ device_id: DeviceId }),
  }),
};
