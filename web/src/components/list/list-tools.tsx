import Button from '@cloudscape-design/components/button';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useOriginState } from '#web/app/main-layout/origin.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { PageButton } from '#web/components/page/page-button.tsx';
import { lazyPart } from '#web/parts.ts';
import type { ViewDialogName } from './views/view-dialogs.tsx';

const ListKeysHelp = lazyPart(() => import('./list-keys-help.tsx'));

/** The actions on a list and on its selected rows. */
export type Dialog = 'export' | 'settings' | ViewDialogName | { bulk: string };

type ListToolsProps = { isEmpty: boolean; importAt: string | undefined; onOpen: (dialog: Dialog) => void };

export const ListTools = ({ isEmpty, importAt, onOpen }: ListToolsProps) => {
  const { t } = useTranslation();
  const isViewing = useViewing() !== undefined;
  const state = useOriginState();
  return (
    <>
      {importAt && (
        <PageButton variant="inline-link" iconName="upload" to={importAt} state={state}>
          {t('list.import')}
        </PageButton>
      )}
      {!isEmpty && !isViewing && (
        <Button variant="inline-link" iconName="download" onClick={() => onOpen('export')}>
          {t('list.export')}
        </Button>
      )}
      <Suspense>
        <ListKeysHelp />
      </Suspense>
      <Button variant="icon" iconName="settings" ariaLabel={t('list.settings')} onClick={() => onOpen('settings')} />
    </>
  );
};
