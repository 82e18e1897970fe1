import Alert from '@cloudscape-design/components/alert';
import { useEffect, useSyncExternalStore } from 'react';
import { snackStore } from './snackbar.ts';

/** Shows the errors that are reported while the dialog is open, which would hide the messages in the corner. */
export const DialogErrors = ({ dialog }: { dialog: string }) => {
  const snacks = useSyncExternalStore(snackStore.subscribe, snackStore.list);
  useEffect(() => snackStore.openDialog(dialog), [dialog]);
  return snacks
    .filter((snack) => snack.dialog === dialog)
    .map(({ id, message }) => (
      <div key={id} role="alert">
        <Alert type="error">{message}</Alert>
      </div>
    ));
};
