/** My Work items of a person, and their snoozed items. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { KeptWork } from '#domain/work/item.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { textRows } from '#lambdas/persistence/lists/text-rows.ts';
import { alive, table, tableName } from '#lambdas/persistence/table.ts';
import { transact } from '#lambdas/persistence/transaction.ts';

const Reminder = z.object({ item: z.string(), on: z.string() });

const Row = textRows('work', KeptWork);

/** The maximum number of rows read per person, in order of due dates. */
const MOST_WORK = 500;
/** Snoozed items are deleted this long after their date. */
const REMINDER_SECONDS = 7 * 24 * 3600;

type Mine = { items: KeptWork[]; reminders: ReadonlyMap<string, string>; more: boolean };

export const assignedWork = {
  /** One Query, independent of the tenant's size. */
  of: async (person: string): Promise<Mine> => {
    const { Items = [], LastEvaluatedKey } = await table.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': keys.work(person, '').pk },
        Limit: MOST_WORK,
        ConsistentRead: true,
      }),
    );
    const isReminder = ({ sk }: Record<string, unknown>) => String(sk).startsWith('#');
    const reminders = new Map(
      Items.filter((row) => isReminder(row) && alive(row)).map((row) => {
        const { item, on } = Reminder.parse(row);
        return [item, on];
      }),
    );
    const items = Items.filter((row) => !isReminder(row)).flatMap((row) => Row.parse(row));
    return {
      items: items.map((one) => ({ ...one, remind_on: reminders.get(one.id) ?? null })),
      reminders,
      more: LastEvaluatedKey !== undefined,
    };
  },

  remind: (person: string, item: string, on: string) => {
    const ttl = Math.floor(Date.parse(on) / 1000) + REMINDER_SECONDS;
    return transact([{ put: { ...keys.workReminder(person, item), item, on, ttl } }]);
  },
  remindNow: (person: string, item: string) => transact([{ remove: keys.workReminder(person, item) }]),
};
