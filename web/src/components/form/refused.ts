import type { Problem } from '#contract/http/problem.ts';
import type { FieldError } from '#domain/field-error.ts';
import type { Rules } from '#domain/rules.ts';

/** The API's errors by field; undefined if an error belongs to no field of the form. */
export const refusedFields = (rules: Rules, { status, errors }: Problem): Record<string, FieldError> | undefined => {
  if (![400, 409, 422].includes(status) || errors.length === 0) return undefined;
  // The form may cover a part of the request body, so its fields may be nested.
  const found = errors.map(
    (error) => [[error.path, ...error.path.split('.')].find((part) => part in rules), error] as const,
  );
  return found.every(([field]) => field !== undefined) ? Object.fromEntries(found) : undefined;
};
