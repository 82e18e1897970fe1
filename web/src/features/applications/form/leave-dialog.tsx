import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import type { Blocker } from 'react-router-dom';

export const LeaveDialog = ({ blocker }: { blocker: Blocker }) => {
  const { t } = useTranslation();
  if (blocker.state !== 'blocked') return null;
  return (
    <Modal
      visible
      header={t('applications.form.leaveTitle')}
      closeAriaLabel={t('actions.close')}
      onDismiss={() => blocker.reset()}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button variant="link" onClick={() => blocker.reset()}>
              {t('applications.form.stay')}
            </Button>
            <Button variant="primary" onClick={() => blocker.proceed()}>
              {t('applications.form.leave')}
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      {t('applications.form.leaveText')}
    </Modal>
  );
};
