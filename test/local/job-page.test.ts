/** Jobs end to end, with a product of its own: a clock moved for all tests would end the pending uploads of others. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { messageTo } from '#contract/jobs/jobs.ts';
import { setEnvironment } from '#local/environment.ts';
import type { Stack } from '#local/stack.ts';
import { eventually } from '#test/eventually.ts';
import { startProduct } from '#test/product.ts';

let product: Stack;
let web: string;

beforeAll(async () => {
  product = await startProduct('empty');
  ({ web } = product.endpoints);
  setEnvironment(product.environment);
});
afterAll(() => product.stop());

const Jobs = z.object({
  at: z.iso.datetime(),
  messages: z.array(z.object({ id: z.string(), job: z.string(), body: z.string(), dead: z.boolean() })),
  runs: z.array(z.object({ job: z.string(), id: z.string(), at: z.string(), error: z.string().nullable() })),
});
const jobsNow = async () => Jobs.parse(await (await fetch(`${web}/local/jobs.json`)).json());

/** Moves the clock past the delay before a retry. */
const later = async () => {
  const { at } = await jobsNow();
  await post('/local/jobs/clock', { to: new Date(Date.parse(at) + 60_000).toISOString() });
};

const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${web}${path}`, { method: 'POST', body: new URLSearchParams(form), headers, redirect: 'manual' });

test('the daily jobs run once per date', async () => {
  const sweeps = async () => (await jobsNow()).runs.filter(({ job }) => job === 'daily-sweep').length;
  await eventually(async () => expect(await sweeps()).toBeGreaterThan(0));
  const before = await sweeps();
  const { at } = await jobsNow();
  const days = (count: number) => new Date(Date.parse(at) + count * 24 * 3_600_000).toISOString();

  expect((await post('/local/jobs/clock', { to: days(1) })).status).toBe(200);
  await eventually(async () => expect(await sweeps()).toBe(before + 1));
  // Repeating a day must start nothing: an extra job would have run before the job of the next day.
  await post('/local/jobs/clock', { to: days(1) });
  await post('/local/jobs/clock', { to: days(2) });
  await eventually(async () => expect(await sweeps()).toBe(before + 2));
});

test('a failing job becomes a dead letter that only its page can retry', async () => {
  const { SQSClient, SendMessageCommand } = await import('@aws-sdk/client-sqs');
  const sqs = new SQSClient({});
  const QueueUrl = `${web}/local/sqs/tidying`;
  const body = messageTo('daily-sweep', { date: `<b>${randomUUID()}</b>` });
  const { MessageId = '' } = await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: body }));
  sqs.destroy();
  const own = async () => (await jobsNow()).messages.find(({ id }) => id === MessageId);
  await eventually(async () => {
    await later();
    expect(await own()).toMatchObject({ job: 'daily-sweep', body, dead: true });
  });

  const shown = await (await fetch(`${web}/local/jobs`)).text();
  expect(shown).toContain('Invalid ISO date');
  expect(shown).toContain('&lt;b&gt;');
  expect(shown).not.toMatch(/<b>|<script|<style|style=/);

  const tries = async () => (await jobsNow()).runs.filter(({ id }) => id === MessageId).length;
  const tried = await tries();
  const again = (origin: string) => post('/local/jobs/again', { id: MessageId }, { origin });
  for (const other of ['https://evil.example', 'http://localhost:1', 'null'])
    expect((await again(other)).status).toBe(403);
  expect(await own()).toMatchObject({ dead: true });
  const answer = await again(web);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/local/jobs']);
  await eventually(async () => expect(await tries()).toBeGreaterThan(tried));
});

test('sending to a queue requires credentials of this installation', async () => {
  const { SQSClient, SendMessageCommand } = await import('@aws-sdk/client-sqs');
  const send = (credentials: { accessKeyId: string; secretAccessKey: string }) => {
    const sqs = new SQSClient({ credentials });
    const message = new SendMessageCommand({ QueueUrl: `${web}/local/sqs/fan-out`, MessageBody: '{}' });
    return sqs.send(message).finally(() => sqs.destroy());
  };
  await expect(send({ accessKeyId: 'made', secretAccessKey: 'up' })).rejects.toThrow('InvalidAccessKeyId');
  expect((await fetch(`${web}/local/sqs/`, { method: 'POST', body: '{}' })).status).toBe(400);
});
