/** The lists that have saved views and downloads, by the names of their pages and in the API. */
import { mayOpen, NOUNS, type NounWith, nounsWith } from '#domain/nouns.ts';
import type { Grant } from '#domain/permissions.ts';
import { nameOrder } from '#domain/text/name.ts';

/** Sorted by kind, so that the API description keeps its order. */
const LISTED = nounsWith('list').toSorted((a, b) => (nameOrder(NOUNS[a].kind) < nameOrder(NOUNS[b].kind) ? -1 : 1));

export const LIST_NAMES = LISTED.map((noun) => NOUNS[noun].list);
export type ListName = (typeof NOUNS)[NounWith<'list'>]['list'];

export const isListName = (name: string): name is ListName => LIST_NAMES.some((one) => one === name);

type Listed = (typeof NOUNS)[NounWith<'list'>];
const BY_LIST = Object.fromEntries(LISTED.map((noun) => [NOUNS[noun].list, NOUNS[noun]])) as Record<ListName, Listed>; // all lists

type KindOf<Name extends ListName> = Extract<Listed, { list: Name }>['kind'];
export const kindOf = <Name extends ListName>(list: Name) => BY_LIST[list].kind as KindOf<Name>; // the list's own

/** Lists of entities with an audit log. */
export type ListedKind = Extract<Listed, { key: string }>['kind'];

/** Roles that may read a list. */
export const readersOf = (list: ListName) => BY_LIST[list].readers;

export const mayRead = (list: ListName, grants: readonly Grant[]) => mayOpen(BY_LIST[list], grants);

/** The page of a list. */
export const listPath = (list: ListName) => BY_LIST[list].page;
