/** What follows from the day on which a foundation model retires. */
import { daysBetween, isDay } from '#domain/day.ts';

/** So many days before it retires, and on the day itself, whoever uses it hears of it. */
export const MODEL_WARNINGS = [0, 7, 30, 90] as const;

/** Whether it retires within the time in which people are warned, or has. */
export const RETIREMENTS = ['current', 'retiring', 'retired'] as const;
export type RetirementStanding = (typeof RETIREMENTS)[number];

/** On that day it is retired. */
export const retirementStanding = (retires_on: string, today: string): RetirementStanding => {
  const left = isDay(retires_on) ? daysBetween(today, retires_on) : Number.POSITIVE_INFINITY;
  return left <= 0 ? 'retired' : left <= Math.max(...MODEL_WARNINGS) ? 'retiring' : 'current';
};
