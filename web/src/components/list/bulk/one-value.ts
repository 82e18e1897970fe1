/** One value for many things. An empty field says nothing by itself: what they have is removed only by a choice to. */
import type { Broken } from '#domain/field-error.ts';
import { type FieldValue, type Rule, tidied } from '#domain/rules.ts';

/** Before anybody has chosen: not what a new thing begins with either. */
export const notGiven = (rule: Rule): FieldValue => (rule.type === 'text' ? '' : rule.type === 'list' ? [] : null);

/** Whether they can be without it. */
export const isRemovable = (rule: Rule) => (rule.type === 'text' ? rule.min === 0 : rule.initial === null);

/** What keeps it from being given to them, beside its rule. */
export const missingValue = (rule: Rule, value: FieldValue, isRemoved: boolean): Broken | undefined => {
  const typed = tidied(rule, value);
  if (isRemoved || (typed !== '' && typed !== null)) return undefined;
  return { code: isRemovable(rule) ? 'no_new_value' : 'required', params: {} };
};
