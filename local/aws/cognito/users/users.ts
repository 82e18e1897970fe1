/** The user store. Users sign in by e-mail address, in any case, or by id. */
import * as z from 'zod';
import { keysOf } from '#domain/keys-of.ts';
import type { Verifier } from '#local/aws/cognito/crypto/srp.ts';
import { emailTaken, userNotFound } from '#local/aws/cognito/errors.ts';
import type { State } from '#local/aws/cognito/state.ts';
import type { UserAttributes } from './attributes.ts';

type UserStatus = 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED' | 'UNCONFIRMED' | 'EXTERNAL_PROVIDER';

export type User = {
  id: string;
  /** Cognito's username: the id, or for federated users the provider's name and their name there. */
  username: string;
  status: UserStatus;
  enabled: boolean;
  password: Verifier;
  /** Expiry of a temporary password. */
  temporaryUntil: number | null;
  /** The temporary password was sent to the e-mail address, so its use verifies the address. */
  invited: boolean;
  attributes: UserAttributes;
  created: number;
  modified: number;
};

/** The user fields that administrators' operations return. */
export const profile = (user: User) => ({
  Username: user.username,
  UserCreateDate: user.created / 1000,
  UserLastModifiedDate: user.modified / 1000,
  Enabled: user.enabled,
  UserStatus: user.status,
});

const Row = z
  .object({
    id: z.string(),
    username: z.string().nullable(),
    status: z.enum(['CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'RESET_REQUIRED', 'UNCONFIRMED', 'EXTERNAL_PROVIDER']),
    enabled: z.number(),
    salt: z.string(),
    verifier: z.string(),
    temporary_until: z.number().nullable(),
    invited: z.number(),
    attributes: z.string(),
    created: z.number(),
    modified: z.number(),
  })
  .transform(
    ({ salt, verifier, enabled, invited, temporary_until, attributes, username, ...row }): User => ({
      ...row,
      username: username ?? row.id,
      enabled: enabled === 1,
      invited: invited === 1,
      password: { salt, verifier },
      temporaryUntil: temporary_until,
      attributes: z.object({ email: z.string() }).catchall(z.string()).parse(JSON.parse(attributes)),
    }),
  );

/** SQL expressions for the searchable attributes. */
const SEARCHABLE = {
  username: 'coalesce(username, id)',
  sub: 'id',
  email: "lower(attributes ->> '$.email')",
  status: "iif(enabled, 'Enabled', 'Disabled')",
  'cognito:user_status': 'status',
  phone_number: "attributes ->> '$.phone_number'",
  name: "attributes ->> '$.name'",
  given_name: "attributes ->> '$.given_name'",
  family_name: "attributes ->> '$.family_name'",
  preferred_username: "attributes ->> '$.preferred_username'",
} as const;

export const SEARCHABLE_ATTRIBUTES = z.enum(keysOf(SEARCHABLE));

export type UserFilter = { attribute: z.output<typeof SEARCHABLE_ATTRIBUTES>; operator: '=' | '^='; value: string };

const condition = ({ attribute, operator }: UserFilter) =>
  operator === '=' ? `${SEARCHABLE[attribute]} = ?1` : `substr(${SEARCHABLE[attribute]}, 1, length(?1)) = ?1`;

const isUniqueness = (error: unknown) => error instanceof Error && error.message.includes('users.name');

export const usersIn = (state: State, now: () => number) => {
  /** The sign-in name. Federated users sign in by username, because their address may also belong to another user. */
  const nameOf = ({ id, username, attributes }: User) => (username === id ? attributes.email : username).toLowerCase();

  const columns = (user: User) => [
    nameOf(user),
    user.username,
    user.status,
    Number(user.enabled),
    user.password.salt,
    user.password.verifier,
    user.temporaryUntil,
    Number(user.invited),
    JSON.stringify(user.attributes),
  ];

  const find = (name: string) => state.one(Row, 'select * from users where name = ?1 or id = ?1', name.toLowerCase());

  return {
    get: (id: string) => state.one(Row, 'select * from users where id = ?', id),
    find,

    /**
     * Throws for an unknown user. For administrators only, because the error reveals that the account does not exist.
     */
    named: (name: string): User => {
      const user = find(name);
      if (!user) throw userNotFound();
      return user;
    },

    add: (user: Omit<User, 'created' | 'modified'>): User => {
      const added = { ...user, created: now(), modified: now() };
      try {
        state.run(
          `insert into users (id, name, username, status, enabled, salt, verifier, temporary_until, invited, attributes,
            created, modified) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          user.id,
          ...columns(added),
          added.created,
          added.modified,
        );
      } catch (error) {
        throw isUniqueness(error) ? emailTaken('UsernameExistsException') : error;
      }
      return added;
    },

    save: (user: User): User => {
      const saved = { ...user, modified: now() };
      try {
        state.run(
          `update users set name = ?, username = ?, status = ?, enabled = ?, salt = ?, verifier = ?, temporary_until = ?,
            invited = ?, attributes = ?, modified = ? where id = ?`,
          ...columns(saved),
          saved.modified,
          user.id,
        );
      } catch (error) {
        throw isUniqueness(error) ? emailTaken('AliasExistsException') : error;
      }
      return saved;
    },

    remove: (id: string) => {
      state.run('delete from users where id = ?', id);
    },

    /** Ordered by id, starting after `after`. */
    page: (filter: UserFilter | undefined, after: string, limit: number) => {
      const value = filter?.attribute === 'email' ? filter.value.toLowerCase() : (filter?.value ?? '');
      const where = filter ? condition(filter) : "?1 = ''";
      return state.all(Row, `select * from users where id > ?2 and ${where} order by id limit ?3`, value, after, limit);
    },
  };
};
export type Users = ReturnType<typeof usersIn>;
