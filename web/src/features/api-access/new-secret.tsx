import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import CopyToClipboard from '@cloudscape-design/components/copy-to-clipboard';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import type { Blocker } from 'react-router-dom';
import { AlertTitle } from '#web/components/alert-title.tsx';
import { BeginHere } from '#web/components/begin-here.tsx';
import { useUnsavedGuard } from '#web/drafts/use-unsaved-guard.ts';
import { useNewSecret } from './new-secrets.ts';
import './new-secret.css';

const Value = ({ text, copy }: { text: string; copy: string }) => {
  const { t } = useTranslation();
  return (
    <div className="secret-value">
      <Box variant="code">{text}</Box>
      <CopyToClipboard
        variant="icon"
        textToCopy={text}
        copyButtonAriaLabel={copy}
        copySuccessText={t('apiAccess.secret.copied')}
        copyErrorText={t('apiAccess.secret.notCopied')}
      />
    </div>
  );
};

const LeaveSecret = ({ blocker, onLeave }: { blocker: Blocker; onLeave: () => void }) => {
  const { t } = useTranslation();
  if (blocker.state !== 'blocked') return null;
  return (
    <Modal
      visible
      header={t('apiAccess.secret.leaveTitle')}
      closeAriaLabel={t('actions.close')}
      onDismiss={() => blocker.reset()}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button
              variant="link"
              onClick={() => {
                onLeave();
                blocker.proceed();
              }}
            >
              {t('apiAccess.secret.leave')}
            </Button>
            <BeginHere>
              <Button variant="primary" onClick={() => blocker.reset()}>
                {t('apiAccess.secret.stay')}
              </Button>
            </BeginHere>
          </SpaceBetween>
        </Box>
      }
    >
      {t('apiAccess.secret.leaveText')}
    </Modal>
  );
};

/** The secret that was made just now, until it is kept. */
export const NewSecret = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const { secret, forget } = useNewSecret(id);
  const blocker = useUnsavedGuard(secret !== undefined);
  if (secret === undefined) return null;
  return (
    <>
      <Alert
        type="warning"
        header={<AlertTitle>{t('apiAccess.secret.title')}</AlertTitle>}
        action={<Button onClick={forget}>{t('apiAccess.secret.done')}</Button>}
      >
        <SpaceBetween size="s">
          {t('apiAccess.secret.text')}
          <KeyValuePairs
            columns={1}
            items={[
              { label: t('apiAccess.secret.id'), value: <Value text={id} copy={t('apiAccess.secret.copyId')} /> },
              {
                label: t('apiAccess.secret.secret'),
                value: <Value text={secret} copy={t('apiAccess.secret.copySecret')} />,
              },
            ]}
          />
        </SpaceBetween>
      </Alert>
      <LeaveSecret blocker={blocker} onLeave={forget} />
    </>
  );
};
