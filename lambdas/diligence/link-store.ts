/** The link by which a vendor answers without an account: one at a time, good until its last day or until it is revoked. */
import { createHash, randomBytes } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { DiligenceLink } from '#domain/diligence/questionnaire.ts';
import { LINK_DAYS } from '#domain/diligence/words.ts';
import type { Actor } from '#domain/entity.ts';
import type { StoppedMail } from '#domain/people/returned-mail.ts';
import { changedMeanwhile } from '#lambdas/known-errors.ts';
import { attempts } from '#lambdas/persistence/attempt-counter.ts';
import { type Key, keys } from '#lambdas/persistence/keys.ts';
import { alive, table, tableName } from '#lambdas/persistence/table.ts';
import type { Write } from '#lambdas/persistence/write.ts';

const Row = DiligenceLink.extend({ token_hash: z.string() });
type Row = z.output<typeof Row>;

/** 256 bits that nobody guesses, and of which only this is kept. */
const digest = (token: string) => createHash('sha256').update(token).digest('base64url');
const Token = /^[\w-]{43}$/;

const read = async (Key: Key, now: number) => {
  const { Item } = await table.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
  return alive(Item, now) ? Item : undefined;
};

const rowOf = async (vendor: string, now: number): Promise<Row | undefined> => {
  const found = await read(keys.diligenceLinkOf(vendor), now);
  return found && Row.parse(found);
};

/** As long as nobody made or revoked one meanwhile. */
const still = (row: Row | undefined) => ({
  expression: row ? 'token_hash = :hash' : 'attribute_not_exists(pk)',
  ...(row && { values: { ':hash': row.token_hash } }),
  onFailure: () => changedMeanwhile('link'),
});

export const diligenceLinks = {
  of: async (vendor: string, now = Date.now()): Promise<DiligenceLink | null> => {
    const row = await rowOf(vendor, now);
    return row ? DiligenceLink.parse(row) : null;
  },

  /** Another one takes the place of the one before, which is good no more. */
  make: async (vendor: string, by: Actor, email: string, now = Date.now()) => {
    const before = await rowOf(vendor, 0);
    const token = randomBytes(32).toString('base64url');
    const end = now + LINK_DAYS * 24 * 3600_000;
    const link: DiligenceLink = {
      at: new Date(now).toISOString(),
      by,
      email,
      ends: new Date(end).toISOString(),
      returned: null,
    };
    const [token_hash, ttl] = [digest(token), Math.floor(end / 1000)];
    const writes: Write[] = [
      { put: { ...keys.diligenceLinkOf(vendor), ...link, token_hash, ttl }, condition: still(before) },
      { put: { ...keys.diligenceLink(token_hash), vendor, ttl } },
      ...(before ? [{ remove: keys.diligenceLink(before.token_hash) }] : []),
    ];
    return { token, link, writes };
  },

  /** Where the mail of the link that is good came back, or was unwanted. */
  noteReturned: async (vendor: string, email: string, returned: StoppedMail) => {
    try {
      await table.send(
        new UpdateCommand({
          TableName: tableName(),
          Key: keys.diligenceLinkOf(vendor),
          UpdateExpression: 'SET returned = :returned',
          ConditionExpression: 'email = :email',
          ExpressionAttributeValues: { ':returned': returned, ':email': email },
        }),
      );
    } catch (error) {
      // It was revoked, or another was made for somebody else.
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  },

  revoke: async (vendor: string): Promise<Write[]> => {
    const before = await rowOf(vendor, 0);
    if (!before) return [];
    return [
      { remove: keys.diligenceLinkOf(vendor), condition: still(before) },
      { remove: keys.diligenceLink(before.token_hash) },
    ];
  },

  /** Of which vendor it is, if it is one that is good. */
  find: async (token: string, now = Date.now()): Promise<string | undefined> => {
    if (!Token.test(token)) return undefined;
    const found = await read(keys.diligenceLink(digest(token)), now);
    return found && z.string().parse(found.vendor);
  },

  isWhole: (token: string) => Token.test(token),
};

/** How often, from one address, a link was tried that is none; what was sent by one link; and what one person has mailed. */
export const wrongLinks = attempts(keys.diligenceWrongLinks, 15);
export const sentByLink = attempts(keys.diligenceSent, 15);
export const mailedLinks = attempts(keys.diligenceMails, 60);
