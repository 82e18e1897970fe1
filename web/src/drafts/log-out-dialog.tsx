import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import { useTranslation } from 'react-i18next';
import { BeginHere } from '#web/components/keyboard/begin-here.tsx';
import { logOutAndDeleteDrafts, logOutAndKeepDrafts, stayLoggedIn } from './log-out.ts';
import './drafts.css';

const LogOutDialog = ({ isKept }: { isKept: boolean }) => {
  const { t } = useTranslation();
  return (
    <Modal
      visible
      header={t(isKept ? 'drafts.logOutTitle' : 'drafts.logOutUnsavedTitle')}
      closeAriaLabel={t('actions.close')}
      onDismiss={stayLoggedIn}
      footer={
        <div className="leave-actions">
          {isKept && (
            <Button variant="link" onClick={() => void logOutAndDeleteDrafts()}>
              {t('drafts.deleteAndLogOut')}
            </Button>
          )}
          <Button onClick={() => void logOutAndKeepDrafts()}>
            {t(isKept ? 'drafts.keepAndLogOut' : 'drafts.logOut')}
          </Button>
          <BeginHere>
            <Button variant="primary" onClick={stayLoggedIn}>
              {t('drafts.stayLoggedIn')}
            </Button>
          </BeginHere>
        </div>
      }
    >
      <p>{t(isKept ? 'drafts.logOutText' : 'drafts.logOutUnsavedText')}</p>
    </Modal>
  );
};

export default LogOutDialog;
