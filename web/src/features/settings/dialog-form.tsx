import type { ComponentProps } from 'react';
import { DialogForm as Dialog } from '#web/components/form/dialog-form.tsx';
import { Failure } from './failure.tsx';

type DialogFormProps = ComponentProps<typeof Dialog> & { error: Error | null };

/** A dialog with a form and its error message. */
export const DialogForm = ({ error, children, ...dialog }: DialogFormProps) => (
  <Dialog {...dialog}>
    {error && <Failure error={error} />}
    {children}
  </Dialog>
);
