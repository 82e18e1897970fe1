import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DelegateDialog } from './delegate-dialog.tsx';
import type { WorkItem } from './queries.ts';
import { RemindDialog } from './remind-dialog.tsx';
import type { WorkSelection } from './use-work-selection.ts';

const DIALOGS = { remind: RemindDialog, delegate: DelegateDialog };

/** Actions on the selected items. */
export const WorkBar = ({ items, possible, replace }: WorkSelection) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState<{ act: keyof typeof DIALOGS; items: readonly WorkItem[] }>();
  if (items.length === 0 && !open) return null;
  const Dialog = open && DIALOGS[open.act];
  return (
    <>
      <section className="work-bar not-on-paper" aria-label={t('work.selection')}>
        <span className="work-selected" role="status">
          {t('work.selected', { count: items.length })}
        </span>
        <Button onClick={() => setOpen({ act: 'remind', items })}>{t('work.acts.remind')}</Button>
        <Button onClick={() => setOpen({ act: 'delegate', items })}>{t('work.acts.delegate')}</Button>
        {items.length < possible.length && (
          <Button variant="inline-link" onClick={() => replace(possible)}>
            {t('work.selectAll', { count: possible.length })}
          </Button>
        )}
        <Button variant="inline-link" onClick={() => replace([])}>
          {t('work.selectNone')}
        </Button>
      </section>
      {open && Dialog && (
        <Dialog
          items={open.items}
          onClose={(left) => {
            setOpen(undefined);
            replace(left);
          }}
        />
      )}
    </>
  );
};
