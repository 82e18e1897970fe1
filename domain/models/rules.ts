/** Field rules for foundation models. Contains no schema, to keep the browser bundle small. */
import { isDay } from '#domain/day.ts';
import type { Broken } from '#domain/field-error.ts';
import { type DraftOf, optional, required } from '#domain/rules.ts';

const aDay = optional('typed_day', 10);

export const modelRules = {
  name: required('title', 100),
  model_version: { ...optional('line', 100), about: 'As its provider says it. No two have one name and version.' },
  provider: { ...optional('line', 200), about: 'Who makes it: a vendor of yours by its name, or any other name.' },
  released: aDay,
  retires_on: { ...aDay, about: 'From this day on its provider offers it no more.' },
  notes: optional('lines', 4000),
} as const;

export type ModelSaid = DraftOf<typeof modelRules>;

/** Checks across fields. */
export const retirementProblem = ({
  released,
  retires_on,
}: Pick<ModelSaid, 'released' | 'retires_on'>): { retires_on: Broken } | undefined =>
  isDay(released) && isDay(retires_on) && retires_on < released
    ? { retires_on: { code: 'day_too_early', params: { day: released } } }
    : undefined;
