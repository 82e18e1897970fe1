import Box from '@cloudscape-design/components/box';
import Button, { type ButtonProps } from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BeginHere } from '#web/components/keyboard/begin-here.tsx';

type IdleDialogProps = { onContinue: () => void; onEnd: () => void };

export const IdleDialog = ({ onContinue, onEnd }: IdleDialogProps) => {
  const { t } = useTranslation();
  const yes = useRef<ButtonProps.Ref>(null);
  return (
    <Modal
      visible
      header={t('idle.title')}
      closeAriaLabel={t('actions.close')}
      // A click beside the dialog keeps it open and focuses the button that continues the session.
      onDismiss={({ detail }) => (detail.reason === 'overlay' ? yes.current?.focus() : onEnd())}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button variant="link" onClick={onEnd}>
              {t('idle.no')}
            </Button>
            {/* Focuses the button that continues the session, because a user who is typing is still active. */}
            <BeginHere>
              <Button ref={yes} variant="primary" onClick={onContinue}>
                {t('idle.yes')}
              </Button>
            </BeginHere>
          </SpaceBetween>
        </Box>
      }
    >
      {t('idle.text')}
    </Modal>
  );
};
