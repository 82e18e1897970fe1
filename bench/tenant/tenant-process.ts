/** The process that `startTenant` starts: the product on a data folder, with test people and a meter on its table. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as z from 'zod';
import { applicationList } from '#domain/applications/list.ts';
import { ApplicationRow } from '#domain/applications/row.ts';
import type { Role } from '#domain/enumerations.ts';
import { sortsOf } from '#domain/list/columns.ts';
import { permissions } from '#domain/permissions.ts';
import { workOn } from '#domain/work/derived.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { listing } from '#lambdas/persistence/lists/list.ts';
import { every } from '#lambdas/persistence/paging.ts';
import { work, workSubject } from '#lambdas/work/store.ts';
import { addPerson } from '#local/demo/people.ts';
import { tokensOf } from '#local/demo/tokens.ts';
import type { Endpoints } from '#local/endpoints.ts';
import { loadJobs } from '#local/jobs/start.ts';
import { type Stack, startStack } from '#local/stack.ts';
import { keptBytes } from './kept-bytes.ts';
import { startMeter, type Units } from './meter.ts';
import { type Metered, startTraffic } from './traffic.ts';

export type Report =
  | { endpoints: Endpoints; person: Person; tokens: Tokens }
  | { failure: string }
  | { units: Consumed }
  | { tokens: Tokens }
  | { traffic: Units & Metered }
  | { bytes: number }
  | { again: number }
  | { cold: number }
  | { listBytes: number }
  | { given: number };
/** The questions to a tenant's process. `clock` sets the time of the next scheduler run, `work` the number of tasks. */
export type Question =
  | ('units' | 'tokens' | 'traffic' | 'bytes' | 'again' | 'cold' | 'list bytes' | 'bucket')
  | { clock: number }
  | { work: number; to: keyof Tokens };
/** `taken` is the memory of the process in bytes, `held` the part in use after garbage collection. */
export type Consumed = Units & { taken: number; held: number };
/** A person with access to everything. */
export type Person = { id: string; email: string; password: string };
export type Tokens = { administrator: string; inAllGroups: string; inOneGroup: string };

const [data = '', hasThread = '', ...groups] = process.argv.slice(2);
let stack: Stack | undefined;

const end = async () => {
  await stack?.stop();
  process.exit();
};
process.on('disconnect', end);
// Ignores Ctrl-C, because the benchmark stops this process.
process.on('SIGINT', () => {});

const makePerson = async (name: Role, groups: readonly Group[]) => {
  const email = `${randomUUID()}@example.com`;
  const password = 'Correct-Horse-9-Battery';
  const roles = groups.map((group) => ({ name, group }));
  const id = await addPerson({ email, password, first_name: 'Bench', last_name: name, roles });
  return { id, email, password };
};
type Group = Parameters<typeof addPerson>[0]['roles'][number]['group'];

const newList = () => listing('application', ApplicationRow, applicationList);

/** Packs the list, as the job does. */
const packList = () => newList().pack(new Date().toISOString().slice(0, 10));

/** Answers a page of a list with an empty list cache, like the first request of a container. */
const firstPage = async () => {
  const list = newList();
  const began = performance.now();
  await list.page('ALL', { sort: 'name', limit: 25 }, undefined);
  return performance.now() - began;
};

/** Reads one bucket of the list, as each container does after a change in it. */
const readBucket = () => every({ pk: keys.listed('application', '0', '').pk, schema: z.unknown() });

/** The memory of a list in use: the rows, and the indexes for each sort order, each filter and the search. */
const listBytes = async () => {
  const before = await used();
  const list = newList();
  for (const sort of sortsOf(applicationList)) await list.page('ALL', { sort, limit: 25 }, undefined);
  const search = { sort: 'name', limit: 25, text: 'sorts it by what' };
  await list.page(groups, search, undefined);
  const bytes = (await used()) - before;
  await list.page(groups, search, undefined); // or else the list would be garbage by now
  return bytes;
};

/** Creates conditions on this many applications for the person to fulfill. */
const giveWork = async ({ id: person }: Person, count: number) => {
  for (let n = 0; n < count; n++) {
    const thing = { kind: 'application' as const, id: randomUUID(), name: `Application ${n}` };
    const items = workOn(thing, groups.slice(0, 3))('condition', [person], {
      ...{ part: '1', params: { number: 1, text: 'A person looks at each refusal before it goes out.' } },
      ...{ due: '2099-12-31', doers: permissions.editObjects },
    });
    const place = { whole: workSubject(thing.kind, thing.id), part: 'itself' };
    await work.settle(place, async () => ({ items, isAble: () => false }));
  }
};

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');
const used = async () => {
  // One collection leaves garbage of requests that just ended.
  for (let n = 0; n < 5; n++) {
    if (typeof collect === 'function') collect();
    await sleep(100);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};
const memory = () => {
  const taken = process.memoryUsage.rss();
  if (typeof collect === 'function') collect();
  const { rss, heapTotal, heapUsed } = process.memoryUsage();
  return { taken, held: rss - (heapTotal - heapUsed) };
};

/** In this thread, where the meter counts what the jobs consume. */
const startHandlersHere = async () => {
  const nothing = async () => {};
  return { handlers: await loadJobs(), reload: nothing, stop: nothing };
};

const send = (report: Report) => process.send?.(report);

try {
  const options = { data, ports: { web: 0, identity: 0, storage: 0, firehose: 0 }, demo: 'empty' } as const;
  stack = await (hasThread ? startStack(options) : startStack(options, startHandlersHere));
  const { endpoints } = stack;
  const everything = await resourceGroups.create(
    { name: 'All of it', group_type: 'ALL' },
    { id: 'bench', name: 'Bench' },
  );
  const own = groups.map((id) => ({ id, group_type: 'CUSTOM' as const }));
  const people = {
    administrator: await makePerson('Administrator', [everything]),
    inAllGroups: await makePerson('ApplicationContributor', own),
    inOneGroup: await makePerson('ApplicationContributor', own.slice(0, 1)),
  };
  const tokenOf = async (somebody: Person) => (await tokensOf(somebody)).access;
  const signInAll = async (): Promise<Tokens> => ({
    administrator: await tokenOf(people.administrator),
    inAllGroups: await tokenOf(people.inAllGroups),
    inOneGroup: await tokenOf(people.inOneGroup),
  });
  const meter = startMeter();
  const traffic = await startTraffic(endpoints);
  process.on('message', async (what: Question) => {
    if (what === 'tokens') send({ tokens: await signInAll() });
    else if (what === 'bytes') send({ bytes: await keptBytes() });
    else if (what === 'units') send({ units: { ...meter.take(), ...memory() } });
    else if (what === 'again') send({ again: await meter.again() });
    else if (what === 'cold') {
      await packList();
      meter.take();
      send({ cold: await firstPage() });
    } else if (what === 'bucket') {
      meter.take();
      await readBucket();
      send({ units: { ...meter.take(), ...memory() } });
    } else if (what === 'list bytes') send({ listBytes: await listBytes() });
    else if (typeof what === 'object' && 'work' in what) {
      await giveWork(people[what.to], what.work);
      send({ given: what.work });
    } else {
      if (typeof what === 'object') await traffic.clock(what.clock);
      send({ traffic: { ...meter.take(), ...traffic.take() } });
    }
  });
  send({ endpoints, person: people.administrator, tokens: await signInAll() });
} catch (error) {
  send({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  await end();
}
