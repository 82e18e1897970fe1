import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Blocker } from 'react-router-dom';
import { BeginHere } from '#web/components/keyboard/begin-here.tsx';
import './drafts.css';

type LeaveDialogProps = {
  blocker: Blocker;
  isKept: boolean;
  onDiscard: () => void;
  /** A warning about what else is lost. */
  children?: ReactNode;
};

export const LeaveDialog = ({ blocker, isKept, onDiscard, children }: LeaveDialogProps) => {
  const { t } = useTranslation();
  if (blocker.state !== 'blocked') return null;
  const discard = () => {
    onDiscard();
    blocker.proceed();
  };
  return (
    <Modal
      visible
      header={t('drafts.leaveTitle')}
      closeAriaLabel={t('actions.close')}
      onDismiss={() => blocker.reset()}
      footer={
        <div className="leave-actions">
          <Button variant="link" onClick={discard}>
            {t('drafts.discard')}
          </Button>
          {isKept && <Button onClick={() => blocker.proceed()}>{t('drafts.leave')}</Button>}
          <BeginHere>
            <Button variant="primary" onClick={() => blocker.reset()}>
              {t('drafts.stay')}
            </Button>
          </BeginHere>
        </div>
      }
    >
      <p>{t(isKept ? 'drafts.leaveText' : 'drafts.lostText')}</p>
      {children}
    </Modal>
  );
};
