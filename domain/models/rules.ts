/** Field rules for foundation models. Contains no schema, to keep the browser bundle small. */
import { isDay } from '#domain/day.ts';
import type { Broken } from '#domain/field-error.ts';
import { type DraftOf, optional, required } from '#domain/rules.ts';

/** Further applications are found in the application list. */
export const MOST_USING = 50;

const aDay = optional('typed_day', 10);

export const modelRules = {
  name: required('title', 100),
  model_version: {
    ...optional('line', 100),
    about: 'The version as named by the provider. The combination of name and version must be unique.',
  },
  provider: { ...optional('line', 200), about: 'The provider: the name of one of your vendors, or any other name.' },
  released: aDay,
  retires_on: { ...aDay, about: 'The date from which the provider no longer offers it.' },
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
