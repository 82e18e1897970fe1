/** Field rules for delegating and snoozing work items. */
import { addDays, addMonths, rangeProblem } from '#domain/day.ts';
import { anId, optional, required } from '#domain/rules.ts';

export const delegationRules = {
  to: { ...anId, about: 'A person who can see the task and do it.' },
  note: optional('lines', 500),
} as const;

/** Longest snooze, in months. */
export const PUT_OFF_MONTHS = 12;

export const reminderRules = {
  on: { ...required('day', 10), about: "The date until which the task is snoozed, in the company's time zone." },
} as const;

export const putOffProblem = (on: string, today: string) =>
  rangeProblem(on, addDays(today, 1), addMonths(today, PUT_OFF_MONTHS));
