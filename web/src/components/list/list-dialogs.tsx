import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#web/parts.ts';
import type { Bulk } from './bulk/bulk.ts';
import type { Selection } from './bulk/use-selection.ts';
import type { Column, ListTexts } from './columns/column.ts';
import type { useKeptLayout } from './columns/use-kept-layout.ts';
import { askedFile } from './export/asked-file.ts';
import { sheetOf, sheetOfRows } from './export/sheet.ts';
import { filtersInWords } from './filters/choices.ts';
import type { Kind } from './kind.ts';
import type { Dialog } from './list-tools.tsx';
import type { useListState } from './use-list-state.ts';
import { isViewed } from './views/use-views.ts';

const ListExport = lazyPart(() => import('./export/list-export.tsx'));
const ListSettings = lazyPart(() => import('./columns/list-settings.tsx'));
const ViewDialogs = lazyPart(() => import('./views/view-dialogs.tsx'));

type ListDialogsProps<R> = {
  kind: Kind<R>;
  columns: readonly Column<R>[];
  shown: readonly Column<R>[];
  bulk: readonly Bulk<R>[];
  texts: Pick<ListTexts, 'title' | 'count'>;
  total: number;
  state: ReturnType<typeof useListState>;
  selection: Selection<R>;
  keep: ReturnType<typeof useKeptLayout>['keep'];
  open: Dialog | undefined;
  onClose: () => void;
};

/** Outside of the table, which is recreated when its width or columns change. */
export const ListDialogs = <R,>(props: ListDialogsProps<R>) => {
  const { kind, columns, shown, bulk, texts, total, state, selection, keep, open, onClose } = props;
  const { t } = useTranslation();
  const { list } = state;
  const { title } = texts;
  const count = selection.rows.length;
  const doing = typeof open === 'object' ? bulk.find(({ name }) => name === open.bulk) : undefined;
  return (
    <Suspense>
      {open === 'export' && (
        <ListExport
          title={title}
          content={{
            rows: texts.count(total),
            filters: filtersInWords(columns, list, t('actions.notGiven')),
            columns: shown.map(({ header }) => header),
          }}
          all={sheetOf(kind, list, shown)}
          total={total}
          asked={isViewed(kind) ? askedFile(kind, list, title, shown) : undefined}
          selected={count > 0 ? { count, sheet: sheetOfRows(kind, list, shown, selection.rows) } : undefined}
          onClose={onClose}
        />
      )}
      {open === 'settings' && (
        <ListSettings
          columns={columns}
          shown={shown.map(({ id }) => id)}
          limit={list.limit}
          onSave={(limit, chosen) => {
            onClose();
            const isOther = chosen.join() !== shown.map(({ id }) => id).join();
            if (isOther) keep({ columns: chosen });
            if (isOther || limit !== list.limit) state.change({ limit, ...(isOther && { columns: chosen }) });
          }}
          onReset={() => {
            onClose();
            keep({ columns: undefined, widths: undefined });
            if (list.columns) state.change({ columns: undefined });
          }}
          onClose={onClose}
        />
      )}
      {isViewed(kind) &&
        (open === 'saveView' || open === 'editView' || open === 'removeView' || open === 'lateView') && (
          <ViewDialogs {...{ kind, list, open, onClose }} onShow={state.show} />
        )}
      {doing && (
        <doing.dialog
          name={doing.name}
          title={doing.text}
          rows={selection.rows}
          onClose={(left) => {
            onClose();
            selection.choose(left);
          }}
        />
      )}
    </Suspense>
  );
};
