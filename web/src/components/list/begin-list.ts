import type { LoaderFunctionArgs } from 'react-router-dom';
import { readListState } from '#domain/list/address.ts';
import { type ListName, mayRead } from '#domain/list/names.ts';
import { queryClient } from '#web/app/query-client.ts';
import { customFieldsOf } from '#web/components/custom-fields/fields.ts';
import { currentUserQuery } from '#web/features/current-user/queries.ts';
import { type Kind, withCustom } from './kind.ts';
import { addressOf } from './views/use-default-view.ts';
import { viewQueries } from './views/view-queries.ts';

const begin = async <R>(plain: Kind<R, ListName>, params: URLSearchParams) => {
  // If the user could not be loaded, the page shows the error and its retry asks again.
  if (queryClient.getQueryState(currentUserQuery.queryKey)?.error) return;
  const { roles, default_views, custom_fields } = await queryClient.ensureQueryData(currentUserQuery);
  const kind = withCustom(plain, customFieldsOf(custom_fields, plain.key));
  if (!mayRead(kind.key, roles)) return;
  const view = params.size === 0 ? default_views[kind.key] : undefined;
  const own = view && addressOf(kind, await queryClient.fetchQuery(viewQueries.of(kind.key)).catch(() => []), view);
  const state = readListState(kind, own === undefined ? params : new URLSearchParams(own));
  await queryClient.prefetchQuery(kind.page(state, undefined));
};

/** While index.html shows the shell, a list that loads quickly appears complete. */
const isFirstPage = () => document.querySelector('.shell') !== null;
const soon = () => new Promise((resolve) => setTimeout(resolve, 1_000));

/** Requests the first page while its components load. Errors are shown by the list. */
export const beginList =
  <R>(kind: Kind<R, ListName>) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url);
    if (searchParams.has('create')) return null;
    const begun = begin(kind, searchParams).catch(() => {});
    if (isFirstPage()) await Promise.race([begun, soon()]);
    return null;
  };
