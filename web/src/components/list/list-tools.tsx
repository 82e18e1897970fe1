import Button from '@cloudscape-design/components/button';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOriginState } from '#web/app/main-layout/origin.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { lazyPart } from '#web/parts.ts';
import type { ViewDialogName } from './view-dialogs.tsx';

const ListKeysHelp = lazyPart(() => import('./list-keys-help.tsx'));

/** What can be done with a list as a whole, and with what is selected of it. */
export type Dialog = 'export' | 'settings' | ViewDialogName | { bulk: string };

type ListToolsProps = { isEmpty: boolean; importAt: string | undefined; onOpen: (dialog: Dialog) => void };

const ImportLink = ({ to }: { to: string }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const state = useOriginState();
  return (
    <Button
      variant="inline-link"
      iconName="upload"
      href={to}
      onFollow={(event) => {
        event.preventDefault();
        navigate(to, { state });
      }}
    >
      {t('list.import')}
    </Button>
  );
};

export const ListTools = ({ isEmpty, importAt, onOpen }: ListToolsProps) => {
  const { t } = useTranslation();
  const isViewing = useViewing() !== undefined;
  return (
    <>
      {importAt && <ImportLink to={importAt} />}
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
