import Button from '@cloudscape-design/components/button';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#web/parts.ts';
import type { Column } from './column.ts';
import { sheetOf } from './every-row.ts';
import type { Kind } from './kind.ts';
import type { useKeptLayout } from './use-kept-layout.ts';
import type { useListState } from './use-list-state.ts';

const ListExport = lazyPart(() => import('./list-export.tsx'));
const ListSettings = lazyPart(() => import('./list-settings.tsx'));

type ListToolsProps<R> = {
  kind: Kind<R>;
  columns: readonly Column<R>[];
  shown: readonly Column<R>[];
  title: string;
  isEmpty: boolean;
  state: ReturnType<typeof useListState>;
  keep: ReturnType<typeof useKeptLayout>['keep'];
};

/** What can be done with a list as a whole. */
export const ListTools = <R,>({ kind, columns, shown, title, isEmpty, state, keep }: ListToolsProps<R>) => {
  const { t } = useTranslation();
  const { list } = state;
  const [open, setOpen] = useState<'export' | 'settings'>();
  const close = () => setOpen(undefined);
  return (
    <>
      {!isEmpty && (
        <Button variant="inline-link" iconName="download" onClick={() => setOpen('export')}>
          {t('list.export')}
        </Button>
      )}
      <Button variant="icon" iconName="settings" ariaLabel={t('list.settings')} onClick={() => setOpen('settings')} />
      <Suspense>
        {open === 'export' && <ListExport sheet={sheetOf(kind, list, shown)} title={title} onClose={close} />}
        {open === 'settings' && (
          <ListSettings
            columns={columns}
            shown={shown.map(({ id }) => id)}
            limit={list.limit}
            onSave={(limit, chosen) => {
              close();
              keep({ columns: chosen });
              if (limit !== list.limit) state.change({ limit });
            }}
            onReset={() => {
              close();
              keep({ columns: undefined, widths: undefined });
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
};
