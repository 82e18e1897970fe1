/** The values of custom fields. Contains no schema, to keep the browser bundle small. */
import { RISK_TIERS } from '#domain/enumerations.ts';
import { type CustomField, isByTier } from './rules.ts';

type Person = { id: string; name: string };

/** A choice has the ids of its options. */
export type CustomValue = string | number | string[] | Person;
/** By the id of the field. Fields without a value are absent. */
export type CustomValues = Record<string, CustomValue>;

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
