/** A tenant with a number of applications: the whole product in a process of its own, on a data folder of its own. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Units } from './meter.ts';
import { seed } from './seed.ts';
import type { Consumed, Person, Question, Report, Tokens } from './tenant-process.ts';
import type { Metered } from './traffic.ts';

export type Tenant = {
  /** How many applications it has. */
  size: number;
  api: string;
  web: string;
  person: Person;
  tokens: Tokens;
  /** Signs everybody in again: a token is good for minutes only. */
  renewTokens: () => Promise<void>;
  /** The groups that `inAllGroups` has a role in; the first is that of `inOneGroup`. */
  groups: readonly string[];
  /** What the table's requests have consumed since this was asked before. */
  takeUnits: () => Promise<Consumed>;
  /** The same, and what else was asked for or has run; with a time, once the clock has come by at it. */
  takeTraffic: (clock?: number) => Promise<Units & Metered>;
  /** How long the table takes by itself, in ms, for the reads since units were taken. */
  tableAlone: () => Promise<number>;
  /** How long the first page takes of a list that its process has not read yet, in ms. */
  firstPage: () => Promise<number>;
  /** So much more waits for somebody. */
  giveWork: (to: keyof Tokens, work: number) => Promise<void>;
  /** How much the table keeps. */
  keptBytes: () => Promise<number>;
  stop: () => Promise<void>;
};

/** `isWorkedOn`: it is noted of each application which frameworks concern it, and what was done about them. */
export const startTenant = async (folder: string, size: number, isWorkedOn = false): Promise<Tenant> => {
  const data = await mkdtemp(join(folder, 'tenant-'));
  const groups = await seed(data, size, isWorkedOn);
  const child = fork(join(import.meta.dirname, 'tenant-process.ts'), [data, ...groups], {
    execArgv: [],
    // Its own table, whatever the environment names: the figures are of this one.
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
