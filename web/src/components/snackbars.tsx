import Flashbar from '@cloudscape-design/components/flashbar';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { snackbar, snackStore } from './snackbar.ts';
import './snackbars.css';

export const Snackbars = () => {
  const { t } = useTranslation();
  const snacks = useSyncExternalStore(snackStore.subscribe, snackStore.list);
  return createPortal(
    <section
      className="snackbars"
      aria-label={t('layout.messages')}
      onPointerEnter={snackStore.hold}
      onPointerLeave={snackStore.release}
      onFocus={snackStore.hold}
      onBlur={snackStore.release}
    >
      <Flashbar
        items={snacks.map(({ id, type, message, link }) => ({
          id,
          type,
          content: message,
          ariaRole: type === 'error' ? 'alert' : 'status',
          dismissible: true,
          dismissLabel: t('actions.close'),
          onDismiss: () => snackbar.close(id),
          ...(link && { buttonText: t('actions.view'), onButtonClick: link.onClick }),
        }))}
      />
    </section>,
    document.body,
  );
};
