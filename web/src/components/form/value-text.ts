import type { Draft } from '#domain/rules.ts';
import type { Choice, FormField, Remarked } from './form-kind.ts';

/** What the parts of a form that show any field know of each. */
export type FormFields = Readonly<Record<string, FormField & Remarked>>;

const labelOf = (choice: Choice | undefined) => (typeof choice === 'object' ? choice.label : choice);

/** A field's value in words, as a person would read it out. */
export const valueText = (fields: FormFields, draft: Draft, field: string): string => {
  const value = draft[field] ?? null;
  const { words, choices } = fields[field] ?? {};
  if (words) return words(value);
  if (value === null) return '';
  if (typeof value === 'string') return labelOf(choices?.[value]) ?? value;
  return value.join(', ');
};
