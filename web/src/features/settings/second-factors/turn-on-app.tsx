import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { digitsOf, isAppCode } from '#domain/sign-in/verification-code.ts';
import { AppKey } from '#web/components/secret/app-key.tsx';
import { securityQueries } from '#web/features/settings/queries.ts';
import { CodeField } from '../code-field.tsx';
import { DialogForm } from '../dialog-form.tsx';
import { useOtherSessions } from '../sessions/other-sessions.tsx';
import { newAppKey, switchMethod } from '../sign-in-methods.ts';
import { useSecurityChange } from '../use-security-change.ts';

type TurnOnAppProps = { account: string; onClose: () => void };

export const TurnOnApp = ({ account, onClose }: TurnOnAppProps) => {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  // Each request creates a new key and voids the previous one, so the key is never refetched.
  const key = useQuery({
    queryKey: ['security', 'new-app-key'],
    queryFn: newAppKey,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { otherSessions, choice } = useOtherSessions();
  const { mutate, isPending, error } = useSecurityChange({
    of: securityQueries.secondFactors.queryKey,
    change: (given: string) => switchMethod({ method: 'TOTP', isOn: true, code: given, otherSessions }),
    done: t('security.methods.TOTP.isNowOn'),
    onDone: onClose,
  });

  return (
    <DialogForm
      title={t('signInSteps.totpSetUp.title')}
      submit={t('security.turnOn')}
      busy={isPending}
      error={error ?? key.error}
      onSubmit={() => {
        setTried(true);
        if (key.data !== undefined && isAppCode(code)) mutate(digitsOf(code));
      }}
      onClose={onClose}
    >
      <div>{t('signInSteps.totpSetUp.text')}</div>
      {key.data === undefined ? (
        !key.error && <StatusIndicator type="loading">{t('actions.loading')}</StatusIndicator>
      ) : (
        <SpaceBetween size="l">
          <AppKey secret={key.data} account={account} />
          <CodeField
            value={code}
            wrong={tried && !isAppCode(code) ? t('signInSteps.appCodeRule') : undefined}
            onChange={setCode}
          />
          {choice}
        </SpaceBetween>
      )}
    </DialogForm>
  );
};
