/** People who are invited at once. Who they are is written with the message that starts it, or not at all. */
import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Actor, type Doer, Id, Instant } from '#domain/entity.ts';
import { INVITATION_DAYS, Invited, Outcome } from '#domain/invitations.ts';
import { keys } from './keys.ts';
import { messages } from './messages.ts';
import { alive, table, tableName } from './table.ts';
import { transact } from './transaction.ts';
import { uuidV7 } from './uuid-v7.ts';

/** So many are in a row, and are invited by one message: together they stay far below what a row may hold. */
const IN_A_PART = 50;

/** Of somebody's trail, in which an invitation is among the first. */
const FIRST_ROWS = 20;

const Asked = z.object({
  id: Id,
  total: z.int(),
  created_at: Instant,
  /** With the request by which they asked for it, which all that comes of it is known by. */
  by: Actor.extend({ asked: z.object({ id: z.string(), address: z.string(), browser: z.string() }) }),
  ttl: z.int(),
});
export type Asked = z.output<typeof Asked>;

const Part = z.object({ people: z.array(Invited) });
const KeptOutcome = z.object({ number: z.int(), ...Outcome.shape });

const partsOf = (total: number) => Math.ceil(total / IN_A_PART);
const idOfMessage = (id: string, part: number) => `${id} ${part}`;

const rowsOf = async (id: string, prefix: string): Promise<Record<string, unknown>[]> => {
  const found: Record<string, unknown>[] = [];
  let after: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': keys.invitations(id).pk, ':prefix': prefix },
        ConsistentRead: true,
        ...(after && { ExclusiveStartKey: after }),
      }),
    );
    found.push(...Items);
    after = LastEvaluatedKey;
  } while (after);
  return found;
};

const outcomesOf = async (id: string) => {
  const rows = (await rowsOf(id, 'OUTCOME#')).map((row) => KeptOutcome.parse(row));
  return new Map<number, Outcome>(rows.map(({ number, ...outcome }) => [number, outcome]));
};

export const invitations = {
  ask: async (by: Doer, people: readonly Invited[], now = Date.now()): Promise<Asked> => {
    const id = uuidV7(now);
    const ttl = Math.floor(now / 1000) + INVITATION_DAYS * 24 * 3600;
    const asked = Asked.parse({
      ...{ id, total: people.length, created_at: new Date(now).toISOString(), ttl },
      by: { ...by, asked: by.asked ?? { id, address: '', browser: '' } },
    });
    const parts = Array.from({ length: partsOf(people.length) }, (_, part) => ({
      put: {
        ...keys.invitedPart(id, part),
        ...{ people: people.slice(part * IN_A_PART, (part + 1) * IN_A_PART), ttl },
      },
    }));
    await transact([
      { put: { ...keys.invitations(id), ...asked } },
      ...parts,
      messages.to('invite-people', { id, part: 0 }, idOfMessage(id, 0)),
    ]);
    return asked;
  },

  get: async (id: string): Promise<Asked | undefined> => {
    const get = new GetCommand({ TableName: tableName(), Key: keys.invitations(id), ConsistentRead: true });
    const { Item } = await table.send(get);
    return alive(Item) ? Asked.parse(Item) : undefined;
  },

  /** All of them, in the order of the file. */
  people: async (id: string): Promise<Invited[]> =>
    (await rowsOf(id, 'PEOPLE#')).flatMap((row) => Part.parse(row).people),

  /** Those of one message, each by its number in the file. */
  part: async (id: string, part: number) => {
    const get = new GetCommand({ TableName: tableName(), Key: keys.invitedPart(id, part), ConsistentRead: true });
    const { Item } = await table.send(get);
    return Item ? Part.parse(Item).people.map((person, at) => ({ number: part * IN_A_PART + at, person })) : [];
  },

  outcomesOf,

  finish: async ({ id, ttl }: Asked, number: number, outcome: Outcome): Promise<void> => {
    const Item = { ...keys.invitationOutcome(id, number), number, ...outcome, ttl };
    await table.send(new PutCommand({ TableName: tableName(), Item }));
  },

  /** On with the next of them, where there are more. */
  goOn: async ({ id, total }: Asked, part: number): Promise<boolean> => {
    if (part >= partsOf(total)) return false;
    await messages.send('invite-people', { id, part }, idOfMessage(id, part));
    return true;
  },

  /** Whether somebody came to be, or was completed, by what was asked for here. */
  isWorkOf: async ({ by }: Asked, user: string): Promise<boolean> => {
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': keys.audit(keys.caller(user), 1).pk },
        ConsistentRead: true,
        Limit: FIRST_ROWS,
      }),
    );
    return Items.some(({ request_id }) => request_id === by.asked.id);
  },
};
