/** How long several things take beside one another, and what one of them reads. */
import { setTimeout } from 'node:timers/promises';
import { median } from './figure.ts';
import type { Tenant } from './tenant.ts';

const ROUNDS = 60;
const WARM_UP = 10;

/** They take turns, so that what slows the machine slows all of them. */
export const timesOf = async <N extends string>(asked: Readonly<Record<N, () => Promise<{ ms: number }>>>) => {
  const entries = Object.entries<() => Promise<{ ms: number }>>(asked).map(([name, ask]) => ({ name, ask, ms: [0] }));
  for (let turn = 0; turn < WARM_UP + ROUNDS; turn++)
    for (const entry of entries) {
      const { ms } = await entry.ask();
      if (turn === WARM_UP) entry.ms = [];
      entry.ms.push(ms);
    }
  return (name: N) => median(entries.find((entry) => entry.name === name)?.ms ?? []);
};

/** Until the jobs are done that follow what was done before. */
export const untilQuiet = async (tenant: Tenant) => {
  for (let tries = 0; tries < 120; tries++) {
    await setTimeout(500);
    const { reads, write } = await tenant.takeUnits();
    if (reads === 0 && write === 0) return;
  }
};

/** What one of them costs, once what is read once and kept is there. */
export const unitsOf = async (tenant: Tenant, ask: () => Promise<unknown>) => {
  await ask(); // what is read once and kept
  await untilQuiet(tenant);
  await ask();
  return tenant.takeUnits();
};

/** Takes its turn with it: how long the local table takes for it by itself. */
export const tableAlone = (tenant: Tenant, ask: () => Promise<unknown>) => async () => {
  await tenant.takeUnits();
  await ask();
  return { ms: await tenant.tableAlone() };
};
