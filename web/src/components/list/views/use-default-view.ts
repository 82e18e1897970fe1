import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { type Sayable, writeListState } from '#domain/list/address.ts';
import type { ListView } from '#domain/list/view.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { isViewed, stateOf } from './use-views.ts';
import { viewQueries } from './view-queries.ts';

/** The address of a saved view; undefined if the view does not exist. */
export const addressOf = (kind: Sayable, views: readonly ListView[], id: string) => {
  const view = views.find((one) => one.id === id);
  return view && writeListState(kind, stateOf(kind, view)).toString();
};

/** The user's default view of a list, if any. */
export const useDefaultOf = (kind: { key: string }): string | undefined => {
  const { default_views } = useCurrentUser();
  return isViewed(kind) ? default_views[kind.key] : undefined;
};

/**
 * The address that a list without parameters redirects to; none if the address has parameters or there is no default
 * view.
 */
export const useBeginning = (kind: Sayable & { key: string }) => {
  const { search } = useLocation();
  const view = useDefaultOf(kind);
  const isAsked = isViewed(kind) && view !== undefined && search === '';
  const { data, isPending } = useQuery({
    ...viewQueries.of(isViewed(kind) ? kind.key : 'applications'),
    enabled: isAsked,
  });
  if (!isAsked) return {};
  return { isPending, search: data && addressOf(kind, data, view) };
};
