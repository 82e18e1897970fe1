/** Measures several requests in comparison, and the units that one request reads. */
import { setTimeout } from 'node:timers/promises';
import { median } from './report/figure.ts';
import type { Tenant } from './tenant/tenant.ts';

const ROUNDS = 60;
const WARM_UP = 10;

/** The requests alternate, so that a slow machine affects all equally. */
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

/** Waits until the jobs of earlier writes have finished. */
export const untilQuiet = async (tenant: Tenant) => {
  for (let tries = 0; tries < 120; tries++) {
    await setTimeout(500);
    const { reads, write } = await tenant.takeUnits();
    if (reads === 0 && write === 0) return;
  }
};

/** The units of one request after caches are filled. */
export const unitsOf = async (tenant: Tenant, ask: () => Promise<unknown>) => {
  await ask(); // fills the caches
  await untilQuiet(tenant);
  await ask();
  return tenant.takeUnits();
};

/** Measures how long the local table alone takes for the request. */
export const tableAlone = (tenant: Tenant, ask: () => Promise<unknown>) => async () => {
  await tenant.takeUnits();
  await ask();
  return { ms: await tenant.tableAlone() };
};
