import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '#web/parts.ts';
import type { Column, ListTexts } from './column.ts';
import type { Page } from './kind.ts';
import { ListPages } from './list-pages.tsx';
import type { Sayable } from './list-state.ts';
import { ListStatus } from './list-status.tsx';
import { type Dialog, ListTools } from './list-tools.tsx';
import type { useListState } from './use-list-state.ts';

/** They bring their own components, which the list need not wait for. */
const ListFilters = lazyPart(() => import('./list-filters.tsx'));
const ListAddress = lazyPart(() => import('./list-address.tsx'));

type ListHeadProps<R> = {
  kind: Sayable;
  columns: readonly Column<R>[];
  texts: ListTexts;
  state: ReturnType<typeof useListState>;
  answer: Pick<UseQueryResult<Page<R>>, 'data' | 'isFetching' | 'isPlaceholderData'>;
  onOpen: (dialog: Dialog) => void;
};

/** Above the rows: which of them there are to be, how many there are, and on to the others. */
export const ListHead = <R,>({ kind, columns, texts, state, answer, onOpen }: ListHeadProps<R>) => {
  const { list, page } = state;
  const { data, isFetching, isPlaceholderData } = answer;
  const isEmpty = !data || data.items.length === 0;
  const next = isPlaceholderData ? null : (data?.next_cursor ?? null);
  const pages = Math.max(Math.ceil((data?.total ?? 0) / list.limit), page);

  return (
    <div className="list-head">
      {state.notUnderstood.length > 0 && (
        <Suspense>
          <ListAddress parts={state.notUnderstood} onDrop={() => state.change({}, { replace: true })} />
        </Suspense>
      )}
      <Suspense fallback={<div className="list-filters-place" />}>
        <ListFilters
          kind={kind}
          columns={columns}
          search={texts.search}
          facets={data?.facets}
          filter={{ text: list.text, values: list.values }}
          onChange={(filter, typing) => state.change({ text: undefined, ...filter }, { replace: typing })}
        />
      </Suspense>
      <div className="list-bar">
        <ListStatus
          count={isEmpty ? undefined : texts.count(data.total)}
          page={page}
          pages={pages}
          loading={!isEmpty && isFetching ? texts.loading : undefined}
        />
        <div className="list-pages">
          <ListPages state={state} next={next} />
          <ListTools isEmpty={isEmpty} onOpen={onOpen} />
        </div>
      </div>
    </div>
  );
};
