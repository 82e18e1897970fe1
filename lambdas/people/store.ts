import { isDeepStrictEqual } from 'node:util';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ApiClient } from '#domain/clients/client.ts';
import { apiClientList } from '#domain/clients/list.ts';
import { ApiClientRow } from '#domain/clients/row.ts';
import { fieldError } from '#domain/field-error.ts';
import { userList } from '#domain/people/list.ts';
import { administratorUntil, fullName, groupsOf, isHeldOn, rolesOf, statusOf } from '#domain/people/person.ts';
import type { HeldRole } from '#domain/people/role.ts';
import { UserRow } from '#domain/people/row.ts';
import { User } from '#domain/people/user.ts';
import { SessionRules } from '#domain/sign-in/proof.ts';
import { sameEmail } from '#domain/text/email.ts';
import { nameOrder, tidyName } from '#domain/text/name.ts';
import { sameNames } from '#domain/text/same-name.ts';
import { clientPeopleWrites } from '#lambdas/clients/people-store.ts';
import { companyDay } from '#lambdas/company/store.ts';
import { groupNames } from '#lambdas/directory/group-store.ts';
import { groupMustStand } from '#lambdas/groups/store.ts';
import { invalid, lastAdministrator } from '#lambdas/known-errors.ts';
import { spoken } from '#lambdas/languages.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { listing } from '#lambdas/persistence/lists/list.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import type { Write } from '#lambdas/persistence/write.ts';
import { EmailChange } from '#lambdas/security/email-change-store.ts';

/** Ignores case, accents and spaces. */
export const calling = (text: string) => nameOrder(tidyName(text));

/** Index rows by name and address, which resolve mentions and owner texts. */
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

/** Invited users who never signed in do not count, and neither do administrators whose role ends. */
const countsAsAdministrator = (user: User | undefined) =>
  user !== undefined && statusOf(user) === 'active' && administratorUntil(rolesOf(user)) === null;

/** A transactional counter that prevents removing the last administrator, even with concurrent changes. */
const administratorCount = (before: User | undefined, after: User | undefined): Write[] => {
  const change = Number(countsAsAdministrator(after)) - Number(countsAsAdministrator(before));
  if (change === 0) return [];
  const isLeft = { expression: 'people > :one', values: { ':one': 1 }, onFailure: lastAdministrator };
  return [{ add: { people: change }, to: keys.administrators(), ...(change < 0 && { condition: isLeft }) }];
};

const hasEnd = ({ ends_on }: HeldRole) => ends_on !== null;

/** Drops roles that are over, before the job removes them. The company is read only if a role ends. */
const withoutEnded = async <T extends Holder>(holders: readonly T[]): Promise<T[]> => {
  if (!holders.some(({ roles }) => roles.some(hasEnd))) return [...holders];
  const today = await companyDay();
  return holders.map((holder) => {
    const { roles } = holder;
    return roles.some(hasEnd) ? { ...holder, roles: roles.filter((role) => isHeldOn(today, role)) } : holder;
  });
};

const rolesNow = async (holder: Holder) => (await withoutEnded([holder])).flatMap(({ roles }) => roles);

type Holder = { roles: readonly HeldRole[] };

/** Groups in which the person gains a role must exist. */
const groupsMustStand = (before: Holder | undefined, after: Holder | undefined): Write[] => {
  const held = before ? groupsOf(before) : [];
  const added = after ? groupsOf(after).filter((id) => !held.includes(id)) : [];
  return added.map((id) => groupMustStand(id, () => invalid([fieldError('roles', 'no_such_group')])));
};

/** The ids before and after, if they differ. */
const eitherIfOthers = (before: readonly string[] = [], after: readonly string[] = []) =>
  isDeepStrictEqual(before, after) ? [] : [...before, ...after];

const held = (user: User | undefined): Holder | undefined => user && { roles: rolesOf(user) };

/** A language that the company no longer offers stays stored, and applies again once it is offered. */
const Person = User.transform((user) => ({ ...user, language: spoken(user.language) }));

const { writes: userRows, ...userListing } = listing('user', UserRow, userList);

export const users = {
  ...entities({
    what: 'user',
    schema: Person,
    called: fullName,
    hidden: [
      'calendar',
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
    // A person who signed in from a directory without SCIM may share an address with another account.
    unique: ({ email, from_directory, user_name }): Record<string, readonly string[]> => ({
      ...((!from_directory || user_name !== null) && { email: [sameEmail(email)] }),
      ...(user_name !== null && { user_name: [sameEmail(user_name)] }),
    }),
    bound: (before, after) => [...administratorCount(before, after), ...groupsMustStand(held(before), held(after))],
    listed: (before, after) => [...userRows(before, after), ...calledRows(before, after)],
    noted: ['last_sign_in_at'],
  }),
  ...userListing,
  storedRows: userListing.rows,
  /** All people, without roles that are over. */
  rows: async () => withoutEnded(await userListing.rows()),
};

const { writes: apiClientRows, ...apiClientListing } = listing('API client', ApiClientRow, apiClientList);

export const apiClients = {
  ...entities({
    what: 'API client',
    schema: ApiClient,
    hidden: ['tokens_valid_from'],
    unique: ({ name }) => ({ name: sameNames(name) }),
    bound: groupsMustStand,
    listed: (before, after) => [...apiClientRows(before, after), ...clientPeopleWrites(before, after)],
    noted: ['last_used_at'],
  }),
  ...apiClientListing,
};

/** Ids of people with this name or address; several people may share a name. */
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
  user: User | undefined;
  client: ApiClient | undefined;
  /** A pending change of their address. */
  email_change: EmailChange | undefined;
};

/** Reads the caller's identity and roles in one strongly consistent query; migrated accounts need a second one. */
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
    roles: await rolesNow({ roles }),
    user,
    client,
    email_change: change && EmailChange.parse(change),
  };
};
