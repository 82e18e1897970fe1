/** Starts a tenant with a number of applications in a separate process, on its own data folder. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Units } from './meter.ts';
import { seed } from './seed.ts';
import type { Consumed, Person, Question, Report, Tokens } from './tenant-process.ts';
import type { Metered } from './traffic.ts';

export type Tenant = {
  /** The number of applications. */
  size: number;
  api: string;
  web: string;
  person: Person;
  tokens: Tokens;
  /** Signs all people in again, because tokens expire within minutes. */
  renewTokens: () => Promise<void>;
  /** The groups in which `inAllGroups` has a role. `inOneGroup` has a role in the first. */
  groups: readonly string[];
  /** The table's consumption since the last call. */
  takeUnits: () => Promise<Consumed>;
  /** Also includes other requests and functions; with a time, after a scheduler run at that time. */
  takeTraffic: (clock?: number) => Promise<Units & Metered>;
  /** How long the table alone needs for the reads since the last count, in ms. */
  tableAlone: () => Promise<number>;
  /** How long the first page of an uncached list takes after the packing job, in ms. */
  firstPage: () => Promise<number>;
  /** The read units of one bucket of the list. */
  bucketUnits: () => Promise<number>;
  /** The memory of the list with all its indexes. */
  listBytes: () => Promise<number>;
  /** Creates additional tasks for a person. */
  giveWork: (to: keyof Tokens, work: number) => Promise<void>;
  /** The stored size of the table. */
  keptBytes: () => Promise<number>;
  stop: () => Promise<void>;
};

type TenantOptions = {
  /** Applications have frameworks and progress on their controls. */
  isWorkedOn?: boolean;
  /** Jobs run in their own thread, as in the product, so what they consume is not counted. */
  hasJobThread?: boolean;
};

export const startTenant = async (
  folder: string,
  size: number,
  { isWorkedOn = false, hasJobThread = false }: TenantOptions = {},
): Promise<Tenant> => {
  const data = await mkdtemp(join(folder, 'tenant-'));
  const groups = await seed(data, size, isWorkedOn);
  const child = fork(join(import.meta.dirname, 'tenant-process.ts'), [data, hasJobThread ? 'thread' : '', ...groups], {
    execArgv: [],
    // Ignores the table in the environment, because the figures must concern the tenant's own table.
    env: { ...process.env, DYNAMODB_ENDPOINT: '' },
  });
  const ended = once(child, 'exit');
  const nextReport = async (): Promise<Report> => {
    const [report]: (Report | undefined)[] = await Promise.race([once(child, 'message'), ended.then(() => [])]);
    return report ?? { failure: 'its process ended' };
  };

  const started = await nextReport();
  if (!('endpoints' in started))
    throw new Error(`A tenant of ${size} did not start: ${'failure' in started ? started.failure : 'units first'}`);
  const ask = async (what: Question) => {
    const report = nextReport();
    child.send(what);
    return report;
  };
  const { tokens } = started;
  return {
    size,
    api: started.endpoints.api,
    web: started.endpoints.web,
    person: started.person,
    tokens,
    renewTokens: async () => {
      const answer = await ask('tokens');
      if (!('tokens' in answer)) throw new Error('The tenant did not sign its people in again.');
      Object.assign(tokens, answer.tokens);
    },
    groups,
    takeUnits: async () => {
      const answer = await ask('units');
      if (!('units' in answer)) throw new Error('The tenant did not say what was consumed.');
      return answer.units;
    },
    takeTraffic: async (clock) => {
      const answer = await ask(clock === undefined ? 'traffic' : { clock });
      if (!('traffic' in answer)) throw new Error('The tenant did not say what was asked of it.');
      return answer.traffic;
    },
    tableAlone: async () => {
      const answer = await ask('again');
      if (!('again' in answer)) throw new Error('The tenant did not ask its table again.');
      return answer.again;
    },
    firstPage: async () => {
      const answer = await ask('cold');
      if (!('cold' in answer)) throw new Error('The tenant did not read its list anew.');
      return answer.cold;
    },
    bucketUnits: async () => {
      const answer = await ask('bucket');
      if (!('units' in answer)) throw new Error('The tenant did not read a bucket.');
      return answer.units.read;
    },
    listBytes: async () => {
      const answer = await ask('list bytes');
      if (!('listBytes' in answer)) throw new Error('The tenant did not measure its list.');
      return answer.listBytes;
    },
    giveWork: async (to, work) => {
      if (!('given' in (await ask({ work, to })))) throw new Error('The tenant did not give anybody work.');
    },
    keptBytes: async () => {
      const answer = await ask('bytes');
      if (!('bytes' in answer)) throw new Error('The tenant did not say how much it keeps.');
      return answer.bytes;
    },
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
};
