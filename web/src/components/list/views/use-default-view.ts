import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { type Sayable, writeListState } from '#domain/list/address.ts';
import type { ListView } from '#domain/list/view.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { isViewed, stateOf } from './use-views.ts';
import { viewQueries } from './view-queries.ts';

/** Of which of the views it begins; of one that is not there any more it does not. */
export const addressOf = (kind: Sayable, views: readonly ListView[], id: string) => {
  const view = views.find((one) => one.id === id);
  return view && writeListState(kind, stateOf(kind, view)).toString();
};

/** With which view its reader has a list begin, if with any. */
export const useDefaultOf = (kind: { key: string }): string | undefined => {
  const { default_views } = useCurrentUser();
  return isViewed(kind) ? default_views[kind.key] : undefined;
};

/**
 * Where a list is to begin instead of an address that says nothing of it: nothing where it says something, or where it
 * begins by itself.
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
