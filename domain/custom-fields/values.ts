/** The values of custom fields. Contains no schema, to keep the browser bundle small. */
import { RISK_TIERS } from '#domain/enumerations.ts';
import { list, oneOf, optional, type Rule } from '#domain/rules.ts';
import { type CustomField, isByTier, MOST_OPTIONS } from './rules.ts';

type Person = { id: string; name: string };

/** A choice has the ids of its options. */
export type CustomValue = string | number | string[] | Person;
/** By the id of the field. Fields without a value are absent. */
export type CustomValues = Record<string, CustomValue>;

const A_TEXT = 500;
const NUMBER_LENGTH = 30;
/** Numbers up to a trillion keep their decimals. */
const LARGEST = 1_000_000_000_000;

/** How a value is typed and checked. No rule demands a value: older records may have none. */
export const ruleOf = ({ type, options }: Pick<CustomField, 'type' | 'options'>): Rule => {
  const values = options.map(({ id }) => id);
  switch (type) {
    case 'text':
      return optional('line', A_TEXT);
    case 'number':
      return { ...optional('decimal', NUMBER_LENGTH), least: -LARGEST, most: LARGEST };
    case 'date':
      return optional('typed_day', 10);
    case 'choice':
      return { type: 'choice', of: values, initial: null };
    case 'choices':
      return list(oneOf(values), MOST_OPTIONS);
    case 'person':
      return optional('line', 200);
    case 'link':
      return optional('website', A_TEXT);
  }
};

export const isPerson = (value: unknown): value is Person =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'id' in value;

export const isNoValue = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Whether a record of this tier needs a value. Records other than applications have no tier. */
export const isRequired = ({ required, archived }: Pick<CustomField, 'required' | 'archived'>, tier?: string) => {
  if (archived || required === 'never') return false;
  if (!isByTier(required)) return true;
  const tiers: readonly (string | undefined)[] = RISK_TIERS;
  const own = tiers.indexOf(tier);
  return own >= 0 && own <= tiers.indexOf(required);
};

/** The required fields without a value. */
export const missingFields = <F extends CustomField>(
  fields: readonly F[],
  values: CustomValues | undefined,
  tier?: string,
): F[] => fields.filter((field) => isRequired(field, tier) && isNoValue(values?.[field.id]));

/** The value as texts: ids of options, and the name of a person. */
export const textsOfValue = (value: CustomValue | undefined): readonly string[] => {
  if (value === undefined) return [];
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return [value];
  return isPerson(value) ? [value.name] : value;
};
