/** The process that `startTenant` starts: the product on a data folder, with test people and a meter on its table. */
import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { applicationList } from '#domain/applications/list.ts';
import { ApplicationRow } from '#domain/applications/row.ts';
import type { Role } from '#domain/enumerations.ts';
import { permissions } from '#domain/permissions.ts';
import { workOn } from '#domain/work/derived.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { listing } from '#lambdas/persistence/lists/list.ts';
import { work, workSubject } from '#lambdas/work/store.ts';
import { addPerson } from '#local/demo/people.ts';
import { tokensOf } from '#local/demo/tokens.ts';
import type { Endpoints } from '#local/endpoints.ts';
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
  | { given: number };
/** The questions to a tenant's process. `clock` sets the time of the next scheduler run, `work` the number of tasks. */
export type Question =
  | ('units' | 'tokens' | 'traffic' | 'bytes' | 'again' | 'cold')
  | { clock: number }
  | { work: number; to: keyof Tokens };
/** `taken` is the memory of the process in bytes, `held` the part in use after garbage collection. */
export type Consumed = Units & { taken: number; held: number };
/** A person with access to everything. */
export type Person = { id: string; email: string; password: string };
export type Tokens = { administrator: string; inAllGroups: string; inOneGroup: string };

const [data = '', ...groups] = process.argv.slice(2);
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

/** Answers a page of a list with an empty list cache, like the first request of a container. */
const firstPage = async () => {
  const list = listing('application', ApplicationRow, applicationList);
  const began = performance.now();
  await list.page('ALL', { sort: 'name', limit: 25 }, undefined);
  return performance.now() - began;
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
const memory = () => {
  const taken = process.memoryUsage.rss();
  if (typeof collect === 'function') collect();
  const { rss, heapTotal, heapUsed } = process.memoryUsage();
  return { taken, held: rss - (heapTotal - heapUsed) };
};

const send = (report: Report) => process.send?.(report);

try {
  stack = await startStack({ data, ports: { web: 0, identity: 0, storage: 0, firehose: 0 }, demo: 'empty' });
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
    else if (what === 'cold') send({ cold: await firstPage() });
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
