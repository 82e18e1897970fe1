/** The intervals of scheduled series. Without zod, so the browser can import it. */
import { addMonths } from '#domain/day.ts';

export const TEST_INTERVALS = ['monthly', 'quarterly'] as const;
export type TestInterval = (typeof TEST_INTERVALS)[number];

const MONTHS: Record<TestInterval, number> = { monthly: 1, quarterly: 3 };

/** The first scheduled day after `today`. Missed runs are not repeated. */
export const nextRunDay = (every: TestInterval, startsOn: string, today: string): string => {
  let months = MONTHS[every];
  while (addMonths(startsOn, months) <= today) months += MONTHS[every];
  return addMonths(startsOn, months);
};
