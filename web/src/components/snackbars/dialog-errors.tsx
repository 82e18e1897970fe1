import { useEffect, useSyncExternalStore } from 'react';
import { DialogAlert } from './dialog-alert.tsx';
import { snackStore } from './snackbar.ts';

/** Shows the errors that are reported while the dialog is open, which would hide the messages in the corner. */
export const DialogErrors = ({ dialog }: { dialog: string }) => {
  const snacks = useSyncExternalStore(snackStore.subscribe, snackStore.list);
  useEffect(() => snackStore.openDialog(dialog), [dialog]);
  return snacks
    .filter((snack) => snack.dialog === dialog)
    .map(({ id, message }) => (
      <DialogAlert key={id} type="error">
        {message}
      </DialogAlert>
    ));
};
