import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';

type IdleDialogProps = { onContinue: () => void; onEnd: () => void };

export const IdleDialog = ({ onContinue, onEnd }: IdleDialogProps) => {
  const { t } = useTranslation();
  return (
    <Modal
      visible
      header={t('idle.title')}
      closeAriaLabel={t('actions.close')}
      // A click beside the dialog is a way to come back to a page, not an answer.
      onDismiss={({ detail }) => detail.reason !== 'overlay' && onEnd()}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button variant="link" onClick={onEnd}>
              {t('idle.no')}
            </Button>
            <Button variant="primary" onClick={onContinue}>
              {t('idle.yes')}
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      {t('idle.text')}
    </Modal>
  );
};
