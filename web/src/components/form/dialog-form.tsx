import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BeginHere } from '#web/components/keyboard/begin-here.tsx';
import { DialogErrors } from '#web/components/snackbars/dialog-errors.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { SubmitForm } from './submit-form.tsx';

type DialogFormProps = {
  title: string;
  submit: string;
  busy?: boolean;
  /** A precondition of the submission is not met. */
  blocked?: boolean;
  children: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
};

export const DialogForm = (props: DialogFormProps) => {
  const { title, submit, busy = false, blocked = false, children, onSubmit, onClose } = props;
  const { t } = useTranslation();
  const id = useId();
  return (
    <Modal
      visible
      header={title}
      closeAriaLabel={t('actions.close')}
      // A click beside the dialog must not discard the input.
      onDismiss={({ detail }) => detail.reason !== 'overlay' && onClose()}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <BeginHere>
              <Button variant="link" onClick={onClose}>
                {t('actions.cancel')}
              </Button>
            </BeginHere>
            <Button variant="primary" form={id} formAction="submit" loading={busy} disabled={blocked}>
              {submit}
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      <SubmitForm
        id={id}
        busy={busy}
        onSubmit={() => {
          snackbar.closeIn(id);
          onSubmit();
        }}
      >
        <SpaceBetween size="l">
          {children}
          <DialogErrors dialog={id} />
        </SpaceBetween>
      </SubmitForm>
    </Modal>
  );
};
