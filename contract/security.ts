/**
 * Sign-in methods and sessions of the caller. Only this domain's Lambda function may change the caller's account in the
 * user pool.
 */

import * as z from 'zod';
import { NextCursor, Page } from '#domain/list/page.ts';
import { aPhoneNumber, aSentCode } from '#domain/rules.ts';
import { fieldOf } from '#domain/schema-of.ts';
import { EmailCode, EmailUndo, NewEmail } from '#domain/sign-in/email-change.ts';
import { Device, Others, Passkey, SecondFactor, SecondFactors } from '#domain/sign-in/methods.ts';
import { PROOF_NEEDED } from './proof.ts';
import { route } from './route.ts';

const Code = fieldOf(aSentCode);
const Password = z.string().min(1).max(256);
const DeviceId = z
  .string()
  .max(55)
  .regex(/^[\w-]+_[0-9a-f-]+$/);
const Passkeys = z.object({ passkeys: z.array(Passkey) });

const PROVEN = { allow: 'signed-in', proof: 'fresh' } as const;

/** The user pool lets only this client write a phone number. */
const NUMBER_NEEDS = `Needs a token of the app client that /config.json names as proof_client_id; any other is answered 403 \`${PROOF_NEEDED}\`.`;

export const security = {
  'POST /access/user/email': route({
    allow: 'signed-in',
    proof: 'fresh',
    resumes: true,
    summary: 'Have a code sent to the e-mail address that you want to have',
    body: NewEmail,
  }),
  'POST /access/user/email/confirm': route({
    allow: 'signed-in',
    proof: 'fresh',
    resumes: true,
    summary: 'Make the address your own, with the code that was sent there',
    body: EmailCode,
  }),
  'POST /access/user/email/undo': route({
    allow: 'anyone',
    resumes: true,
    summary: 'Take an address back, with the token of the mail that told of the change',
    body: EmailUndo,
  }),
  'POST /access/user/sign-out-everywhere': route({
    allow: 'signed-in',
    by: 'people',
    resumes: true,
    summary: 'Have every token of yours refused from now on, this one too',
  }),

  'POST /security/password': route({
    ...PROVEN,
    resumes: true,
    summary: 'Change your password',
    body: z
      .strictObject({ current_password: Password, new_password: Password, ...Others.shape })
      .meta({ examples: [{ current_password: 'The one that you have', new_password: 'Another-Horse-7-Battery' }] }),
  }),

  'GET /security/second-factors': route({
    allow: 'signed-in',
    by: 'people',
    summary: 'Which second factors you have, and where codes are sent to you',
    response: SecondFactors,
  }),
  'POST /security/authenticator-app': route({
    ...PROVEN,
    summary: 'A new key for an authenticator app, which counts for nothing until a code of it was shown',
    response: z.object({ secret: z.string() }),
  }),
  'PUT /security/second-factors/{method}': route({
    ...PROVEN,
    summary: 'Turn a second factor on or off; an app with a code of it',
    params: z.object({ method: SecondFactor }),
    body: z
      .strictObject({ is_on: z.boolean(), code: Code.optional(), ...Others.shape })
      .meta({ examples: [{ is_on: true, code: '123456', other_sessions: 'end' }] }),
  }),
  'PUT /security/preferred-second-factor': route({
    ...PROVEN,
    summary: 'Say which second factor you are asked for, or with null, that each sign-in asks which',
    body: z.strictObject({ method: SecondFactor.nullable(), ...Others.shape }).meta({ examples: [{ method: 'TOTP' }] }),
  }),

  'POST /security/contact-codes': route({
    ...PROVEN,
    summary: 'Have a code sent to your email address, or to a telephone number that is to be yours',
    body: z
      .strictObject({ phone_number: fieldOf(aPhoneNumber).optional().describe(NUMBER_NEEDS) })
      .meta({ examples: [{}] }), // sends to the stored address
  }),
  'POST /security/contacts/{contact}/verify': route({
    ...PROVEN,
    summary: 'Show by the code that was sent that an address or a number is yours',
    params: z.object({ contact: z.enum(['email', 'phone_number']) }),
    body: z.strictObject({ code: Code, ...Others.shape }).meta({ examples: [{ code: '123456' }] }),
  }),

  'GET /security/passkeys': route({
    allow: 'signed-in',
    by: 'people',
    summary: `Your passkeys. Until they were listed once, who has not just signed in is answered 403 \`${PROOF_NEEDED}\``,
    response: Passkeys,
  }),
  'POST /security/passkey-options': route({
    ...PROVEN,
    summary: 'What a browser needs to make a passkey',
    response: z.object({ options: z.record(z.string(), z.unknown()) }),
  }),
  'POST /security/passkeys': route({
    ...PROVEN,
    summary: 'Add the passkey that a browser has made',
    body: z
      .strictObject({ credential: z.record(z.string(), z.unknown()), ...Others.shape })
      .meta({ examples: [{ credential: { id: 'as the browser says it' } }] }),
    response: Passkeys,
  }),
  'POST /security/passkeys/{credential_id}/remove': route({
    ...PROVEN,
    summary: 'Remove one of your passkeys',
    body: z.strictObject(Others.shape).meta({ examples: [{ other_sessions: 'keep' }] }),
    params: z.object({ credential_id: z.string().min(1).max(1364) }),
  }),

  'GET /security/devices': route({
    allow: 'signed-in',
    by: 'people',
    summary: 'The devices on which you are not asked for a second factor, the latest used first',
    query: Page,
    response: z.object({ devices: z.array(Device), next_cursor: NextCursor }),
  }),
  'DELETE /security/devices/{device_id}': route({
    allow: 'signed-in',
    by: 'people',
    summary: 'Forget a device: whoever is signed in there has to sign in again, with the second factor',
    params: z.object({ device_id: DeviceId }),
  }),
};
