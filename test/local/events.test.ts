import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createEvents } from '#local/events.ts';

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-events-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** Fails as often as it is told to, then takes everything. */
const failing = (times: number) => {
  const seen: unknown[] = [];
  let calls = 0;
  const handler = async (event: unknown) => {
    calls += 1;
    if (calls <= times) throw new Error(`failure ${calls}`);
    seen.push(event);
  };
  return { seen, handler, calls: () => calls };
};

test('an event reaches the handler of its source only', async () => {
  const events = createEvents({ data: await newFolder() });
  const files = failing(0);
  const others = failing(0);
  events.on('files', files.handler);
  events.on('others', others.handler);
  events.emit('files', { name: 'a.pdf' });
  await events.settled();
  expect([files.seen, others.seen]).toEqual([[{ name: 'a.pdf' }], []]);
});

test('a handler that fails twice is called a third time, after growing pauses', async () => {
  const events = createEvents({ data: await newFolder(), pauseMs: 20 });
  const { seen, handler } = failing(2);
  const times: number[] = [];
  events.on('files', (event) => {
    times.push(performance.now());
    return handler(event);
  });
  events.emit('files', 1);
  await events.settled();
  const [first = 0, second = 0, third = 0] = times;
  expect(seen).toEqual([1]);
  expect(second - first).toBeGreaterThanOrEqual(19);
  expect(third - second).toBeGreaterThanOrEqual(39);
  expect(events.deadLetters()).toEqual([]);
});

test('an event that fails three times is a dead letter, which a restart neither forgets nor tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const data = await newFolder();
  const events = createEvents({ data, pauseMs: 1 });
  const { handler, calls } = failing(9);
  events.on('files', handler);
  events.emit('files', { name: 'bad.pdf' });
  await events.settled();
  expect(calls()).toBe(3);

  const later = createEvents({ data });
  later.on('files', handler);
  await later.settled();
  expect(calls()).toBe(3);
  expect(later.deadLetters()).toEqual([
    expect.objectContaining({
      source: 'files',
      event: { name: 'bad.pdf' },
      attempts: 3,
      error: expect.stringContaining('failure 3'),
    }),
  ]);
  vi.restoreAllMocks();
});

test('one event that fails does not hold up the others', async () => {
  const events = createEvents({ data: await newFolder(), pauseMs: 200 });
  const seen: unknown[] = [];
  let good = () => {};
  const allGood = new Promise<void>((resolve) => (good = resolve));
  let failed = false;
  events.on('files', async (event) => {
    if (event === 'bad' && !failed) {
      failed = true;
      throw new Error('once');
    }
    seen.push(event);
    if (seen.length === 20) good();
  });
  events.emit('files', 'bad');
  for (let number = 0; number < 20; number += 1) events.emit('files', number);
  await allGood;
  expect(seen).not.toContain('bad');
  await events.settled();
  expect(seen).toContain('bad');
});

test('an event waits for the handler that is registered after it', async () => {
  const events = createEvents({ data: await newFolder() });
  events.emit('files', 'early');
  await events.settled();
  const { seen, handler } = failing(0);
  events.on('files', handler);
  await events.settled();
  expect(seen).toEqual(['early']);
});

test('of the events that nobody handles the newest thousand are kept', async () => {
  const data = await newFolder();
  const events = createEvents({ data });
  for (let number = 0; number < 1_003; number += 1) events.emit('files', number);
  const later = createEvents({ data });
  const { seen, handler } = failing(0);
  later.on('files', handler);
  await later.settled();
  expect([seen.length, seen[0]]).toEqual([1_000, 3]);
});

test('what was accepted before the process was killed is delivered after the restart, once delivered never again', async () => {
  const data = await newFolder();
  const script = `
    import { createEvents } from '#local/events.ts';
    const events = createEvents({ data: ${JSON.stringify(data)} });
    events.on('files', async (event) => { if (event !== 'done') await new Promise(() => setInterval(() => {}, 1000)); });
    events.emit('files', 'done');
    await events.settled();
    events.emit('files', 'under way');
    events.emit('other', 'waiting');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 50);
  `;
  const child = spawn('node', ['--input-type=module-typescript', '--eval', script], { stdio: 'inherit' });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  await appendFile(join(data, 'journal.jsonl'), '{"accepted":{"id":"torn');

  const events = createEvents({ data });
  const files = failing(0);
  const other = failing(0);
  events.on('files', files.handler);
  events.on('other', other.handler);
  await events.settled();
  expect([files.seen, other.seen]).toEqual([['under way'], ['waiting']]);
});
