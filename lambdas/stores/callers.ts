import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { ApiClient } from '#domain/api-client.ts';
import { sameEmail } from '#domain/email-change.ts';
import { GROUP_TYPES } from '#domain/enumerations.ts';
import { nameOrder, tidyName } from '#domain/name.ts';
import { SessionRules } from '#domain/proof.ts';
import { fullName, User } from '#domain/user.ts';
import { EmailChange } from './email-changes.ts';
import { entities } from './entities.ts';
import { keys } from './keys.ts';
import { table, tableName } from './table.ts';
import type { Write } from './transaction.ts';

/** Case, accents and spaces aside. */
const calling = (text: string) => nameOrder(tidyName(text));

/** By what others call them, so that somebody is found who is named somewhere. */
const calledRows = (before: User | undefined, after: User | undefined): Write[] => {
  const [old, current] = [before, after].map((user) =>
    user ? [...new Set([fullName(user), user.email].map(calling))].filter((name) => name !== '') : [],
  );
  const added = current?.filter((name) => !old?.includes(name)) ?? [];
  const gone = old?.filter((name) => !current?.includes(name)) ?? [];
  const id = (after ?? before)?.id ?? '';
  return [
    ...added.map((name) => ({ put: keys.called(name, id) })),
    ...gone.map((name) => ({ remove: keys.called(name, id) })),
  ];
};

export const users = entities({
  what: 'user',
  schema: User,
  key: keys.caller,
  // A directory may give somebody an address that somebody else signs in with.
  unique: ({ email, from_directory }): Record<string, readonly string[]> =>
    from_directory ? {} : { email: [sameEmail(email)] },
  listed: calledRows,
});
export const apiClients = entities({ what: 'API client', schema: ApiClient, key: keys.caller });

/** The people whose name or address this is: of a name, there may be several. */
export const peopleCalled = async (text: string): Promise<string[]> => {
  const name = calling(text);
  if (name === '') return [];
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': keys.called(name, '').pk },
      ConsistentRead: true,
    }),
  );
  return Items.map(({ sk }) => String(sk));
};

/** The group's name may change, so it is not kept here; its type may not. */
const HeldRoleRow = z.object({
  id: z.string(),
  name: z.string(),
  resource_group: z.object({ id: z.string(), group_type: z.enum(GROUP_TYPES) }),
});
type HeldRoleRow = z.output<typeof HeldRoleRow>;

export type CallerRecord = SessionRules & {
  id: string;
  name: string;
  status: 'active' | 'disabled';
  roles: readonly HeldRoleRow[];
  /** The person, where the caller is one. */
  user: User | undefined;
  /** A change of their address that is under way. */
  email_change: EmailChange | undefined;
};

/** Who somebody is and what they may do, in one strongly consistent read. */
export const readCaller = async (id: string): Promise<CallerRecord | undefined> => {
  const { pk, sk } = keys.caller(id);
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :caller AND :roles',
      ExpressionAttributeValues: { ':pk': pk, ':caller': sk, ':roles': 'ROLE~' },
      ConsistentRead: true,
    }),
  );
  const self = Items.find((row) => row.sk === sk);
  if (!self) return undefined;
  const change = Items.find((row) => row.sk === keys.emailChange(id).sk);
  const roles = Items.filter((row) => row !== self && row !== change).map((row) => HeldRoleRow.parse(row));
  const user = 'email' in self ? User.parse(self) : undefined;
  const { name, status } = user ? { ...user, name: fullName(user) } : ApiClient.parse(self);
  return {
    ...SessionRules.parse(self),
    id,
    name,
    status,
    roles,
    user,
    email_change: change && EmailChange.parse(change),
  };
};

export const grantRole = async (caller: string, role: HeldRoleRow) => {
  const Item = { ...keys.heldRole(caller, role.id, role.resource_group.id), ...HeldRoleRow.parse(role) };
  await table.send(new PutCommand({ TableName: tableName(), Item }));
};
