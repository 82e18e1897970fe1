/** Verifies the phone numbers and addresses to which codes are sent. */
import { isDeepStrictEqual } from 'node:util';
import {
  GetUserAttributeVerificationCodeCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Caller } from '#lambdas/http/caller.ts';
import { pool } from '#lambdas/user-pool/accounts.ts';
import { expectedCodes } from './code-store.ts';
import { asking } from './pool.ts';
import { readSecondFactors } from './second-factors.ts';

type Contact = 'email' | 'phone_number';

/** The custom-message trigger sends a code only for requests with this ticket. */
type Ticket = { ticket: string };

const sendCode = ({ token }: Caller, AttributeName: Contact, ClientMetadata: Ticket) =>
  asking(
    pool.send(new GetUserAttributeVerificationCodeCommand({ AccessToken: token.text, AttributeName, ClientMetadata })),
  );

/** The previous number stays valid until the code is entered. */
const sendToNumber = async (caller: Caller, Value: string, ClientMetadata: Ticket) => {
  const UserAttributes = [{ Name: 'phone_number', Value }];
  const change = new UpdateUserAttributesCommand({ AccessToken: caller.token.text, UserAttributes, ClientMetadata });
  const { CodeDeliveryDetailsList: sent = [] } = await asking(pool.send(change));
  // The number is unchanged and was never verified.
  if (sent.length === 0) await sendCode(caller, 'phone_number', ClientMetadata);
};

/** To the number if one is given, otherwise to the address. */
export const sendContactCode = async (caller: Caller, number: string | undefined) => {
  const ticket = await expectedCodes.expect(caller.id);
  await (number === undefined ? sendCode(caller, 'email', { ticket }) : sendToNumber(caller, number, { ticket }));
};

const verify = ({ token }: Caller, AttributeName: Contact, Code: string) =>
  asking(pool.send(new VerifyUserAttributeCommand({ AccessToken: token.text, AttributeName, Code })));

export const verifyEmail = async (caller: Caller, code: string) => {
  await verify(caller, 'email', code);
};

export const verifyNumber = async (caller: Caller, code: string) => {
  const { phone: before } = await readSecondFactors(caller);
  await verify(caller, 'phone_number', code);
  const { phone: after } = await readSecondFactors(caller);
  return !isDeepStrictEqual(before, after);
};
