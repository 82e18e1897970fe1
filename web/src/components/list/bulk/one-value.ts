/** One value for many entities. An empty field does not clear their values; that requires an explicit choice. */
import type { Broken } from '#domain/field-error.ts';
import { type FieldValue, type Rule, tidied } from '#domain/rules.ts';

/** The value before the user chooses, which may differ from the initial value of a new entity. */
export const notGiven = (rule: Rule): FieldValue => (rule.type === 'text' ? '' : rule.type === 'list' ? [] : null);

/** Whether the field may be empty. */
export const isRemovable = (rule: Rule) => (rule.type === 'text' ? rule.min === 0 : rule.initial === null);

/** The error of a missing value, beyond the field's rule. */
export const missingValue = (rule: Rule, value: FieldValue, isRemoved: boolean): Broken | undefined => {
  const typed = tidied(rule, value);
  if (isRemoved || (typed !== '' && typed !== null)) return undefined;
  return { code: isRemovable(rule) ? 'no_new_value' : 'required', params: {} };
};
