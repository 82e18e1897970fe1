/** The time by which jobs are started and tried again. It is this machine's until somebody moves it on. */

/** The longest that setTimeout can wait. */
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
    // What is still to come keeps no process alive.
    alarm.timer.unref();
  };

  return {
    now,
    /** Rings once, when the time has come; what is given back calls it off. */
    at: (at: number, ring: () => void) => {
      const alarm: Alarm = { at, ring };
      alarms.add(alarm);
      check(alarm);
      return () => {
        clearTimeout(alarm.timer);
        alarms.delete(alarm);
      };
    },
    /** Whatever was to come until then comes at once. Time never goes back. */
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
