import { useQuery } from '@tanstack/react-query';
import { type ListState, readListState, type Sayable, writeListState } from '#domain/list/address.ts';
import { isListName, type ListName } from '#domain/list/names.ts';
import type { ListView } from '#domain/list/view.ts';
import { isAdministrator } from '#domain/permissions.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { viewQueries } from './view-queries.ts';

/** The properties of a list that its saved views need. */
export type Viewed = Sayable & { key: ListName };

/** Whether the list has saved views. Lists that are part of a page have none. */
export const isViewed = <K extends { key: string }>(kind: K): kind is K & { key: ListName } => isListName(kind.key);

/** The state that a view saves, without columns and filters that the list no longer has. */
export const stateOf = (kind: Sayable, { id, query }: ListView): ListState => ({
  ...readListState(kind, new URLSearchParams(query)),
  view: id,
});

/** The part of a list's state that a view saves. */
export const queryOf = (kind: Sayable, { view: _, ...list }: ListState) => writeListState(kind, list).toString();

export const useViews = (kind: Viewed, list: ListState) => {
  const { id: me, roles } = useCurrentUser();
  const { data: views = [], isPending, error, refetch } = useQuery(viewQueries.of(kind.key));
  const current = views.find(({ id }) => id === list.view);
  return {
    own: views.filter(({ owner }) => owner.id === me),
    shared: views.filter(({ owner }) => owner.id !== me),
    current,
    isGone: list.view !== undefined && !current && !isPending && !error,
    isChanged: current !== undefined && queryOf(kind, stateOf(kind, current)) !== queryOf(kind, list),
    mayChange: current !== undefined && (current.owner.id === me || isAdministrator(roles)),
    isPending,
    error,
    refetch,
  };
};
