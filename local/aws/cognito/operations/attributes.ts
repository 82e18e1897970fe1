/** Operations that change a user's attributes and verify e-mail addresses and phone numbers. */
import * as z from 'zod';
import { invalidParameter } from '#local/aws/cognito/errors.ts';
import { forAnyone, type Operation } from '#local/aws/cognito/operation.ts';
import type { Pool } from '#local/aws/cognito/pool.ts';
import { checkWritable } from '#local/aws/cognito/tokens/clients.ts';
import { type Attributes, checkAttributes, fromList, merged } from '#local/aws/cognito/users/attributes.ts';
import { AccessToken, AttributeList, StringMap } from '#local/aws/cognito/users/fields.ts';
import { deliveryDetails } from '#local/aws/cognito/users/mails.ts';
import { Contact } from '#local/aws/cognito/users/pending-attributes.ts';
import type { User } from '#local/aws/cognito/users/users.ts';

const AttributeName = z.string().min(1).max(32);

const contactNamed = (name: string): Contact => {
  const contact = Contact.safeParse(name).data;
  if (!contact) throw invalidParameter('Invalid attribute provided');
  return contact;
};

type Occasion = 'CustomMessage_UpdateUserAttribute' | 'CustomMessage_VerifyUserAttribute';

const newCode = (pool: Pool, user: User, name: Contact) => {
  pool.attempts.codeRequested(user.id, 'attribute-code');
  return pool.codes.make(name, user.id);
};

type Sending = { name: Contact; to: string; code: string };

const send = async (
  pool: Pool,
  user: User,
  { name, to, code }: Sending,
  occasion: Occasion,
  clientMetadata: Record<string, string> | undefined,
) => {
  const address = { medium: name === 'email' ? 'EMAIL' : 'SMS', to } as const;
  try {
    await pool.mails.attributeCode(user, address, code, occasion, { clientMetadata });
  } catch (error) {
    // A value to which no code was sent must not stay pending.
    dropPending(pool, user.id, { [name]: to });
    throw error;
  }
  return deliveryDetails(name, address);
};

/** Removes pending values and their codes. */
export const dropPending = (pool: Pool, user: string, changes: Attributes) => {
  for (const name of Contact.options) {
    if (changes[name] === undefined) continue;
    pool.pendingAttributes.remove(user, name);
    pool.codes.remove(name, user);
  }
};

/** Stores new addresses and numbers as pending and creates a verification code for each. */
const keepAside = (pool: Pool, user: User, changes: Attributes): Sending[] =>
  Contact.options.flatMap((name) => {
    const to = changes[name];
    if (!to || to === user.attributes[name]) return [];
    pool.pendingAttributes.put(user.id, name, to);
    return [{ name, to, code: newCode(pool, user, name) }];
  });

const UpdateUserAttributes = forAnyone(
  z.object({ AccessToken, UserAttributes: AttributeList, ClientMetadata: StringMap.optional() }),
  async (pool, input) => {
    const user = pool.tokens.user(input.AccessToken);
    const changes = fromList(input.UserAttributes);
    checkAttributes(changes);
    checkWritable(pool.clients.get(pool.tokens.clientOf(input.AccessToken)), Object.keys(changes));
    const aside = pool.state.transaction(() => {
      dropPending(pool, user.id, changes);
      const kept = keepAside(pool, user, changes);
      const atOnce = Object.entries(changes).filter(([name]) => !kept.some((one) => one.name === name));
      pool.users.save({ ...user, attributes: merged(user.attributes, Object.fromEntries(atOnce)) });
      return kept;
    });
    const sent = [];
    for (const one of aside)
      sent.push(await send(pool, user, one, 'CustomMessage_UpdateUserAttribute', input.ClientMetadata));
    return { CodeDeliveryDetailsList: sent };
  },
);

const GetUserAttributeVerificationCode = forAnyone(
  z.object({ AccessToken, AttributeName, ClientMetadata: StringMap.optional() }),
  async (pool, input) => {
    const user = pool.tokens.user(input.AccessToken);
    const name = contactNamed(input.AttributeName);
    const to = pool.pendingAttributes.find(user.id, name) ?? user.attributes[name];
    if (!to) throw invalidParameter(`User does not have ${name}`);
    const code = pool.state.transaction(() => newCode(pool, user, name));
    const sending = { name, to, code };
    const occasion = 'CustomMessage_VerifyUserAttribute';
    return { CodeDeliveryDetails: await send(pool, user, sending, occasion, input.ClientMetadata) };
  },
);

const VerifyUserAttribute = forAnyone(
  z.object({
    AccessToken,
    AttributeName,
    Code: z
      .string()
      .min(1)
      .max(2048)
      .regex(/^[\S]+$/),
  }),
  (pool, input) => {
    const user = pool.tokens.user(input.AccessToken);
    const name = contactNamed(input.AttributeName);
    pool.codes.check(name, user.id, input.Code);
    const value = pool.pendingAttributes.find(user.id, name) ?? user.attributes[name];
    if (!value) throw invalidParameter(`User does not have ${name}`);
    const attributes = { ...user.attributes, [name]: value, [`${name}_verified`]: 'true' };
    pool.state.transaction(() => {
      pool.users.save({ ...user, attributes });
      dropPending(pool, user.id, { [name]: value });
    });
    return {};
  },
);

const DeleteUserAttributes = forAnyone(
  z.object({ AccessToken, UserAttributeNames: z.array(AttributeName) }),
  (pool, input) => {
    const user = pool.tokens.user(input.AccessToken);
    const names = input.UserAttributeNames;
    const needed = names.find((name) => pool.required.includes(name));
    if (needed) throw invalidParameter(`Cannot delete the required attribute ${needed}`);
    checkWritable(pool.clients.get(pool.tokens.clientOf(input.AccessToken)), names);
    const changes = Object.fromEntries(names.map((name) => [name, '']));
    checkAttributes(changes);
    pool.state.transaction(() => {
      dropPending(pool, user.id, changes);
      pool.users.save({ ...user, attributes: merged(user.attributes, changes) });
    });
    return {};
  },
);

export const attributeOperations: Record<string, Operation> = {
  UpdateUserAttributes,
  GetUserAttributeVerificationCode,
  VerifyUserAttribute,
  DeleteUserAttributes,
};
