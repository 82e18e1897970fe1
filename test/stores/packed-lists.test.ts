/**
 * A table whose transactions become visible piece by piece, containers that read slowly, and users whose write was
 * acknowledged: every later response must include every acknowledged write. New containers start from packed buckets,
 * some of which are outdated, damaged or of another format.
 */
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { keys } from '#lambdas/persistence/keys.ts';
import { listCopy, listWrites } from '#lambdas/persistence/lists/list-cache.ts';
import { table } from '#lambdas/persistence/table.ts';

// Fake timers do not replace this module.
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
}));

vi.mock('#lambdas/log.ts', () => ({ log: { error: () => undefined } }));

const SETTLED = 10_000;
const MINUTES = 60_000;

const Row = z.object({ id: z.string(), value: z.int() });
const IDS = Array.from({ length: 12 }, (_, n) => `row-${String(n).padStart(4, '0')}`);
const list = {
  columns: { id: { of: ({ id }: z.output<typeof Row>) => id, order: ({ id }: z.output<typeof Row>) => id } },
};

/** A seeded random number generator. */
const chances = (seed: number) => {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
};
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const simulate = async (seed: number, settled: number) => {
  const chance = chances(seed);
  const rows = new Map<string, Map<string, Record<string, unknown>>>();
  const wire = mockClient(table);
  wire.on(QueryCommand).callsFake(async ({ ExpressionAttributeValues }) => {
    const Items = [...(rows.get(ExpressionAttributeValues[':pk'])?.values() ?? [])];
    await wait(chance(20) === 0 ? chance(3_000) : chance(20));
    return { Items };
  });
  const show = (row: Record<string, unknown> & { pk: string; sk: string }) =>
    rows.set(row.pk, (rows.get(row.pk) ?? new Map()).set(row.sk, row));
  wire.on(PutCommand).callsFake(async ({ Item }) => {
    await wait(chance(2_000)); // a newer bucket may be written meanwhile, which this one then replaces
    const damages = [{}, {}, {}, { rows: Uint8Array.of(1, 2, 3) }, { shape: 'another' }, { stamp: 'another' }];
    show({ ...Item, ...damages[chance(damages.length)] });
  });

  const promised = new Map<string, number>();
  const held = new Map<string, number>();
  const write = async (id: string) => {
    const before = held.get(id);
    const value = (before ?? 0) + 1;
    held.set(id, value);
    const rowWith = (one: number) => ({ id, value: one });
    const writes = listWrites('thing', before === undefined ? undefined : rowWith(before), rowWith(value));
    // The version becomes visible first, and the row up to nine seconds later.
    for (const one of writes.toReversed()) {
      if ('put' in one) show(one.put);
      await wait(chance(4) === 0 ? chance(9_000) : chance(50));
    }
    promised.set(id, value);
  };

  let asked = 0;
  let stale = 0;
  const end = Date.now() + 4 * MINUTES;
  const writer = async (n: number) => {
    // Each writer has its own rows, and changes them one at a time.
    const own = IDS.filter((_, at) => at % 4 === n);
    while (Date.now() < end) {
      await write(own[chance(own.length)] ?? IDS[0] ?? '');
      await wait(chance(8_000));
    }
  };
  const ask = async (copy: ReturnType<typeof listCopy<z.output<typeof Row>>>) => {
    const told = new Map(promised);
    const answered = new Map(
      (await copy.read()).blocks.flatMap(({ rows: all }) => all.map(({ id, value }) => [id, value])),
    );
    asked += told.size;
    for (const [id, value] of told) if ((answered.get(id) ?? 0) < value) stale += 1;
  };
  const newCopy = () => listCopy('thing', Row, list, { settled, trusted: 60 * MINUTES });
  const packer = async () => {
    while (Date.now() < end) {
      await newCopy().pack('2026-11-27');
      await wait(chance(20_000));
    }
  };
  const reader = async () => {
    let copy = newCopy();
    while (Date.now() < end + MINUTES / 2) {
      if (chance(40) === 0) copy = newCopy();
      await Promise.all(Array.from({ length: 1 + chance(2) }, () => ask(copy)));
      await wait(chance(1_500));
    }
  };
  const all = Promise.all([...[0, 1, 2, 3].map(writer), packer(), packer(), ...[0, 1, 2].map(reader)]);
  await vi.advanceTimersByTimeAsync(6 * MINUTES);
  await all;
  wire.restore();
  return { asked, stale };
};

