import { fieldError } from '#domain/field-error.ts';
import { notUnderstood, sayableOf } from '#domain/list/address.ts';
import type { ListName } from '#domain/list/names.ts';
import { listNamed } from '#lambdas/custom-fields/list-service.ts';
import { invalid } from '#lambdas/known-errors.ts';

/**
 * Saved list addresses must use parameters that the list understands. Column choices are not checked, because only the
 * browser knows the columns.
 */
export const mustBeUnderstood = async (list: ListName, query: string) => {
  const params = new URLSearchParams(query);
  const parts = [...notUnderstood(sayableOf(await listNamed(list), 'name'), params), ...params.getAll('view')];
  if (parts.length > 0) throw invalid([fieldError('query', 'not_understood', { parts: parts.join(', ') })]);
};
