import { randomUUID } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { VendorDraft } from '#domain/vendors/vendor.ts';
import { hashOf } from '#lambdas/persistence/audit-rows.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { ADA, contentOf, type Examples } from './given.ts';

export const auditExamples = {
  'archive-trail': async () => {
    const { id } = await vendors.create(VendorDraft.parse({ name: randomUUID() }), ADA);
    const { Item } = await table.send(
      new GetCommand({ TableName: tableName(), Key: keys.audit(keys.vendor(id), 1), ConsistentRead: true }),
    );
    const outcome = async () => {
      const kept = JSON.parse(
        (await contentOf(`trail/VENDOR/${id}/0000000001.json`, process.env.ARCHIVE_BUCKET)) ?? '',
      );
      return [hashOf(kept) === Item?.hash, Object.keys(kept).toSorted()];
    };
    return { inputs: [Item], outcome };
  },
} satisfies Examples;
