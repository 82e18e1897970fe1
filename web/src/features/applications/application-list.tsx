import Table from '@cloudscape-design/components/table';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { ApiError } from '#web/api/api-error.ts';
import { useOriginState } from '#web/app/main-layout/origin.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { useNarrow } from '#web/components/use-narrow.ts';
import { lazyPart } from '#web/parts.ts';
import { applicationColumns, narrowApplicationColumns } from './application-columns.tsx';
import { ListEmpty } from './list-empty.tsx';
import { ListPages } from './list-pages.tsx';
import { isFiltered } from './list-state.ts';
import { ListStatus } from './list-status.tsx';
import { useApplicationPage } from './use-application-page.ts';
import { useListState } from './use-list-state.ts';

/** They bring their own components, which the list need not wait for. */
const Filters = lazyPart(() => import('./filters.tsx'));
const ListAddress = lazyPart(() => import('./list-address.tsx'));

export const ApplicationList = ({ mayCreate }: { mayCreate: boolean }) => {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const state = useListState();
  const page = useApplicationPage(state.list, state.start);
  const descending = state.list.sort === '-name';
  const columns = (narrow ? narrowApplicationColumns : applicationColumns)(t, useOriginState(), descending);
  const [byName] = columns;
  const filtered = isFiltered(state.list);
  const clear = () => state.change({ filter: {} });

  // A history may hold a cursor of somebody else's, or of another time, with which no page can ever begin.
  if (state.page > 1 && page.error instanceof ApiError && page.error.problem.code === 'cursor_invalid')
    return <Navigate replace to={state.firstPage} />;

  const failed = page.error && (
    <LoadFailed what={t('applications.list.failed')} error={page.error} onRetry={() => void page.retry()} />
  );
  const empty = failed ?? (
    <ListEmpty filtered={filtered} searchedAll={!page.isPaused} mayCreate={mayCreate} onClear={clear} />
  );

  return (
    <Table
      variant="container"
      wrapLines
      trackBy="id"
      ariaLabels={{ tableLabel: t('applications.title') }}
      header={
        <div className="list-head">
          {state.notUnderstood.length > 0 && (
            <Suspense>
              <ListAddress parts={state.notUnderstood} onDrop={() => state.change({}, { replace: true })} />
            </Suspense>
          )}
          <Suspense fallback={<div className="filters-place" />}>
            <Filters
              filter={state.list.filter}
              onChange={(filter, typing) => state.change({ filter }, { replace: typing })}
            />
          </Suspense>
          <div className="list-bar">
            <ListStatus page={page} />
            <ListPages state={state} next={page.next} />
          </div>
        </div>
      }
      items={page.items}
      columnDefinitions={columns}
      {...(byName && { sortingColumn: byName })}
      sortingDescending={descending}
      onSortingChange={({ detail }) => state.change({ sort: detail.isDescending ? '-name' : 'name' })}
      loading={page.items.length === 0 && page.isSearching}
      loadingText={t(page.isPending ? 'applications.list.loading' : 'applications.list.searching')}
      {...(page.isPending && { skeleton: { totalRows: 10 } })}
      empty={empty}
      {...(page.error && page.items.length > 0 && { footer: failed })}
    />
  );
};
