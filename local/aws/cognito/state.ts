/** The state of the Cognito stand-in in one SQLite file; a confirmed write survives a crash. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type * as z from 'zod';

/** Each migration runs once, in this order. Existing migrations never change; new ones are appended. */
const migrations = [
  `create table settings (name text primary key, value text not null) strict;

  create table users (
    id text primary key,
    email text not null unique,
    status text not null,
    enabled integer not null,
    salt text not null,
    verifier text not null,
    temporary_until integer,
    invited integer not null,
    attributes text not null,
    created integer not null,
    modified integer not null
  ) strict;

  create table clients (id text primary key, document text not null) strict;

  create table grants (
    id text primary key,
    user text not null references users (id) on delete cascade,
    client text not null references clients (id) on delete cascade,
    token_hash text not null unique,
    signed_in integer not null,
    expires integer not null,
    revoked integer not null
  ) strict;
  create index grants_by_user on grants (user);
  create index grants_by_client on grants (client);
  create index grants_by_expiry on grants (expires);

  create table sessions (
    token_hash text primary key,
    challenge text not null,
    client text not null,
    claimant text not null,
    data text not null,
    used integer not null,
    expires integer not null
  ) strict;
  create index sessions_by_expiry on sessions (expires);

  create table codes (
    purpose text not null,
    claimant text not null,
    code_hash text not null,
    expires integer not null,
    tries integer not null,
    primary key (purpose, claimant)
  ) strict;
  create index codes_by_expiry on codes (expires);

  create table attempts (
    purpose text not null,
    claimant text not null,
    count integer not null,
    last integer not null,
    until integer not null,
    primary key (purpose, claimant)
  ) strict;
  create index attempts_by_last on attempts (last);

  create table identities (user text primary key, id text not null unique) strict;`,

  `alter table grants add column scope text not null default 'aws.cognito.signin.user.admin';

  alter table users rename column email to name;
  alter table users add column username text;
  create index users_by_email on users (lower(attributes ->> '$.email'));

  create table hosted_sessions (
    token_hash text primary key,
    user text not null references users (id) on delete cascade,
    provider text not null,
    signed_in integer not null,
    expires integer not null
  ) strict;
  create index hosted_sessions_by_expiry on hosted_sessions (expires);

  create table authorization_codes (
    code_hash text primary key,
    user text not null references users (id) on delete cascade,
    client text not null references clients (id) on delete cascade,
    redirect text not null,
    scope text not null,
    nonce text,
    challenge text,
    signed_in integer not null,
    expires integer not null
  ) strict;
  create index authorization_codes_by_expiry on authorization_codes (expires);`,

  `alter table sessions add column progress text not null default '{}';
  alter table sessions add column wrong integer not null default 0;
  alter table grants add column device text;

  create table mfa (
    user text primary key references users (id) on delete cascade,
    methods text not null,
    preferred text,
    secret text,
    pending_secret text,
    app_name text,
    passkey integer not null,
    last_step integer not null
  ) strict;

  create table devices (
    key text primary key,
    user text not null references users (id) on delete cascade,
    group_key text not null,
    name text not null,
    salt text,
    verifier text,
    remembered integer not null,
    created integer not null,
    modified integer not null,
    used integer not null
  ) strict;
  create index devices_by_user on devices (user);

  create table passkeys (
    id text primary key,
    user text not null references users (id) on delete cascade,
    public_key text not null,
    counter integer not null,
    transports text not null,
    attachment text,
    created integer not null
  ) strict;
  create index passkeys_by_user on passkeys (user);

  create table passkey_registrations (
    user text primary key references users (id) on delete cascade,
    challenge text not null,
    expires integer not null
  ) strict;

  create table pending_attributes (
    user text not null references users (id) on delete cascade,
    name text not null,
    value text not null,
    primary key (user, name)
  ) strict;`,

  `update clients set document = json_set(
    json_remove(document, '$.ClientSecret'),
    '$.secrets',
    json_array(json_object(
      'id', id || '--' || cast(document ->> '$.CreationDate' * 1000 as integer),
      'value', document ->> '$.ClientSecret',
      'created', document ->> '$.CreationDate'
    ))
  ) where document ->> '$.ClientSecret' is not null;`,

  `create table provider_links (
    provider text not null,
    attribute text not null,
    value text not null collate nocase,
    user text not null references users (id) on delete cascade,
    primary key (provider, attribute, value)
  ) strict;`,

  // With rotation, a sign-in has several refresh tokens.
  `drop index grants_by_user;
  drop index grants_by_client;
  drop index grants_by_expiry;
  alter table grants rename to earlier_grants;

  create table grants (
    id text primary key,
    user text not null references users (id) on delete cascade,
    client text not null references clients (id) on delete cascade,
    signed_in integer not null,
    expires integer not null,
    revoked integer not null,
    scope text not null,
    device text
  ) strict;
  create index grants_by_user on grants (user);
  create index grants_by_client on grants (client);
  create index grants_by_expiry on grants (expires);
  insert into grants select id, user, client, signed_in, expires, revoked, scope, device from earlier_grants;

  create table refresh_tokens (
    token_hash text primary key,
    sign_in text not null references grants (id) on delete cascade,
    ends integer
  ) strict;
  create index refresh_tokens_by_sign_in on refresh_tokens (sign_in);
  insert into refresh_tokens select token_hash, id, null from earlier_grants;
  drop table earlier_grants;`,
];

const migrate = (database: DatabaseSync) => {
  const done = Number(database.prepare('pragma user_version').get()?.user_version ?? 0);
  for (const [index, sql] of migrations.entries()) {
    if (index >= done) database.exec(`begin; ${sql}; pragma user_version = ${index + 1}; commit`);
  }
};

/** Another process may hold the file, such as a backup. */
const TIMEOUT_MS = 10_000;

export const openState = (folder: string) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(folder, 'identity.sqlite'), { timeout: TIMEOUT_MS });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  migrate(database);

  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string) => {
    const known = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, known);
    return known;
  };

  const all = <T>(row: z.ZodType<T>, sql: string, ...values: SQLInputValue[]): T[] =>
    statement(sql)
      .all(...values)
      .map((found) => row.parse(found));

  let isInside = false;

  return {
    all,
    one: <T>(row: z.ZodType<T>, sql: string, ...values: SQLInputValue[]): T | undefined =>
      all(row, sql, ...values).at(0),

    /** Returns the number of changed rows. */
    run: (sql: string, ...values: SQLInputValue[]) => Number(statement(sql).run(...values).changes),

    /** Runs `work` in a transaction. `work` is synchronous, so no other statement can come between. */
    transaction: <T>(work: () => T): T => {
      if (isInside) return work();
      database.exec('begin immediate');
      isInside = true;
      try {
        const result = work();
        database.exec('commit');
        return result;
      } catch (error) {
        database.exec('rollback');
        throw error;
      } finally {
        isInside = false;
      }
    },

    close: () => database.close(),
  };
};
export type State = ReturnType<typeof openState>;
