/** A short run of `npm run test:faults`, and whether it would find what it is there to find. */
import { describe, expect, test } from 'vitest';
import { simulate } from './simulate.ts';
import { SPOIL_NAMES } from './spoil.ts';

/** Always the same: what is found shows to everybody. Other seeds are for the long run. */
const SEED = 3;
const OPERATIONS = 80;

describe.concurrent('on a table that throttles, loses answers and cancels transactions', { timeout: 120_000 }, () => {
  test('nothing is lost or doubled, nothing refused for nothing, and the same seed is the same run', async () => {
    const [run, again] = await Promise.all([0, 1].map(() => simulate({ seed: SEED, operations: OPERATIONS })));
    expect(run?.findings, `seed ${SEED}`).toEqual([]);
    expect(run?.counted.lost).toBeGreaterThan(0);
    expect(again?.trace).toBe(run?.trace);
  });

  test.each(SPOIL_NAMES)('a store without %s is found out', async (spoilt) => {
    const { findings } = await simulate({ seed: SEED, operations: OPERATIONS, spoilt });
    expect(findings).not.toEqual([]);
  });
});
