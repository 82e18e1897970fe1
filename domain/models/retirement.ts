/** Retirement status of foundation models. */
import { daysBetween, isDay } from '#domain/day.ts';

/** Days before retirement at which users of a model are notified; 0 is the day of retirement. */
export const MODEL_WARNINGS = [0, 7, 30, 90] as const;

/** `retiring` begins with the first notification. */
export const RETIREMENTS = ['current', 'retiring', 'retired'] as const;
export type RetirementState = (typeof RETIREMENTS)[number];

/** A model is retired from its retirement day on. */
export const retirementStateOf = (retires_on: string, today: string): RetirementState => {
  const left = isDay(retires_on) ? daysBetween(today, retires_on) : Number.POSITIVE_INFINITY;
  return left <= 0 ? 'retired' : left <= Math.max(...MODEL_WARNINGS) ? 'retiring' : 'current';
};
