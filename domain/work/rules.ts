/** Field rules for delegating and snoozing work items. */
import { addDays, addMonths, rangeProblem } from '#domain/day.ts';
import { anId, optional, required } from '#domain/rules.ts';

export const delegationRules = {
  to: { ...anId, about: 'Somebody who may see it and do it.' },
  note: optional('lines', 500),
} as const;

/** Longest snooze, in months. */
export const PUT_OFF_MONTHS = 12;

export const reminderRules = {
  on: { ...required('day', 10), about: 'The day until which it is put off, where the company is.' },
} as const;

export const putOffProblem = (on: string, today: string) =>
  rangeProblem(on, addDays(today, 1), addMonths(today, PUT_OFF_MONTHS));
