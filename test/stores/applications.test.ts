import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApplicationDraft, UNJUDGED } from '#domain/applications/application.ts';
import { applications } from '#lambdas/applications/store.ts';
import { TooLargeError, ValueTakenError, VersionConflictError } from '#lambdas/errors.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import { startOwnTable } from './own-table.ts';

const ADA = { id: randomUUID(), name: 'Ada Lovelace' };
const draft = (name: string, groups: string[] = []) => ({
  ...ApplicationDraft.parse({ name, resource_groups: groups }),
  ...UNJUDGED,
});
const names = (page: { items: { name: string }[] }) => page.items.map(({ name }) => name);

const makeGroup = async () => {
  const { id } = await resourceGroups.create({ name: randomUUID(), group_type: 'CUSTOM' }, ADA);
  return id;
};

/** One group per test keeps tests apart. */
const inGroup = (group: string) => applications.page([group], { sort: 'name', limit: 25 }, undefined);

const trailOf = async (id: string) => {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': keys.audit(keys.application(id), 1).pk },
    }),
  );
  return Items;
};

let own: Awaited<ReturnType<typeof startOwnTable>>;
beforeAll(async () => {
  own = await startOwnTable();
});
afterAll(async () => {
  await own.stop();
});

test('a created application can be read, is listed in its groups, and is audited', async () => {
  const group = await makeGroup();
  const made = await applications.create(draft('Recorded', [group]), ADA);
  expect(await applications.get(made.id)).toEqual(made);
  expect(names(await inGroup(group))).toEqual(['Recorded']);
  expect(await trailOf(made.id)).toMatchObject([{ action: 'created', by: ADA }]);
});

test('a change after approval is recorded until the next decision', async () => {
  const approved = { ...draft('Approved once'), approval_status: 'approved' as const };
  const made = await applications.create(approved, ADA);
  const changed = await applications.update(made, { ...approved, purpose: 'Decides' }, ADA);
  const mark = { at: changed.updated_at, by: ADA, fields: ['purpose'] };
  expect(await applications.get(made.id)).toMatchObject({ changed_since_approval: mark });
  expect((await trailOf(made.id)).at(1)).toMatchObject({
    changes: expect.arrayContaining([{ field: 'changed_since_approval', to: mark }]),
  });
  const decided = await applications.update(changed, { ...changed, approval_status: 'rejected' }, ADA);
  expect(decided).not.toHaveProperty('changed_since_approval');
  expect(await applications.get(made.id)).not.toHaveProperty('changed_since_approval');
});

test('one of two concurrent writers of a version wins, and the other gets a conflict', async () => {
  const made = await applications.create(draft('Contended'), ADA);
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => applications.update(made, draft(`Contended ${n}`), ADA)),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const lost of tries.filter((one) => one.status === 'rejected'))
    expect(lost.reason).toMatchObject({ constructor: VersionConflictError });
  expect(await applications.get(made.id)).toMatchObject({ version: 2 });
});

test('a write whose answer is lost counts once and does not conflict with itself', async () => {
  const made = await applications.create(draft('Unheard'), ADA);
  const real = DynamoDBDocumentClient.from(new DynamoDBClient());
  const wire = mockClient(table);
  wire.on(GetCommand).callsFake((input) => real.send(new GetCommand(input)));
  // The first response is lost and the SDK retries. By then the expected version is outdated.
  wire.on(TransactWriteCommand).callsFake(async (input) => {
    await real.send(new TransactWriteCommand(input));
    return real.send(new TransactWriteCommand({ ...input, ClientRequestToken: randomUUID() }));
  });
  const changed = await applications.update(made, draft('Heard'), ADA);
  wire.restore();
  real.destroy();
  expect(changed).toMatchObject({ name: 'Heard', version: 2 });
  expect(await applications.get(made.id)).toEqual(changed);
});

test('a name is free again once its application is renamed or removed', async () => {
  const first = await applications.create(draft('Sought After'), ADA);
  await expect(applications.create(draft('sought after'), ADA)).rejects.toMatchObject({ constructor: ValueTakenError });
  const renamed = await applications.update(first, draft('Left Alone'), ADA);
  const second = await applications.create(draft('sought after'), ADA);
  await applications.remove(second, ADA);
  await applications.update(renamed, draft('SOUGHT AFTER'), ADA);
});

test('a removed application remains only in the audit log', async () => {
  const group = await makeGroup();
  const made = await applications.create(draft('Short lived', [group]), ADA);
  await applications.remove(made, ADA);
  expect(await applications.get(made.id)).toBeUndefined();
  expect(names(await inGroup(group))).toEqual([]);
  expect(await trailOf(made.id)).toMatchObject([{ action: 'created' }, { action: 'removed', by: ADA }]);
});

test('a list over several groups shows each application once, in order, on every page', async () => {
  const groups = [await makeGroup(), await makeGroup(), await makeGroup()] as const;
  const wanted = Array.from({ length: 60 }, (_, n) => `Listed ${String(n).padStart(2, '0')}`);
  for (const [n, name] of wanted.entries())
    await applications.create(
      draft(
        name,
        groups.filter((_, g) => n % (g + 2) === 0 || g === 0),
      ),
      ADA,
    );

  const walk = async (sort: string) => {
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await applications.page(groups, { sort, limit: 7 }, after);
      seen.push(...names(page));
      after = page.next ?? undefined;
    } while (after !== undefined);
    return seen;
  };
  expect(await walk('name')).toEqual(wanted);
  expect(await walk('-name')).toEqual(wanted.toReversed());
});

test('names are sorted as people expect', async () => {
  const group = await makeGroup();
  for (const name of ['Zebra', 'acme b', 'Ácme', 'acme-x', 'Acme 2'])
    await applications.create(draft(name, [group]), ADA);
  expect(names(await inGroup(group))).toEqual(['Ácme', 'Acme 2', 'acme b', 'acme-x', 'Zebra']);
});

test('an application too large to keep is refused with a reason', async () => {
  await expect(applications.create({ ...draft('Huge'), description: 'x'.repeat(310_000) }, ADA)).rejects.toMatchObject({
    constructor: TooLargeError,
  });
});
