import { randomUUID } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keys } from '#lambdas/persistence/keys.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import { emailChanges } from '#lambdas/security/email-change-store.ts';
import { emailUndos } from '#lambdas/security/email-undo-store.ts';
import { startOwnTable } from './own-table.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = Date.parse('2026-11-21T12:00:00Z');
const ADDRESS = 'ada@new.example';

let own: Awaited<ReturnType<typeof startOwnTable>>;
beforeAll(async () => {
  own = await startOwnTable();
});
afterAll(async () => {
  await own.stop();
});

test('a code is valid for 15 minutes', async () => {
  const person = randomUUID();
  await emailChanges.wait(person, ADDRESS, '123456', NOON);
  expect(await emailChanges.enter(person, '123456', NOON + 14 * MINUTE)).toMatchObject({ email: ADDRESS });
  await expect(emailChanges.enter(person, '123456', NOON + 15 * MINUTE)).rejects.toMatchObject({
    details: { code: 'no_code' },
  });
});

test('codes and links are not stored in plain text', async () => {
  const person = randomUUID();
  await emailChanges.wait(person, ADDRESS, '123456', NOON);
  const { Item } = await table.send(new GetCommand({ TableName: tableName(), Key: keys.emailChange(person) }));
  expect(Item).toMatchObject({ email: ADDRESS });
  expect(Object.values(Item ?? {}).filter((value) => String(value).includes('123456'))).toEqual([]);

  const [, secret = ''] = (await emailUndos.offer(person, ADDRESS)).split('.');
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  const Key = keys.emailUndo(person, secret);
  expect((await table.send(new GetCommand({ TableName: tableName(), Key }))).Item).toBeUndefined();
});

test('a link is valid for 72 hours', async () => {
  const person = randomUUID();
  const token = await emailUndos.offer(person, ADDRESS, NOON);
  expect(await emailUndos.find(token, NOON + 71 * HOUR)).toEqual({ person, email: ADDRESS, since: NOON });
  expect(await emailUndos.find(token, NOON + 72 * HOUR)).toBeUndefined();
});

test('a change in progress cannot be replaced until abandoned for half a minute', async () => {
  const person = randomUUID();
  await emailChanges.wait(person, ADDRESS, '123456', NOON);
  await emailChanges.begin(person, NOON);
  const inProgress = { details: { code: 'in_progress' } };
  await expect(emailChanges.wait(person, ADDRESS, '654321', NOON + MINUTE / 4)).rejects.toMatchObject(inProgress);
  await expect(emailChanges.begin(person, NOON + MINUTE / 4)).rejects.toMatchObject(inProgress);
  await expect(emailChanges.beginAtOnce(person, ADDRESS, NOON + MINUTE / 4)).rejects.toMatchObject(inProgress);
  await emailChanges.beginAtOnce(person, ADDRESS, NOON + MINUTE);
});
