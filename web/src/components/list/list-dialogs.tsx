import { Suspense } from 'react';
import { lazyPart } from '#web/parts.ts';
import type { Column } from './column.ts';
import { sheetOf } from './every-row.ts';
import type { Kind } from './kind.ts';
import type { Dialog } from './list-tools.tsx';
import type { useKeptLayout } from './use-kept-layout.ts';
import type { useListState } from './use-list-state.ts';

const ListExport = lazyPart(() => import('./list-export.tsx'));
const ListSettings = lazyPart(() => import('./list-settings.tsx'));

type ListDialogsProps<R> = {
  kind: Kind<R>;
  columns: readonly Column<R>[];
  shown: readonly Column<R>[];
  title: string;
  state: ReturnType<typeof useListState>;
  keep: ReturnType<typeof useKeptLayout>['keep'];
  open: Dialog | undefined;
  onClose: () => void;
};

/** Beside the table rather than in it, which is drawn anew when its place or its columns change. */
export const ListDialogs = <R,>(props: ListDialogsProps<R>) => {
  const { kind, columns, shown, title, state, keep, open, onClose } = props;
  const { list } = state;
  return (
    <Suspense>
      {open === 'export' && <ListExport sheet={sheetOf(kind, list, shown)} title={title} onClose={onClose} />}
      {open === 'settings' && (
        <ListSettings
          columns={columns}
          shown={shown.map(({ id }) => id)}
          limit={list.limit}
          onSave={(limit, chosen) => {
            onClose();
            keep({ columns: chosen });
            if (limit !== list.limit) state.change({ limit });
          }}
          onReset={() => {
            onClose();
            keep({ columns: undefined, widths: undefined });
          }}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
};
