/** Links that show a legal document to a recipient. Only the hash of a link's secret is stored. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { addDays } from '#domain/day.ts';
import { LegalShare } from '#domain/legal/share.ts';
import { changedMeanwhile } from '#lambdas/known-errors.ts';
import { attempts } from '#lambdas/persistence/attempt-counter.ts';
import { type Key, keys } from '#lambdas/persistence/keys.ts';
import { every } from '#lambdas/persistence/paging.ts';
import { alive, table, tableName } from '#lambdas/persistence/table.ts';
import type { Write } from '#lambdas/persistence/write.ts';
import { digestOfToken, isWholeToken, newToken } from '#lambdas/secret-links/link-service.ts';

const Row = LegalShare.extend({ token_hash: z.string(), ttl: z.int() });
type Row = z.output<typeof Row>;

const Place = z.object({ document: z.string(), share: z.string() });
type Place = z.output<typeof Place>;

const read = async (Key: Key) => {
  const { Item } = await table.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
  return alive(Item) ? Item : undefined;
};

/** Rows expire after the last day has ended in every time zone. Until then, `ends_on` decides. */
const ttlOf = ({ ends_on }: LegalShare) => Math.floor(Date.parse(addDays(ends_on, 2)) / 1000);

const rowOf = async ({ document, share }: Place): Promise<Row | undefined> => {
  const found = await read(keys.legalShare(document, share));
  return found && Row.parse(found);
};

export const legalShares = {
  /** Newest first. */
  of: async (document: string, today: string): Promise<LegalShare[]> => {
    const { pk, sk: prefix } = keys.legalShare(document, '');
    const found = await every({ pk, prefix, schema: LegalShare });
    const valid = found.filter(({ ends_on }) => ends_on >= today);
    return valid.toSorted((a, b) => (a.created.at < b.created.at ? 1 : -1));
  },

  make: (document: string, share: LegalShare) => {
    const token = newToken();
    const [token_hash, ttl] = [digestOfToken(token), ttlOf(share)];
    const writes: Write[] = [
      { put: { ...keys.legalShare(document, share.id), ...share, token_hash, ttl } },
      { put: { ...keys.legalShareToken(token_hash), document, share: share.id, ttl } },
    ];
    return { token, writes };
  },

  /** Undefined if there is no such link. */
  revoke: async (document: string, id: string): Promise<{ share: LegalShare; writes: Write[] } | undefined> => {
    const row = await rowOf({ document, share: id });
    if (!row) return undefined;
    const writes = [{ remove: keys.legalShare(document, id) }, { remove: keys.legalShareToken(row.token_hash) }];
    return { share: LegalShare.parse(row), writes };
  },

  /** The link of a token, until its last day. */
  find: async (token: string, today: string): Promise<{ document: string; share: LegalShare } | undefined> => {
    if (!isWholeToken(token)) return undefined;
    const found = await read(keys.legalShareToken(digestOfToken(token)));
    if (!found) return undefined;
    const place = Place.parse(found);
    const row = await rowOf(place);
    return row && row.ends_on >= today ? { document: place.document, share: LegalShare.parse(row) } : undefined;
  },

  /** Counts an opening. Fails if the link was revoked, or opened at the same moment. */
  open: async (document: string, share: string, at: string): Promise<Write> => {
    const was = await rowOf({ document, share });
    if (!was) throw changedMeanwhile('link');
    const key = keys.legalShare(document, share);
    return {
      change: { ...key, ...was, opened: was.opened + 1, last_opened_at: at },
      was: { ...key, ...was },
      condition: {
        expression: 'opened = :opened',
        values: { ':opened': was.opened },
        onFailure: () => changedMeanwhile('link'),
      },
    };
  },
};

/** Limits openings per link. */
export const openedLinks = attempts(keys.legalShareOpened, 15);
