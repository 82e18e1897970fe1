import Box from '@cloudscape-design/components/box';
import Button, { type ButtonProps } from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BeginHere } from '#web/components/keyboard/begin-here.tsx';
import { DialogErrors } from '#web/components/snackbars/dialog-errors.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { SubmitForm } from './submit-form.tsx';
import './form.css';

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

/** Input in search fields and lists is not worth a question. */
const isText = (field: EventTarget) =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement &&
    !['search', 'checkbox', 'radio', 'file'].includes(field.type) &&
    field.role !== 'combobox');

const Leaving = ({ onDiscard, onStay }: { onDiscard: () => void; onStay: () => void }) => {
  const { t } = useTranslation();
  const stay = useRef<ButtonProps.Ref>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div className="dialog-leaving" role="alert">
      <span>{t('form.discardTyped')}</span>
      <Button variant="link" formAction="none" onClick={onDiscard}>
        {t('form.discard')}
      </Button>
      <Button ref={stay} variant="primary" formAction="none" onClick={onStay}>
        {t('form.keepEditing')}
      </Button>
    </div>
  );
};

export const DialogForm = (props: DialogFormProps) => {
  const { title, submit, busy = false, blocked = false, children, onSubmit, onClose } = props;
  const { t } = useTranslation();
  const id = useId();
  const [isTyped, setIsTyped] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <Modal
      visible
      header={title}
      closeAriaLabel={t('actions.close')}
      // A click beside the dialog must not discard the input, and Escape asks before it discards typed text.
      onDismiss={({ detail }) => {
        if (detail.reason === 'overlay') return;
        if (isTyped) setIsLeaving(!isLeaving);
        else onClose();
      }}
      footer={
        isLeaving ? (
          <Leaving onDiscard={onClose} onStay={() => setIsLeaving(false)} />
        ) : (
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
        )
      }
    >
      <div onInput={({ target }) => isText(target) && setIsTyped(true)}>
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
      </div>
    </Modal>
  );
};
