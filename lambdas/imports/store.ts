import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Actor, Instant, type RequestActor } from '#domain/entity.ts';
import { ImportAbout, ImportItem, ImportOutcome, UndoOutcome } from '#domain/import/import.ts';
import { importUndone } from '#lambdas/known-errors.ts';
import { batches, batchWork } from '#lambdas/persistence/batches.ts';
import { idOf } from '#lambdas/persistence/derived-id.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { messages } from '#lambdas/persistence/outbox.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import { transact } from '#lambdas/persistence/transaction.ts';

const { ask, ...kept } = batches({
  item: ImportItem,
  about: ImportAbout,
  askedKey: keys.imported,
  partKey: keys.importedPart,
});
const { begin, ...work } = batchWork({
  outcome: ImportOutcome,
  keyOf: keys.importOutcome,
  message: (id, part, messageId) => messages.to('import-rows', { id, part }, messageId),
});
const undoing = batchWork({
  outcome: UndoOutcome,
  keyOf: keys.importUndone,
  message: (id, part, messageId) => messages.to('undo-import', { id, part }, messageId),
});

const Request = z.object({ id: z.string(), address: z.string(), browser: z.string() });
const Undo = z.object({ at: Instant, by: Actor.extend({ asked: Request.optional() }) });

export const imports = {
  ...kept,
  ...work,
  undoing,

  ask: (by: RequestActor, items: readonly ImportItem[], about: ImportAbout) => ask(by, items, about, begin),

  /** Derived, so that repeated attempts create the same entity. */
  idOfRow: (id: string, number: number) => idOf('import', id, number),

  undoOf: async (id: string) => {
    const get = new GetCommand({ TableName: tableName(), Key: keys.importUndo(id), ConsistentRead: true });
    const { Item } = await table.send(get);
    return Item && Undo.parse(Item);
  },

  /** An import can be undone once. */
  undo: ({ id, ttl }: { id: string; ttl: number }, by: RequestActor): Promise<void> =>
    transact([
      {
        put: { ...keys.importUndo(id), at: new Date().toISOString(), by, ttl },
        condition: { expression: 'attribute_not_exists(pk)', onFailure: importUndone },
      },
      undoing.begin(id),
    ]),
};
