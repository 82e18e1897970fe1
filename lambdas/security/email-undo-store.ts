/** Links that restore a previous address, one per change, usable once. */
import { createHash, randomBytes } from 'node:crypto';
import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { EMAIL_UNDO_HOURS } from '#domain/sign-in/email-change.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { alive, table, tableName } from '#lambdas/persistence/table.ts';

const Row = z.object({ sk: z.string(), email: z.string(), at: z.int() });

const digest = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** The person's id, and 256 random bits. */
const Token = /^([0-9a-f-]{36})\.([\w-]{43})$/;

const rowsOf = async (person: string, now: number) => {
  const { pk } = keys.emailUndo(person, '');
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ConsistentRead: true,
    }),
  );
  return Items.filter((row) => alive(row, now)).map((row) => Row.parse(row));
};

export type EmailUndo = { person: string; email: string; since: number };

export const emailUndos = {
  /** Returns the token. */
  offer: async (person: string, email: string, now = Date.now()): Promise<string> => {
    const secret = randomBytes(32).toString('base64url');
    const ttl = Math.floor(now / 1000) + EMAIL_UNDO_HOURS * 3600;
    const Item = { ...keys.emailUndo(person, digest(secret)), email, at: now, ttl };
    await table.send(new PutCommand({ TableName: tableName(), Item }));
    return `${person}.${secret}`;
  },

  find: async (token: string, now = Date.now()): Promise<EmailUndo | undefined> => {
    const [, person = '', secret = ''] = Token.exec(token) ?? [];
    if (!secret) return undefined;
    const { sk } = keys.emailUndo(person, digest(secret));
    const row = (await rowsOf(person, now)).find((one) => one.sk === sk);
    return row && { person, email: row.email, since: row.at };
  },

  /** Deletes this link and later ones, because an attacker may have changed the address repeatedly. */
  forget: async ({ person, since }: EmailUndo) => {
    const { pk } = keys.emailUndo(person, '');
    const rows = (await rowsOf(person, 0)).filter(({ at }) => at >= since);
    for (const { sk } of rows) await table.send(new DeleteCommand({ TableName: tableName(), Key: { pk, sk } }));
  },
};
