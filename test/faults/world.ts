/**
 * Deterministic simulation: a scheduler with virtual time performs one step at a time, in an order that a seed decides.
 * Each request and each timer is a step. So writers interleave in many ways, and the same seed repeats the same run.
 */
import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import callbackTimers from 'node:timers';
import timers from 'node:timers/promises';

export type Chance = {
  /** From 0 to 1, exclusive. */
  share: () => number;
  below: (most: number) => number;
  of: <T>(choices: readonly T[]) => T | undefined;
  id: () => string;
  bytes: (count: number) => Uint8Array;
};

/** A seeded random number generator (mulberry32). */
const chances = (seed: number): Chance => {
  let state = seed >>> 0;
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(share() * most);
  const hex = (length: number) => Array.from({ length }, () => below(16).toString(16)).join('');
  return {
    share,
    below,
    of: (choices) => choices[below(choices.length)],
    bytes: (count) => Uint8Array.from({ length: count }, () => below(256)),
    id: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  };
};

type Turn = { go: () => void };
type Alarm = { at: number; ring: () => void };

export type World = ReturnType<typeof createWorld>;

/** Lets all tasks continue until each waits for a step. */
const quiet = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

const RealDate = Date;
/** A fixed start, so that each run has the same dates. */
const BEGAN = RealDate.UTC(2031, 0, 6, 9);
const real = {
  setTimeout: globalThis.setTimeout,
  now: performance.now.bind(performance),
  random: Math.random,
  uuid: crypto.randomUUID,
  bytes: crypto.randomBytes,
  int: crypto.randomInt,
  pause: timers.setTimeout,
  callback: callbackTimers.setTimeout,
};

export const createWorld = (seed: number) => {
  // Ids have their own generator, so that generating one does not change the order of steps.
  const [order, ids] = [chances(seed), chances(seed + 1)];
  const trace = createHash('sha256');
  const waiting: Turn[] = [];
  const alarms: Alarm[] = [];
  let passed = 0;
  let outside: Promise<unknown> | undefined;
  let steps = 0;

  const now = () => BEGAN + Math.floor(passed);
  const alarm = (ms: number, ring: () => void) => {
    alarms.push({ at: now() + Math.max(0, ms), ring });
    return alarms.length;
  };

  class WorldDate extends RealDate {
    // Date takes zero to seven arguments.
    constructor(...args: unknown[]) {
      super(...((args.length === 0 ? [now()] : args) as [number]));
    }
    static override now = now;
  }

  /** Replaces ids, random numbers, the clock and timers of the whole process. */
  const install = () => {
    Math.random = ids.share;
    crypto.randomUUID = () => ids.id() as ReturnType<typeof real.uuid>;
    // The code under test uses only the synchronous forms.
    crypto.randomBytes = ((size: number) => Buffer.from(ids.bytes(size))) as typeof real.bytes;
    crypto.randomInt = ((from: number, to?: number) =>
      to === undefined ? ids.below(from) : from + ids.below(to - from)) as typeof real.int;
    globalThis.Date = WorldDate as DateConstructor;
    performance.now = () => passed;
    timers.setTimeout = ((ms = 0, value?: unknown) =>
      new Promise<unknown>((resolve) => alarm(ms, () => resolve(value)))) as typeof timers.setTimeout;
    // Middy's early timeouts. They never fire, because simulated time says nothing about a request's real duration.
    callbackTimers.setTimeout = (() => undefined) as unknown as typeof real.callback;
    // Real connections need real time.
    globalThis.setTimeout = ((ring: () => void, ms = 0, ...args: []) =>
      outside ? real.setTimeout(ring, ms, ...args) : alarm(ms, ring)) as typeof globalThis.setTimeout;
    syncBuiltinESMExports();
  };
  const uninstall = () => {
    Math.random = real.random;
    crypto.randomUUID = real.uuid;
    crypto.randomBytes = real.bytes;
    crypto.randomInt = real.int;
    globalThis.Date = RealDate;
    performance.now = real.now;
    timers.setTimeout = real.pause;
    callbackTimers.setTimeout = real.callback;
    globalThis.setTimeout = real.setTimeout;
    syncBuiltinESMExports();
  };

  /** Advances the clock to the earliest timer and fires it. */
  const ringNext = () => {
    const next = alarms.reduce((first, one) => (one.at < first.at ? one : first));
    alarms.splice(alarms.indexOf(next), 1);
    passed = Math.max(passed, next.at - BEGAN);
    next.ring();
  };

  const step = () => {
    const choice = order.below(waiting.length + (alarms.length > 0 ? 1 : 0));
    steps += 1;
    passed += 1;
    const [turn] = waiting.splice(choice, 1);
    if (turn) turn.go();
    else ringNext();
  };

  let isRunning = false;
  return {
    now,
    chance: order,
    steps: () => steps,
    /** A hash of all events so far. Equal runs have equal hashes. */
    trace: () => trace.copy().digest('hex').slice(0, 16),
    note: (what: string) => {
      trace.update(`${what}\n`);
    },
    isRunning: () => isRunning,

    /** Resolves when the scheduler selects this step. */
    turn: () => new Promise<void>((resolve) => waiting.push({ go: resolve })),

    /** Does real I/O. No other step happens before it ends. */
    aside: async <T>(work: () => Promise<T>): Promise<T> => {
      const under = Promise.withResolvers<void>();
      outside = under.promise;
      try {
        return await work();
      } finally {
        outside = undefined;
        under.resolve();
      }
    },

    run: async (tasks: readonly (() => Promise<void>)[]) => {
      isRunning = true;
      install();
      let alive = tasks.length;
      const failures: unknown[] = [];
      try {
        for (const task of tasks)
          task()
            .catch((error) => failures.push(error))
            .finally(() => {
              alive -= 1;
            });
        while (alive > 0) {
          await quiet();
          if (outside) await outside;
          else if (waiting.length + alarms.length > 0) step();
        }
      } finally {
        uninstall();
        isRunning = false;
      }
      if (failures.length > 0) throw failures[0];
    },
  };
};
