/** Verifies all stored rows by table scan, independent of the indexes: this finds rows with manipulated index keys. */
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { rowsAt } from '#lambdas/persistence/batch-get.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import { type Break, check, checkHeads } from './verification-service.ts';

const SCANNED_AT_ONCE = 250;

export type Checked = { checked: number; breaks: Break[]; next: string | null };

const Place = z.object({ pk: z.string(), sk: z.string() });
const AUDIT = keys.audit({ pk: '', sk: '' }, 1).pk;

/** Scans audit rows and entities with an audit log. */
export const checkStored = async (after: string | undefined): Promise<Checked> => {
  const { Items = [], LastEvaluatedKey } = await table.send(
    new ScanCommand({
      TableName: tableName(),
      FilterExpression: 'begins_with(pk, :audit) OR attribute_exists(trail_hash)',
      ExpressionAttributeValues: { ':audit': AUDIT },
      ProjectionExpression: 'pk, sk',
      Limit: SCANNED_AT_ONCE,
      ConsistentRead: true,
      ...(after !== undefined && { ExclusiveStartKey: Place.parse(JSON.parse(after)) }),
    }),
  );
  const found = Items.map((row) => Place.parse(row));
  const isOfTrail = ({ pk }: z.output<typeof Place>) => pk.startsWith(AUDIT);
  const rows = (await rowsAt(found.filter(isOfTrail))).filter((row) => row !== undefined);
  const heads = found.filter((row) => !isOfTrail(row));
  return {
    checked: rows.length,
    breaks: [...(await check(rows)), ...(await checkHeads(heads))],
    next: LastEvaluatedKey ? JSON.stringify(Place.parse(LastEvaluatedKey)) : null,
  };
};
