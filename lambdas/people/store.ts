import { isDeepStrictEqual } from 'node:util';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ApiClient } from '#domain/clients/client.ts';
import { apiClientList } from '#domain/clients/list.ts';
import { ApiClientRow } from '#domain/clients/row.ts';
import { sameEmail } from '#domain/email.ts';
import { fieldError } from '#domain/field-error.ts';
import { nameOrder, tidyName } from '#domain/name.ts';
import { userList } from '#domain/people/list.ts';
import { fullName, groupsOf, rolesOf, statusOf } from '#domain/people/person.ts';
import type { HeldRole } from '#domain/people/role.ts';
import { UserRow } from '#domain/people/row.ts';
import { User } from '#domain/people/user.ts';
import { isAdministrator } from '#domain/permissions.ts';
import { sameNames } from '#domain/same-name.ts';
import { SessionRules } from '#domain/sign-in/proof.ts';
import { clientPeopleWrites } from '#lambdas/clients/people-store.ts';
import { groupNames } from '#lambdas/directory/group-store.ts';
import { groupMustStand } from '#lambdas/groups/store.ts';
import { invalid, lastAdministrator } from '#lambdas/known-errors.ts';
import { spoken } from '#lambdas/languages.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { listing } from '#lambdas/persistence/list.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import type { Write } from '#lambdas/persistence/write.ts';
import { EmailChange } from '#lambdas/security/email-change-store.ts';

/** Case, accents and spaces aside. */
export const calling = (text: string) => nameOrder(tidyName(text));

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

/** Whoever may come in, and has been here: an invitation may never be taken up. */
const countsAsAdministrator = (user: User | undefined) =>
  user !== undefined && statusOf(user) === 'active' && isAdministrator(rolesOf(user));

/** Somebody is always there who can let others in, even where two take it from each other at once. */
const administratorCount = (before: User | undefined, after: User | undefined): Write[] => {
  const change = Number(countsAsAdministrator(after)) - Number(countsAsAdministrator(before));
  if (change === 0) return [];
  const isLeft = { expression: 'people > :one', values: { ':one': 1 }, onFailure: lastAdministrator };
  return [{ add: { people: change }, to: keys.administrators(), ...(change < 0 && { condition: isLeft }) }];
};

type Holder = { roles: readonly HeldRole[] };

/** Those that they come to hold a role in. */
const groupsMustStand = (before: Holder | undefined, after: Holder | undefined): Write[] => {
  const held = before ? groupsOf(before) : [];
  const added = after ? groupsOf(after).filter((id) => !held.includes(id)) : [];
  return added.map((id) => groupMustStand(id, () => invalid([fieldError('roles', 'no_such_group')])));
};

/** What was and what is, where they differ. */
const eitherIfOthers = (before: readonly string[] = [], after: readonly string[] = []) =>
  isDeepStrictEqual(before, after) ? [] : [...before, ...after];

const held = (user: User | undefined): Holder | undefined => user && { roles: rolesOf(user) };

/** What somebody chose stays in their row, and counts again once it is offered again. */
const Person = User.transform((user) => ({ ...user, language: spoken(user.language) }));

const { writes: userRows, ...userListing } = listing('user', UserRow, userList);

export const users = {
  ...entities({
    what: 'user',
    schema: Person,
    key: keys.caller,
    called: fullName,
    hidden: [
      'dashboard',
      'default_views',
      'kept_sessions',
      'passkeys',
      'passkey_names',
      'returned_mail',
      'proofs_valid_from',
      'tokens_valid_from',
    ],
    names: (before, after) => groupNames(eitherIfOthers(before?.directory_groups, after?.directory_groups)),
    // Who came from a directory that nobody told of them may have an address that somebody else signs in with.
    unique: ({ email, from_directory, user_name }): Record<string, readonly string[]> => ({
      ...((!from_directory || user_name !== null) && { email: [sameEmail(email)] }),
      ...(user_name !== null && { user_name: [sameEmail(user_name)] }),
    }),
    bound: (before, after) => [...administratorCount(before, after), ...groupsMustStand(held(before), held(after))],
    listed: (before, after) => [...userRows(before, after), ...calledRows(before, after)],
    noted: ['last_sign_in_at'],
  }),
  ...userListing,
};

const { writes: apiClientRows, ...apiClientListing } = listing('API client', ApiClientRow, apiClientList);

export const apiClients = {
  ...entities({
    what: 'API client',
    schema: ApiClient,
    key: keys.caller,
    hidden: ['tokens_valid_from'],
    unique: ({ name }) => ({ name: sameNames(name) }),
    bound: groupsMustStand,
    listed: (before, after) => [...apiClientRows(before, after), ...clientPeopleWrites(before, after)],
    noted: ['last_used_at'],
  }),
  ...apiClientListing,
};

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

export type CallerRecord = SessionRules & {
  id: string;
  name: string;
  status: 'active' | 'disabled';
  roles: readonly HeldRole[];
  /** The person, where the caller is one. */
  user: User | undefined;
  /** The API client, where the caller is one. */
  client: ApiClient | undefined;
  /** A change of their address that is under way. */
  email_change: EmailChange | undefined;
};

/** Who somebody is and what they may do, in one strongly consistent read; in two where their account has another id. */
export const readCaller = async (id: string): Promise<CallerRecord | undefined> => {
  const { pk, sk } = keys.caller(id);
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :caller AND :change',
      ExpressionAttributeValues: { ':pk': pk, ':caller': sk, ':change': keys.emailChange(id).sk },
      ConsistentRead: true,
    }),
  );
  const self = Items.find((row) => row.sk === sk);
  if (!self) {
    const moved = Items.find((row) => row.sk === keys.movedPerson(id).sk);
    return moved ? readCaller(String(moved.person)) : undefined;
  }
  const change = Items.find((row) => row.sk === keys.emailChange(id).sk);
  const user = 'email' in self ? Person.parse(self) : undefined;
  const client = user ? undefined : ApiClient.parse(self);
  const { name, status, roles } = user
    ? { name: fullName(user), status: user.status, roles: rolesOf(user) }
    : ApiClient.parse(self);
  return {
    ...SessionRules.parse(self),
    id,
    name,
    status,
    roles,
    user,
    client,
    email_change: change && EmailChange.parse(change),
  };
};
