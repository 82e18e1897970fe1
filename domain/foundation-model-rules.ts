/** What people say of a foundation model, and what follows from its days. No schema lives here, so that the browser can have it. */
import { daysBetween, isDay } from './day.ts';
import type { Broken } from './field-error.ts';
import { type DraftOf, optional, required } from './rules.ts';

const aDay = optional('typed_day', 10);

export const modelRules = {
  name: required('title', 100),
  model_version: { ...optional('line', 100), about: 'As its provider says it. No two have one name and version.' },
  provider: { ...optional('line', 200), about: 'Who makes it: a vendor of yours by its name, or any other name.' },
  released: aDay,
  retires_on: { ...aDay, about: 'From this day on its provider offers it no more.' },
  notes: optional('lines', 4000),
} as const;

type ModelSaid = DraftOf<typeof modelRules>;

/** As people call it. */
export const modelName = ({ name, model_version }: Pick<ModelSaid, 'name' | 'model_version'>) =>
  `${name} ${model_version}`.trim();

/** What a rule of one field cannot know. */
export const retirementProblem = ({
  released,
  retires_on,
}: Pick<ModelSaid, 'released' | 'retires_on'>): { retires_on: Broken } | undefined =>
  isDay(released) && isDay(retires_on) && retires_on < released
    ? { retires_on: { code: 'day_too_early', params: { day: released } } }
    : undefined;

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
