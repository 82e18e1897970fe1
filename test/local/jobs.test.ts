import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createClock } from '#local/jobs/clock.ts';
import { createQueues } from '#local/jobs/queues.ts';
import { eventually } from '#test/eventually.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-jobs-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

const LIMITS = {
  files: { seconds: 60, attempts: 3, atOnce: 2 },
  others: { seconds: 60, attempts: 3, atOnce: 2 },
  quick: { seconds: 0.02, attempts: 3, atOnce: 2 },
};

/** Queues whose clock advances only when a test says so. They stop when the test ends. */
const newQueues = (data: string) => {
  const clock = createClock();
  onTestFinished(() => clock.stop());
  const queues = createQueues(data, LIMITS, clock);
  const later = async (ms: number) => {
    clock.move(clock.now() + ms);
    await queues.idle();
  };
  return { queues, later };
};

/** Fails this many times, then succeeds. */
const failing = (times: number) => {
  const seen: string[] = [];
  let calls = 0;
  const perform = async ({ body }: { body: string }) => {
    calls += 1;
    if (calls <= times) throw new Error(`failure ${calls}`);
    seen.push(body);
  };
  return { seen, perform, calls: () => calls };
};

test('a message waits for its worker and is delivered once it starts', async () => {
  const { queues } = newQueues(await newFolder());
  queues.send('files', 'early');
  await queues.idle();
  const { seen, perform } = failing(0);
  queues.start(perform);
  await queues.idle();
  expect(seen).toEqual(['early']);
  expect(queues.state().messages).toEqual([]);
  expect(queues.state().runs).toMatchObject([{ job: 'files', error: null }]);
});

test('the last run of a job stays visible, however often others run later', async () => {
  const data = await newFolder();
  const { queues } = newQueues(data);
  queues.start(failing(0).perform);
  queues.send('files', 'once');
  await queues.idle();
  for (let number = 0; number < 210; number += 1) queues.send('others', `${number}`);
  await queues.idle();
  const jobsOf = ({ runs }: ReturnType<typeof queues.state>) => runs.map(({ job }) => job);
  expect(jobsOf(queues.state()).filter((job) => job === 'files')).toEqual(['files']);
  expect(jobsOf(queues.state()).length).toBeLessThan(210);
  expect(newQueues(data).queues.state().runs).toEqual(queues.state().runs);
});

test('retries a failed message after a growing pause', async () => {
  const { queues, later } = newQueues(await newFolder());
  const { seen, perform, calls } = failing(2);
  queues.start(perform);
  queues.send('files', 'a.pdf');
  await queues.idle();
  expect(calls()).toBe(1);
  await later(1_000);
  expect(calls()).toBe(2);
  await later(1_000);
  expect(calls()).toBe(2);
  await later(1_000);
  expect([calls(), seen]).toEqual([3, ['a.pdf']]);
});

test('a message that exhausts its attempts becomes a dead letter, also after a restart', async () => {
  const data = await newFolder();
  const { queues, later } = newQueues(data);
  const { perform, calls } = failing(9);
  queues.start(perform);
  queues.send('files', 'bad.pdf');
  await queues.idle();
  await later(3_600_000);
  await later(3_600_000);
  await later(3_600_000);
  expect(calls()).toBe(3);

  const restarted = newQueues(data);
  restarted.queues.start(perform);
  await restarted.later(3_600_000);
  expect(calls()).toBe(3);
  expect(restarted.queues.state().messages).toMatchObject([
    { job: 'files', body: 'bad.pdf', attempts: 3, dead: true, error: expect.stringContaining('failure 3') },
  ]);
});

test('a dead letter can be retried from the beginning', async () => {
  const { queues, later } = newQueues(await newFolder());
  const { seen, perform } = failing(4);
  queues.start(perform);
  const id = queues.send('files', 'bad.pdf');
  await queues.idle();
  await later(10_000);
  await later(10_000);
  expect(queues.state().messages).toMatchObject([{ dead: true }]);
  queues.again(id);
  await queues.idle();
  expect(queues.state().messages).toMatchObject([{ dead: false, attempts: 1 }]);
  await later(10_000);
  expect([seen, queues.state().messages]).toEqual([['bad.pdf'], []]);
});

