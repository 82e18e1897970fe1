import type { Problem } from '#contract/problem.ts';
import type { FieldError } from '#domain/field-error.ts';
import type { Rules } from '#domain/rules.ts';

/** What the API refused, by field, where every part of it is of a field; nothing where it is not one that typing can mend. */
export const refusedFields = (rules: Rules, { status, errors }: Problem): Record<string, FieldError> | undefined => {
  if (![400, 409, 422].includes(status) || errors.length === 0) return undefined;
  // A form may be about a part of what was sent: its fields are further down then.
  const found = errors.map((error) => [error.path.split('.').find((part) => part in rules), error] as const);
  return found.every(([field]) => field !== undefined) ? Object.fromEntries(found) : undefined;
};
