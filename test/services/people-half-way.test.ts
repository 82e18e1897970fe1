/**
 * A person is stored in the table and in the user pool. Each call to either fails once, before or after it takes
 * effect. A repeated request must reach the same outcome as without the failure and leave nothing else behind.
 */

import { randomUUID } from 'node:crypto';
import { AdminGetUserCommand, UserNotFoundException } from '@aws-sdk/client-cognito-identity-provider';
import { beforeAll, expect, test } from 'vitest';
import { Invitation } from '#domain/people/managed-user.ts';
import { heldRole } from '#domain/people/role.ts';
import { ValueTakenError } from '#lambdas/errors.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { changeUser, deleteUser, sendPasswordTo } from '#lambdas/people/people.ts';
import { users } from '#lambdas/people/store.ts';
import { table } from '#lambdas/persistence/table.ts';
import { pool, which } from '#lambdas/user-pool/accounts.ts';
import { invite } from '#lambdas/user-pool/invite.ts';
import { tokensOf } from '#local/demo/tokens.ts';
import { mailsTo } from '#test/api/mailbox.ts';
import { signedIn } from '#test/api/people.ts';

const ADMIN = { id: randomUUID(), name: 'Ada Lovelace' };
const OUT = new Error('Nobody answers.');
const anyVersion = () => true;

type When = 'before' | 'after';

/** Lets one call to the pool or the table fail, by its number, before or after it takes effect. */
const failing = async (number: number, when: When, work: () => Promise<unknown>) => {
  let calls = 0;
  const fault =
    <A, R>(next: (args: A) => Promise<R>) =>
    async (args: A): Promise<R> => {
      const isThis = calls++ === number;
      if (isThis && when === 'before') throw OUT;
      const answer = await next(args);
      if (isThis) throw OUT;
      return answer;
    };
  pool.middlewareStack.add(fault, { step: 'initialize', name: 'fault' });
  table.middlewareStack.add(fault, { step: 'initialize', name: 'fault' });
  try {
    return await work().then(
      () => ({ calls, error: undefined }),
      (error: unknown) => ({ calls, error }),
    );
  } finally {
    for (const { middlewareStack } of [pool, table]) middlewareStack.remove('fault');
  }
};

/** Returns the number of faults tried. */
const eachFault = async <T>(
  begin: () => Promise<T>,
  act: (on: T) => Promise<unknown>,
  check: (on: T) => Promise<void>,
) => {
  let faults = 0;
  for (const when of ['before', 'after'] as const)
    for (let number = 0; ; number++) {
      const on = await begin();
      const { calls, error } = await failing(number, when, () => act(on));
      if (error !== undefined) await act(on);
      await check(on);
      if (calls <= number) break;
      faults += 1;
    }
  return faults;
};

const accountOf = (name: string) =>
  pool.send(new AdminGetUserCommand(which(name))).catch((error: unknown) => {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  });

let group: Awaited<ReturnType<typeof resourceGroups.create>>;
beforeAll(async () => {
  group = await resourceGroups.create({ name: randomUUID(), group_type: 'CUSTOM' }, ADMIN);
});

const newInvitation = async () =>
  Invitation.parse({
    ...{ email: `${randomUUID()}@example.com`, first_name: 'Grace', last_name: 'Hopper' },
    roles: [{ id: 'ApplicationReviewer', resource_group_id: group.id }],
  });

test('a repeated invitation reaches the same outcome after any fault', async () => {
  const faults = await eachFault(
    newInvitation,
    (body) => invite(ADMIN, body),
    async ({ email }) => {
      const account = await accountOf(email);
      expect(account).toMatchObject({ Enabled: true, UserStatus: 'FORCE_CHANGE_PASSWORD' });
      const record = await users.get(account?.Username ?? '');
      expect(record).toMatchObject({ email, first_name: 'Grace', status: 'active', invited_at: expect.any(String) });
      expect(record?.roles).toEqual([heldRole('ApplicationReviewer', group)]);
      const { total } = await users.metrics('ALL', { text: email });
      expect(total).toBe(1);
      // Only the password in the last mail is valid.
      const [mail] = await mailsTo(email);
      await expect(tokensOf({ email, password: mail?.code ?? '' })).rejects.toThrow(/NEW_PASSWORD_REQUIRED/);
      await expect(invite(ADMIN, await newInvitation().then((body) => ({ ...body, email })))).rejects.toThrow(
        ValueTakenError,
      );
    },
  );
  expect(faults).toBe(22);
});

test('a repeated password reset reaches the same outcome after any fault', async () => {
  const faults = await eachFault(
    async () => invite(ADMIN, await newInvitation()),
    ({ id }) => sendPasswordTo(ADMIN, id),
    async ({ id, email, invited_at }) => {
      const [last, first] = await mailsTo(email);
      await expect(tokensOf({ email, password: first?.code ?? '' })).rejects.toThrow(/Incorrect/);
      await expect(tokensOf({ email, password: last?.code ?? '' })).rejects.toThrow(/NEW_PASSWORD_REQUIRED/);
      const record = (await users.get(id)) ?? expect.fail();
      expect(record.invited_at).not.toBe(invited_at);
    },
  );
  expect(faults).toBeGreaterThan(7);
});

test.each(['disabled', 'active'] as const)('a repeated change to %s completes after any fault', async (status) => {
  const begin = async () => {
    const person = await signedIn();
    if (status === 'active') await changeUser(ADMIN, person.id, { status: 'disabled' }, anyVersion);
    return person;
  };
  const faults = await eachFault(
    begin,
    ({ id }) => changeUser(ADMIN, id, { status }, anyVersion),
    async ({ id, email }) => {
      expect(await users.get(id)).toMatchObject({ status });
      expect(await accountOf(email)).toMatchObject({ Enabled: status === 'active' });
    },
  );
  expect(faults).toBeGreaterThan(5);
});

test('a repeated deletion reaches the same outcome after any fault', async () => {
  const faults = await eachFault(
    () => signedIn(),
    async ({ id }) => {
      // A repeated deletion may answer 404.
      await deleteUser(ADMIN, id, anyVersion).catch((error: unknown) => {
        if (!(error instanceof Error && 'status' in error && error.status === 404)) throw error;
      });
    },
    async ({ id, email, ask }) => {
      expect(await users.get(id)).toBeUndefined();
      expect(await accountOf(email)).toBeUndefined();
      expect((await ask('GET /access/user')).status).toBe(401);
    },
  );
  expect(faults).toBeGreaterThan(7);
});
