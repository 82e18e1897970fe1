import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '#web/parts.ts';
import type { Bulk } from './bulk/bulk.ts';
import type { Selection } from './bulk/use-selection.ts';
import type { Column, ListTexts } from './columns/column.ts';
import { everyRow } from './export/every-row.ts';
import type { Kind, Page } from './kind.ts';
import { ListPages } from './list-pages.tsx';
import { ListStatus } from './list-status.tsx';
import { type Dialog, ListTools } from './list-tools.tsx';
import type { useListState } from './use-list-state.ts';
import { isViewed } from './views/use-views.ts';

/** Loaded separately, so that the list does not wait for their components. */
const ListFilters = lazyPart(() => import('./filters/list-filters.tsx'));
const ListAddress = lazyPart(() => import('./list-address.tsx'));
const GoneView = lazyPart(() => import('./views/gone-view.tsx'));
const ListSelection = lazyPart(() => import('./bulk/list-selection.tsx'));

type ListHeadProps<R> = {
  kind: Kind<R>;
  columns: readonly Column<R>[];
  bulk: readonly Bulk<R>[];
  texts: ListTexts;
  state: ReturnType<typeof useListState>;
  answer: Pick<UseQueryResult<Page<R>>, 'data' | 'isFetching' | 'isPlaceholderData'>;
  selection: Selection<R>;
  importAt: string | undefined;
  onOpen: (dialog: Dialog) => void;
};

/** The area above the rows: filters, counts, actions and pages. */
export const ListHead = <R,>(props: ListHeadProps<R>) => {
  const { kind, columns, bulk, texts, state, answer, selection, importAt, onOpen } = props;
  const { list, page } = state;
  const { data, isFetching, isPlaceholderData } = answer;
  const isEmpty = !data || data.items.length === 0;
  const next = isPlaceholderData ? null : (data?.next_cursor ?? null);
  const pages = Math.max(Math.ceil((data?.total ?? 0) / list.limit), page);

  return (
    <div className="list-head">
      {state.unusable.length > 0 && (
        <Suspense>
          <ListAddress parts={state.unusable} onDrop={() => state.change({}, { replace: true })} />
        </Suspense>
      )}
      {isViewed(kind) && list.view !== undefined && (
        <Suspense>
          <GoneView kind={kind} list={list} onDrop={() => state.change({ view: undefined }, { replace: true })} />
        </Suspense>
      )}
      <Suspense fallback={<div className="list-filters-place" />}>
        <ListFilters
          kind={kind}
          columns={columns}
          search={texts.search}
          facets={data?.facets}
          list={list}
          onChange={(filter) => state.change({ text: undefined, ...filter })}
          onShow={state.show}
          onOpen={onOpen}
        />
      </Suspense>
      <div className="list-bar">
        <ListStatus
          count={isEmpty ? undefined : texts.count(data.total)}
          page={page}
          pages={pages}
          selected={selection.rows.length}
          left={selection.left}
          loading={!isEmpty && (isFetching || isPlaceholderData) ? texts.loading : undefined}
        />
        {selection.rows.length > 0 && data && (
          <Suspense>
            <ListSelection
              selected={selection.rows.length}
              total={data.total}
              bulk={bulk}
              onAll={async (most) => selection.choose(await everyRow(kind, list, most, new AbortController().signal))}
              onNone={() => selection.choose([])}
              onDo={(name) => onOpen({ bulk: name })}
            />
          </Suspense>
        )}
        <div className="list-pages">
          <ListPages state={state} next={next} />
          <ListTools isEmpty={isEmpty} importAt={importAt} onOpen={onOpen} />
        </div>
      </div>
    </div>
  );
};