beforeEach(() => {
  vi.useFakeTimers();
  process.env.TABLE_NAME = 'simulated';
});
afterEach(() => {
  vi.useRealTimers();
});

test('no list lacks a write acknowledged before the request', async () => {
  for (const seed of [1, 2, 3]) {
    const { asked, stale } = await simulate(seed, SETTLED);
    expect(asked).toBeGreaterThan(1_000);
    expect(stale).toBe(0);
  }
});

test('a list cache that trusts a bucket version at once is stale', async () => {
  expect((await simulate(1, 0)).stale).toBeGreaterThan(0);
});

test('lists contain no rows from a tenant that was replaced', async () => {
  const wire = mockClient(table);
  const [before, after] = ['0', '1'].map((bucket) => ({
    stamp: { sk: bucket, stamp: bucket },
    rows: [{ id: `row-${bucket}`, value: 1 }],
  }));
  const show = (there: typeof before) => {
    wire.reset();
    wire.on(QueryCommand).resolves({ Items: there?.rows });
    wire
      .on(QueryCommand, { ExpressionAttributeValues: { ':pk': keys.stamp('thing', '').pk } })
      .resolves({ Items: there && [there.stamp] });
  };
  const copy = listCopy('thing', Row, list);
  show(before);
  expect((await copy.read()).blocks.flatMap(({ rows }) => rows)).toEqual(before?.rows);
  show(after);
  expect((await copy.read()).blocks.flatMap(({ rows }) => rows)).toEqual(after?.rows);
  wire.restore();
});

test('a new container reads packed buckets, and of the others their rows', async () => {
  vi.useRealTimers();
  const stored = new Map<string, Map<string, Record<string, unknown>>>();
  const wire = mockClient(table);
  const show = (row: Record<string, unknown>) =>
    stored.set(`${row.pk}`, (stored.get(`${row.pk}`) ?? new Map()).set(row.sk, row));
  wire.on(PutCommand).callsFake(({ Item }) => show(Item));
  wire.on(QueryCommand).callsFake(({ ExpressionAttributeValues }) => ({
    Items: [...(stored.get(ExpressionAttributeValues[':pk'])?.values() ?? [])],
  }));
  const row = (id: string, value: number): z.output<typeof Row> => ({ id, value });
  const write = (id: string, before: number | undefined, value: number) => {
    for (const one of listWrites('thing', before === undefined ? undefined : row(id, before), row(id, value)))
      if ('put' in one) show(one.put);
  };
  for (const id of IDS) write(id, undefined, 1);
  await listCopy('thing', Row, list, { settled: 0, trusted: MINUTES }).pack('2026-11-27');
  write(IDS[3] ?? '', 1, 2);

  wire.resetHistory();
  const rows = (await listCopy('thing', Row, list).read()).blocks.flatMap((block) => block.rows);
  expect(new Map(rows.map(({ id, value }) => [id, value]))).toEqual(new Map(IDS.map((id, n) => [id, n === 3 ? 2 : 1])));
  const read = wire.commandCalls(QueryCommand).map(({ args }) => args[0].input.ExpressionAttributeValues?.[':pk']);
  expect(read).toEqual([
    keys.stamp('thing', '').pk,
    keys.packedBucket('thing', '').pk,
    expect.stringMatching(/^LIST#/),
  ]);
  wire.restore();
});
