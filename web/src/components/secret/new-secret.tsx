import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import type { Blocker } from 'react-router-dom';
import { BeginHere } from '#web/components/keyboard/begin-here.tsx';
import { AlertTitle } from '#web/components/page/alerts.tsx';
import { useUnsavedGuard } from '#web/drafts/use-unsaved-guard.ts';
import { Copyable } from './copyable.tsx';
import { useNewSecret } from './new-secrets.ts';

type LeaveSecretProps = { blocker: Blocker; text: string; onLeave: () => void };

const LeaveSecret = ({ blocker, text, onLeave }: LeaveSecretProps) => {
  const { t } = useTranslation();
  if (blocker.state !== 'blocked') return null;
  return (
    <Modal
      visible
      header={t('secret.leaveTitle')}
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
              {t('secret.leave')}
            </Button>
            <BeginHere>
              <Button variant="primary" onClick={() => blocker.reset()}>
                {t('secret.stay')}
              </Button>
            </BeginHere>
          </SpaceBetween>
        </Box>
      }
    >
      {text}
    </Modal>
  );
};

type NewSecretProps = {
  /** The id of the entity that the secret belongs to. */
  id: string;
  title: string;
  /** Instructions for storing the secret. */
  text: string;
  /** The page has a title of its own. */
  isPart?: boolean;
  /** The consequence of losing the secret. */
  leaveText: string;
  /** The values to show, including the secret. */
  shown: (secret: string) => readonly { label: string; text: string; copy: string }[];
};

/** Shows a newly created secret until the user has stored it. */
export const NewSecret = ({ id, title, text: where, isPart = false, leaveText, shown }: NewSecretProps) => {
  const { t } = useTranslation();
  const { secret, forget } = useNewSecret(id);
  const blocker = useUnsavedGuard(secret !== undefined);
  if (secret === undefined) return null;
  return (
    <>
      <Alert
        type="warning"
        header={<AlertTitle isPart={isPart}>{title}</AlertTitle>}
        action={<Button onClick={forget}>{t('secret.done')}</Button>}
      >
        <SpaceBetween size="s">
          {where}
          <KeyValuePairs
            columns={1}
            items={shown(secret).map(({ label, ...value }) => ({ label, value: <Copyable {...value} /> }))}
          />
        </SpaceBetween>
      </Alert>
      <LeaveSecret blocker={blocker} text={leaveText} onLeave={forget} />
    </>
  );
};
