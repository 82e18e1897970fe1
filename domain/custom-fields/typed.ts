/** Custom fields in forms: beside the other fields, and as text. Contains no schema, to keep the browser bundle small. */
import { tidyDecimal, typedDecimal } from '#domain/decimal.ts';
import type { FieldValue } from '#domain/rules.ts';
import { type CustomField, type CustomName, customIdIn, customName } from './rules.ts';
import { type CustomValue, type CustomValues, isNoValue, isPerson } from './values.ts';

/** The values of a form by the name of their field. */
export type TypedCustom = { [name: CustomName]: FieldValue };

const typed = (value: CustomValue): FieldValue => {
  if (typeof value === 'number') return typedDecimal(value, 'en');
  return isPerson(value) ? value.name : value;
};

/** A custom value of a stored record as a form shows it. */
export const typedValueIn = (record: { custom?: CustomValues | undefined }, field: string): FieldValue | undefined => {
  const id = customIdIn(field);
  const value = id === undefined ? undefined : record.custom?.[id];
  return value === undefined ? undefined : typed(value);
};

const sent = ({ type }: CustomField, value: FieldValue | undefined) => {
  if (value === undefined || isNoValue(value)) return null;
  if (type === 'number') return Number(tidyDecimal(String(value)));
  return typeof value === 'string' ? value : [...(value ?? [])];
};

/** The body of a request from the values of a form. */
export const withSentCustom = <D extends object>(draft: D, fields: readonly CustomField[]) => {
  const values = new Map<string, FieldValue>(Object.entries(draft));
  const custom = fields.map((field) => [field.id, sent(field, values.get(customName(field.id)))] as const);
  const others = Object.entries(draft).filter(([name]) => customIdIn(name) === undefined);
  return {
    ...(Object.fromEntries(others) as Omit<D, CustomName>), // the same fields
    ...(fields.length > 0 && { custom: Object.fromEntries(custom) }),
  };
};
