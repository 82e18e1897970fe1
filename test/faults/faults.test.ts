/** A short run of `npm run test:faults`, and whether it would find what it is there to find. */
import { expect, test } from 'vitest';
import { simulate } from './simulate.ts';

/** Always the same: what is found shows to everybody. Other seeds are for the long run. */
const SEED = 3;
const MINUTES = 4 * 60_000;

test('what is done on a table that throttles, loses answers and cancels transactions is neither lost nor doubled, nor refused for nothing; and the same seed is the same run', {
  timeout: MINUTES,
}, async () => {
  const runs = await Promise.all([0, 1].map(() => simulate({ seed: SEED, operations: 40 })));
  for (const { findings, counted } of runs) {
    expect(findings, `npm run test:faults -- --seed=${SEED} --operations=40`).toEqual([]);
    expect(Math.min(counted.lost, counted.throttled)).toBeGreaterThan(0);
  }
  expect(runs[1]?.trace).toBe(runs[0]?.trace);
});

test('a store without stamps of its lists is found out', { timeout: MINUTES }, async () => {
  const { findings } = await simulate({ seed: SEED, operations: 30, spoilt: 'stamps of its lists' });
  expect(findings).toContainEqual(expect.stringMatching(/the list shows/));
});
