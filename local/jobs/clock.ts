/** The clock for jobs and their retries: the machine's time, which tests and developers can move forward. */

/** The maximum delay of setTimeout. */
const LONGEST = 2 ** 31 - 1;

type Alarm = { at: number; ring: () => void; timer?: NodeJS.Timeout | undefined };

export type Clock = ReturnType<typeof createClock>;

export const createClock = () => {
  let ahead = 0;
  const alarms = new Set<Alarm>();
  const now = () => Date.now() + ahead;

  const check = (alarm: Alarm) => {
    clearTimeout(alarm.timer);
    const ms = alarm.at - now();
    if (ms <= 0) {
      alarms.delete(alarm);
      alarm.ring();
      return;
    }
    alarm.timer = setTimeout(() => check(alarm), Math.min(LONGEST, ms));
    // Pending alarms do not keep the process alive.
    alarm.timer.unref();
  };

  return {
    now,
    /** Calls `ring` once at the given time; returns a function that cancels it. */
    at: (at: number, ring: () => void) => {
      const alarm: Alarm = { at, ring };
      alarms.add(alarm);
      check(alarm);
      return () => {
        clearTimeout(alarm.timer);
        alarms.delete(alarm);
      };
    },
    /** Rings all alarms due by then at once. Time never goes back. */
    move: (to: number) => {
      ahead = Math.max(ahead, to - Date.now());
      for (const alarm of [...alarms]) check(alarm);
    },
    stop: () => {
      for (const { timer } of alarms) clearTimeout(timer);
      alarms.clear();
    },
  };
};