test('attempts before a restart count', async () => {
  const data = await newFolder();
  const { perform, calls } = failing(9);
  const first = newQueues(data);
  first.queues.start(perform);
  first.queues.send('files', 'bad.pdf');
  await first.queues.idle();
  await first.later(1_000);
  first.queues.stop();

  const restarted = newQueues(data);
  restarted.queues.start(perform);
  await restarted.queues.idle();
  expect([calls(), restarted.queues.state().messages]).toMatchObject([3, [{ dead: true, attempts: 3 }]]);
});

test('runs at most the allowed messages of a job at once, without delaying other jobs', async () => {
  const { queues } = newQueues(await newFolder());
  const { promise: open, resolve: letGo } = Promise.withResolvers<void>();
  const begun: string[] = [];
  queues.start(async ({ body }) => {
    begun.push(body);
    if (body !== 'other') await open;
  });
  for (const body of ['1', '2', '3']) queues.send('files', body);
  queues.send('others', 'other');
  await eventually(() => expect(begun.toSorted()).toEqual(['1', '2', 'other']));
  letGo();
  await queues.idle();
  expect(begun.toSorted()).toEqual(['1', '2', '3', 'other']);
});

test('runs at most four messages of all jobs at once', async () => {
  const limits = Object.fromEntries(['a', 'b', 'c'].map((job) => [job, { seconds: 60, attempts: 3, atOnce: 2 }]));
  const clock = createClock();
  onTestFinished(() => clock.stop());
  const queues = createQueues(await newFolder(), limits, clock);
  const { promise: open, resolve: letGo } = Promise.withResolvers<void>();
  let [underWay, most] = [0, 0];
  queues.start(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await open;
    underWay -= 1;
  });
  for (const job of Object.keys(limits)) for (const body of ['1', '2']) queues.send(job, body);
  await eventually(() => expect(underWay).toBe(4));
  letGo();
  await queues.idle();
  expect([underWay, most, queues.state().messages]).toEqual([0, 4, []]);
});

test('a run that exceeds its time limit has failed', async () => {
  const { queues, later } = newQueues(await newFolder());
  let calls = 0;
  queues.start(async () => {
    calls += 1;
    if (calls === 1) await new Promise(() => {});
  });
  queues.send('quick', 'slow.pdf');
  await queues.idle();
  expect(queues.state().messages).toMatchObject([
    { attempts: 1, error: expect.stringContaining('longer than 0.02 s') },
  ]);
  await later(1_000);
  expect([calls, queues.state().messages]).toEqual([2, []]);
});

test('a message to a removed job is a dead letter', async () => {
  const { queues } = newQueues(await newFolder());
  queues.start(failing(0).perform);
  queues.send('gone', '{}');
  await queues.idle();
  expect(queues.state().messages).toMatchObject([
    { job: 'gone', dead: true, error: expect.stringContaining('job does not exist') },
  ]);
});

test('messages accepted before a kill are delivered once after the restart', async () => {
  const data = await newFolder();
  const script = `
    import { createClock } from '#local/jobs/clock.ts';
    import { createQueues } from '#local/jobs/queues.ts';
    const queues = createQueues(${JSON.stringify(data)}, ${JSON.stringify(LIMITS)}, createClock());
    queues.start(async ({ body }) => { if (body !== 'done') process.kill(process.pid, 'SIGKILL'); });
    queues.send('files', 'done');
    await queues.idle();
    queues.send('files', 'under way');
  `;
  const child = spawn('node', ['--input-type=module-typescript', '--eval', script], { stdio: 'inherit' });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  await appendFile(join(data, 'journal.jsonl'), '{"is":{"id":"torn');

  const { queues } = newQueues(data);
  const { seen, perform } = failing(0);
  queues.start(perform);
  await queues.idle();
  expect(seen).toEqual(['under way']);
});
