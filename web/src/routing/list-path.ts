import type { ListName } from '#domain/list/names.ts';

/** Where a list is, by its name. */
export const listPath = (list: ListName) => (list === 'evidence' ? '/frameworks/evidence' : `/${list}`);
