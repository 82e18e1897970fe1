/** The questionnaire link: one per vendor, valid until its last day or its revocation. */
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
import { digestOfToken, isWholeToken, newToken } from '#lambdas/secret-links/link-service.ts';

const Row = DiligenceLink.extend({ token_hash: z.string() });
type Row = z.output<typeof Row>;

const read = async (Key: Key, now: number) => {
  const { Item } = await table.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
  return alive(Item, now) ? Item : undefined;
};

const rowOf = async (vendor: string, now: number): Promise<Row | undefined> => {
  const found = await read(keys.diligenceLinkOf(vendor), now);
  return found && Row.parse(found);
};

/** Fails if the link was replaced or revoked concurrently. */
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

  /** A new link replaces and invalidates the previous one. */
  make: async (vendor: string, by: Actor, email: string, now = Date.now()) => {
    const before = await rowOf(vendor, 0);
    const token = newToken();
    const end = now + LINK_DAYS * 24 * 3600_000;
    const link: DiligenceLink = {
      at: new Date(now).toISOString(),
      by,
      email,
      ends: new Date(end).toISOString(),
      returned: null,
    };
    const [token_hash, ttl] = [digestOfToken(token), Math.floor(end / 1000)];
    const writes: Write[] = [
      { put: { ...keys.diligenceLinkOf(vendor), ...link, token_hash, ttl }, condition: still(before) },
      { put: { ...keys.diligenceLink(token_hash), vendor, ttl } },
      ...(before ? [{ remove: keys.diligenceLink(before.token_hash) }] : []),
    ];
    return { token, link, writes };
  },

  /** Records a bounce or complaint about the mail of the current link. */
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
      // The link was revoked, or replaced for another address.
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

  /** The vendor of a valid token. */
  find: async (token: string, now = Date.now()): Promise<string | undefined> => {
    if (!isWholeToken(token)) return undefined;
    const found = await read(keys.diligenceLink(digestOfToken(token)), now);
    return found && z.string().parse(found.vendor);
  },
};

/** Limits submissions per vendor. */
export const sentByLink = attempts(keys.diligenceSent, 15);
