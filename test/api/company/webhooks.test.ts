/** Webhooks: events are signed, retried until delivered, and sent without the content of the object. */
import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as z from 'zod';
import { problemOf } from '#test/api/client.ts';
import { signedIn, someName } from '#test/api/people.ts';
import { eventually } from '#test/eventually.ts';

let ada: Awaited<ReturnType<typeof signedIn>>;
const made: string[] = [];
beforeAll(async () => {
  ada = await signedIn('Administrator');
});
afterAll(async () => {
  for (const id of made) await ada.ask('DELETE /access/webhooks/{id}', { params: { id } });
});

const newAddress = (end = '') => `https://hooks.example/${randomUUID()}${end}`;

const make = async (about: { address: string; status?: 'active' | 'paused' }) => {
  const body = { name: someName('Hook'), things: ['vendors' as const], ...about };
  const webhook = await ada.api('POST /access/webhooks', { body });
  made.push(webhook.id);
  return webhook;
};

const Received = z.object({
  received: z.array(z.object({ headers: z.record(z.string(), z.string()), body: z.string() })),
});
const receivedAt = async (address: string) => {
  const at = `${inject('endpoints').web}/local/webhooks.json?to=${encodeURIComponent(address)}`;
  return Received.parse(await (await fetch(at)).json()).received;
};

/** Only test events, because the address also receives events from other tests. */
const testsAt = async (address: string) =>
  (await receivedAt(address)).filter(({ body }) => JSON.parse(body).type === 'webhooks.test');

/** The signature that libraries for standardwebhooks.com compute. */
const signatureBy = (secret: string, headers: Record<string, string>, body: string) => {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
};

test('delivers signed events to active webhooks, without the content of the object', async () => {
  const [address, paused] = [newAddress(), newAddress()];
  const { id, secret, ...shown } = await make({ address });
  const other = await make({ address: paused, status: 'paused' });
  expect(shown).toMatchObject({ address, status: 'active', version: 1 });
  expect(JSON.stringify(await ada.ask('GET /access/webhooks/{id}', { params: { id } }))).not.toContain(secret);

  const name = someName('Vendor');
  const vendor = await ada.api('POST /vendors', { body: { name, description: 'Nobody else’s business.' } });
  const ours = (body: string) => body.includes(vendor.id);
  const found = await eventually(async () => {
    const one = (await receivedAt(address)).find(({ body }) => ours(body));
    if (!one) throw new Error('Not yet.');
    return one;
  });
  expect(JSON.parse(found.body)).toEqual({
    ...{ id: found.headers['webhook-id'], type: 'vendors.created', timestamp: vendor.created_at },
    data: { subject: { kind: 'vendor', id: vendor.id, name, version: 1 }, by: vendor.created_by },
  });
  expect(found.headers['webhook-signature']).toBe(signatureBy(secret, found.headers, found.body));
  await eventually(async () => {
    const { deliveries } = await ada.api('GET /access/webhooks/{id}/deliveries', { params: { id } });
    const one = deliveries.find(({ event }) => event.data.subject.id === vendor.id);
    expect(one).toMatchObject({ state: 'delivered', attempts: [{ status: 204, problem: null }], next_at: null });
  });
  const { deliveries } = await ada.api('GET /access/webhooks/{id}/deliveries', { params: { id: other.id } });
  expect(deliveries).toEqual([]);
});

test('retries a failed delivery automatically or on request, under the same id', async () => {
  const address = newAddress('/answers/503');
  const { id } = await make({ address });
  const { id: delivery_id } = await ada.api('POST /access/webhooks/{id}/deliveries', { params: { id } });
  const now = async () => {
    const { deliveries } = await ada.api('GET /access/webhooks/{id}/deliveries', { params: { id } });
    return deliveries.find((one) => one.id === delivery_id);
  };
  await eventually(async () => expect((await now())?.attempts[0]).toMatchObject({ status: 503, problem: null }));
  expect((await now())?.state).not.toBe('delivered');
  const before = (await now())?.attempts.length ?? 0;

  const params = { id, delivery_id };
  await ada.api('POST /access/webhooks/{id}/deliveries/{delivery_id}/again', { params });
  await eventually(async () => expect((await now())?.attempts.length).toBeGreaterThan(before));
  const ids = (await testsAt(address)).map(({ headers }) => headers['webhook-id']);
  expect(ids.length).toBeGreaterThan(before);
  expect(new Set(ids)).toEqual(new Set([delivery_id]));
});

test('signs with both secrets during a rotation', async () => {
  const address = newAddress();
  const { id, secret: first } = await make({ address });
  const params = { id };
  const rotate = (overlap_days: number) =>
    ada.api('POST /access/webhooks/{id}/secrets', { params, body: { overlap_days } });
  const { secret: second, secrets } = await rotate(1);
  expect(secrets).toMatchObject([{ ends_at: null }, { ends_at: expect.any(String) }]);
  await ada.api('POST /access/webhooks/{id}/deliveries', { params });
  await eventually(async () => {
    const [one = { headers: {}, body: '' }] = await testsAt(address);
    const both = [second, first].map((secret) => signatureBy(secret, one.headers, one.body));
    expect(one.headers['webhook-signature']).toBe(both.join(' '));
  });
  expect((await rotate(0)).secrets).toHaveLength(1);
});

test('rejects invalid addresses and topics by field, and a paused webhook sends no test', async () => {
  const ask = (body: object) =>
    ada.ask('POST /access/webhooks', {
      body: { name: someName(), address: newAddress(), things: ['vendors'], ...body },
    });
  const wrong = async (body: object) => problemOf(await ask(body)).errors?.map(({ path }) => path);
  expect(await wrong({ address: 'http://hooks.example/' })).toEqual(['address']);
  expect(await wrong({ address: 'https://ada:secret@hooks.example/' })).toEqual(['address']);
  expect(problemOf(await ask({ address: 'https://0x7f.1/x' })).errors).toMatchObject([
    { path: 'address', code: 'not_public' },
  ]);
  expect(await wrong({ things: [] })).toEqual(['things']);
  expect(await wrong({ things: ['secrets'] })).toEqual(['things.0']);
  const { id } = await make({ address: newAddress(), status: 'paused' });
  expect(problemOf(await ada.ask('POST /access/webhooks/{id}/deliveries', { params: { id } }))).toMatchObject({
    ...{ status: 409, code: 'paused' },
  });
});

test('stores the normalized address, and accepts IPv6', async () => {
  expect(await make({ address: 'https://example.com\\@127.0.0.1/' })).toMatchObject({
    address: 'https://example.com/@127.0.0.1/',
  });
  expect(await make({ address: 'https://[2606:4700::1111]/' })).toMatchObject({
    address: 'https://[2606:4700::1111]/',
  });
});
