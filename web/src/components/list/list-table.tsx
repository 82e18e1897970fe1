import Table from '@cloudscape-design/components/table';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFiltered } from '#domain/list/address.ts';
import { isUnderWay } from '#web/api/under-way.ts';
import { useOriginState } from '#web/app/main-layout/origin.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { useNarrow } from '#web/components/page/use-narrow.ts';
import type { Selection } from './bulk/use-selection.ts';
import { columnsOnAPhone, columnsThatFit, widthsIn } from './columns/room.ts';
import { phoneColumns, tableColumns } from './columns/table-columns.tsx';
import { useKeptLayout } from './columns/use-kept-layout.ts';
import { CreateButton } from './create-button.tsx';
import type { Page } from './kind.ts';
import { ListDialogs } from './list-dialogs.tsx';
import { ListEmpty } from './list-empty.tsx';
import { ListHead } from './list-head.tsx';
import type { ListPageProps } from './list-page-props.ts';
import type { Dialog } from './list-tools.tsx';
import type { useListState } from './use-list-state.ts';

type ListTableProps<R> = ListPageProps<R> & {
  state: ReturnType<typeof useListState>;
  answer: UseQueryResult<Page<R>>;
  selection: Selection<R>;
  /** The available width in pixels. */
  place: number;
};

export const ListTable = <R extends { id: string }>(props: ListTableProps<R>) => {
  const { kind, columns, texts, pathOf, create, bulk, state, answer, selection, place } = props;
  const { t } = useTranslation();
  const narrow = useNarrow();
  const origin = useOriginState();
  const linkState = 'linkState' in props ? props.linkState : origin;
  const { layout, keep } = useKeptLayout(kind.key);
  const [open, setOpen] = useState<Dialog>();
  const { data, error, isPending, refetch } = answer;
  const items = data?.items ?? [];
  const { list } = state;

  const chosen = list.columns ?? layout.columns;
  const shown = chosen
    ? columns.filter(({ id }, index) => index === 0 || chosen.includes(id))
    : narrow
      ? columnsOnAPhone(columns)
      : columnsThatFit(columns, place);
  const widths = widthsIn(shown, place, layout.widths ?? {});
  const drawing = { sorts: kind.sorts, widths, pathOf, linkState };
  const drawn = (now: readonly number[]) => {
    const changed = shown.flatMap(({ id }, index) => {
      const width = now[index];
      return width === undefined || width === widths[id] ? [] : [[id, width] as const];
    });
    keep({ widths: { ...layout.widths, ...Object.fromEntries(changed) } });
  };

  const failed = error && <LoadFailed what={texts.failed} error={error} onRetry={() => void refetch()} />;

  return (
    <>
      <Table
        key={`${narrow || place} ${shown.map(({ id }) => id)}`} // the table keeps its initial widths
        variant="container"
        wrapLines
        resizableColumns={!narrow}
        onColumnWidthsChange={({ detail }) => drawn(detail.widths)}
        trackBy="id"
        selectionType="multi"
        selectedItems={[...selection.rows]}
        onSelectionChange={({ detail }) => selection.choose(detail.selectedItems)}
        ariaLabels={{
          tableLabel: texts.title,
          selectionGroupLabel: t('list.selection'),
          allItemsSelectionLabel: () => t('list.selectPage'),
          itemSelectionLabel: (_, row) => columns[0]?.text(row) ?? '',
        }}
        header={
          <ListHead
            {...{ kind, columns, bulk, texts, state, answer, selection }}
            importAt={props.importAt}
            onOpen={setOpen}
          />
        }
        items={items}
        columnDefinitions={narrow ? phoneColumns(t, shown, drawing, place) : tableColumns(t, shown, drawing)}
        sortingColumn={{ sortingField: list.sort.replace(/^-/, '') }}
        sortingDescending={list.sort.startsWith('-')}
        onSortingChange={({ detail }) =>
          state.change({ sort: `${detail.isDescending ? '-' : ''}${detail.sortingColumn.sortingField}` })
        }
        loading={items.length === 0 && isUnderWay(answer)}
        loadingText={texts.loading}
        {...(isPending && { skeleton: { totalRows: 10 } })}
        empty={
          failed ?? (
            <ListEmpty
              filtered={isFiltered(list)}
              texts={texts}
              create={create?.isFor && <CreateButton label={create.label} />}
              onClear={() => state.change({ text: undefined, values: {} })}
            />
          )
        }
        {...(failed && items.length > 0 && { footer: failed })}
      />
      {data && data.total > items.length && (
        <p className="only-on-paper">{t('list.printedPart', { rows: items.length, total: data.total })}</p>
      )}
      <ListDialogs
        {...{ kind, columns, shown, bulk, state, selection, keep, open }}
        texts={texts}
        total={data?.total ?? 0}
        onClose={() => setOpen(undefined)}
      />
    </>
  );
};
