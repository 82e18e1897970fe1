import { fieldError } from '#domain/field-error.ts';
import { notUnderstood, sayableOf } from '#domain/list/address.ts';
import type { ListName } from '#domain/list/names.ts';
import { lists } from '#domain/lists.ts';
import { invalid } from '#lambdas/known-errors.ts';

/** What is kept of an address says what its list understands; which of the columns there are is known on the screen only. */
export const mustBeUnderstood = (list: ListName, query: string) => {
  const params = new URLSearchParams(query);
  const parts = [...notUnderstood(sayableOf(lists[list], 'name'), params), ...params.getAll('view')];
  if (parts.length > 0) throw invalid([fieldError('query', 'not_understood', { parts: parts.join(', ') })]);
};
