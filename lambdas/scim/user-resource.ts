/** Converts people to and from SCIM. */
import * as z from 'zod';
import { fieldError } from '#domain/field-error.ts';
import { fullName } from '#domain/people/person.ts';
import type { User } from '#domain/people/user.ts';
import { isEmail } from '#domain/text/email.ts';
import { fieldErrors } from '#lambdas/http/field-errors.ts';
import { invalid } from '#lambdas/known-errors.ts';
import { spoken } from '#lambdas/languages.ts';
import { canonical, type Json, USER_ATTRIBUTES } from './attributes.ts';
import { addressOf, CORE, metaOf } from './resources.ts';

/** Names of directory groups by id. */
type GroupNames = ReadonlyMap<string, string>;
type Row = Pick<User, 'id' | 'email' | 'first_name' | 'last_name' | 'status' | 'user_name' | 'external_id'> &
  Pick<User, 'directory_groups' | 'created_at'>;

export const asUser = (user: Row, groups: GroupNames): Json => ({
  schemas: [`${CORE}:User`],
  id: user.id,
  externalId: user.external_id,
  userName: user.user_name ?? user.email,
  name: { formatted: fullName(user), givenName: user.first_name, familyName: user.last_name },
  displayName: fullName(user),
  emails: [{ value: user.email, type: 'work', primary: true }],
  active: user.status === 'active',
  groups: user.directory_groups.flatMap((id) => {
    const display = groups.get(id);
    return display === undefined ? [] : [{ value: id, $ref: addressOf(`/Groups/${id}`), display }];
  }),
});

export const asWholeUser = (user: User, groups: GroupNames): Json => ({
  ...asUser(user, groups),
  meta: metaOf('User', user),
});

/** Entra ID sends booleans as capitalized strings. */
const TrueOrFalse = z.preprocess((value) => {
  const text = typeof value === 'string' ? value.toLowerCase() : '';
  return text === 'true' ? true : text === 'false' ? false : value;
}, z.boolean());

const text = (max: number) => z.string().trim().max(max).nullish();

/** Control characters are refused. */
const name = text(100).refine((value) => !/\p{Cc}/u.test(value ?? ''));

const UserBody = z.object({
  userName: z.string().trim().min(1).max(254),
  externalId: text(255),
  name: z.object({ formatted: name, givenName: name, familyName: name }).partial().nullish(),
  displayName: name,
  emails: z
    .array(z.object({ value: text(254), type: text(100), primary: TrueOrFalse.nullish() }))
    .max(20)
    .nullish(),
  preferredLanguage: text(100),
  active: TrueOrFalse.nullish(),
});
type UserBody = z.output<typeof UserBody>;

const read = (body: unknown): UserBody => {
  const { success, data, error } = UserBody.safeParse(canonical(USER_ATTRIBUTES, body), { reportInput: true });
  if (!success) throw invalid(fieldErrors(error, 'unknown'));
  return data;
};

const emailOf = ({ emails, userName }: UserBody, before: string | undefined) => {
  const written = (emails ?? []).filter(({ value }) => value);
  const email = written.find(({ primary }) => primary) ?? written.find(({ type }) => type === 'work') ?? written[0];
  const found = email?.value ?? before ?? userName;
  if (!isEmail(found)) throw invalid([fieldError('emails', 'not_an_email')]);
  return found;
};

/** Splits a full name at its first space. */
const split = (fullName: string | null | undefined) => {
  const [first = '', ...rest] = (fullName ?? '').split(/\s+/);
  return first === '' ? undefined : { first_name: first, last_name: rest.join(' ') };
};

type Name = Pick<User, 'first_name' | 'last_name'>;

const nameOf = ({ name, displayName }: UserBody, before: Name | undefined): Name => {
  const { givenName, familyName, formatted } = name ?? {};
  if (givenName === undefined && familyName === undefined)
    return before ?? split(formatted ?? displayName) ?? { first_name: '', last_name: '' };
  return {
    first_name: givenName === undefined ? (before?.first_name ?? '') : (givenName ?? ''),
    last_name: familyName === undefined ? (before?.last_name ?? '') : (familyName ?? ''),
  };
};

/** Omitted attributes keep their values. */
export const readUser = (body: unknown, before?: User) => {
  const user = read(body);
  return {
    user_name: user.userName,
    external_id: user.externalId === undefined ? (before?.external_id ?? null) : user.externalId,
    email: emailOf(user, before?.email),
    ...nameOf(user, before && { first_name: before.first_name, last_name: before.last_name }),
    language: before?.language ?? spoken(user.preferredLanguage),
    status: (user.active ?? before?.status !== 'disabled') ? ('active' as const) : ('disabled' as const),
  };
};
export type DirectoryUserFields = ReturnType<typeof readUser>;
