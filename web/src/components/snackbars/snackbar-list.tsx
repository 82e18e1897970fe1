import Flashbar from '@cloudscape-design/components/flashbar';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type Snack, snackbar, snackStore } from './snackbar.ts';

const SnackbarList = ({ snacks }: { snacks: readonly Snack[] }) => {
  const { t } = useTranslation();
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
        items={snacks.map(({ id, type, message, link, undo }) => ({
          id,
          type,
          content: message,
          ariaRole: type === 'error' ? 'alert' : 'status',
          dismissible: true,
          dismissLabel: t('actions.close'),
          onDismiss: () => snackbar.close(id),
          ...(link && { buttonText: t('actions.view'), onButtonClick: link.onClick }),
          ...(undo && {
            buttonText: t('actions.undo'),
            onButtonClick: () => {
              snackbar.close(id);
              undo();
            },
          }),
        }))}
      />
    </section>,
    document.body,
  );
};

export default SnackbarList;
