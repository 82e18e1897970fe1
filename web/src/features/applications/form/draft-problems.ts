/** What is wrong with a draft, field by field: as the browser can tell, and as the API told. */
import type { Problem } from '#contract/problem.ts';
import type { ApplicationDraft } from '#domain/application.ts';
import { MAX_NAME, NAME_PATTERN, tidyName } from '#domain/name.ts';
import { type Reach, reaches } from '#domain/permissions.ts';
import { FIELDS, type Field } from './draft.ts';

type Rule = 'nameMissing' | 'nameTooLong' | 'nameWrong' | 'groupsMissing';
/** By field, the rule that is broken. Its name is that of its text. */
export type BrokenRules = Partial<Record<Field, Rule>>;

const nameRule = (name: string): Rule | undefined => {
  const tidy = tidyName(name);
  if (tidy === '') return 'nameMissing';
  if (tidy.length > MAX_NAME) return 'nameTooLong';
  return NAME_PATTERN.test(tidy) ? undefined : 'nameWrong';
};

/** `within`: the groups that the editor may put it into. */
export const brokenRules = (draft: ApplicationDraft, within: Reach): BrokenRules => {
  const name = nameRule(draft.name);
  return {
    ...(name && { name }),
    ...(!reaches(within, draft.resource_groups) && { resource_groups: 'groupsMissing' }),
  };
};

export type FieldErrors = Partial<Record<Field, string>>;

/** By field, where every part of the problem is of a field; nothing where it is not one that typing can mend. */
export const fieldErrors = (
  { status, code, errors, existing }: Problem,
  nameTaken: (existing: string | undefined) => string,
): FieldErrors | undefined => {
  if (![400, 409, 422].includes(status) || errors.length === 0) return undefined;
  const found = errors.map(({ path, message }) => ({
    field: FIELDS.find((field) => field === path.split('.')[0]),
    message: code === 'taken' ? nameTaken(existing) : message,
  }));
  if (found.some(({ field }) => field === undefined)) return undefined;
  return Object.fromEntries(found.map(({ field, message }) => [field, message]));
};
