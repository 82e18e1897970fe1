import type { Draft } from '#domain/rules.ts';
import type { Choice, FormField, Remarked } from './form-kind.ts';

/** The fields as generic parts of a form see them. */
export type FormFields = Readonly<Record<string, FormField & Remarked>>;

const labelOf = (choice: Choice | undefined) => (typeof choice === 'object' ? choice.label : choice);

export const valueText = (fields: FormFields, draft: Draft, field: string): string => {
  const value = draft[field] ?? null;
  const { words, choices } = fields[field] ?? {};
  if (words) return words(value);
  if (value === null) return '';
  if (typeof value === 'string') return labelOf(choices?.[value]) ?? value;
  return value.join(', ');
};
