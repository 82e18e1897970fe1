import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { ApiClient } from '#domain/api-client.ts';
import { sameEmail } from '#domain/email-change.ts';
import { GROUP_TYPES } from '#domain/enumerations.ts';
import { SessionRules } from '#domain/proof.ts';
import { fullName, User } from '#domain/user.ts';
import { EmailChange } from './email-changes.ts';
import { entities } from './entities.ts';
import { keys } from './keys.ts';
import { table, tableName } from './table.ts';

export const users = entities({
  what: 'user',
  schema: User,
  key: keys.caller,
  // A directory may give somebody an address that somebody else signs in with.
  unique: ({ email, from_directory }): Record<string, readonly string[]> =>
    from_directory ? {} : { email: [sameEmail(email)] },
});
export const apiClients = entities({ what: 'API client', schema: ApiClient, key: keys.caller });

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
