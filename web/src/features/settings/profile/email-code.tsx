import Alert from '@cloudscape-design/components/alert';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { digitsOf, isAppCode } from '#domain/sign-in/verification-code.ts';
import { currentUserQuery } from '#web/features/current-user/queries.ts';
import { CodeField } from '../code-field.tsx';
import { DialogForm } from '../dialog-form.tsx';
import { SendCodeAgain } from '../send-code-again.tsx';
import { useSecurityChange } from '../use-security-change.ts';
import { addressProblem, codeProblem, makeOwn, sendCodeTo } from './email-change.ts';

type EmailCodeProps = { email: string; onChanged: () => void; onClose: () => void };

export const EmailCode = ({ email, onChanged, onClose }: EmailCodeProps) => {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  // Constant across retries, so the API recognizes a retry after a lost response.
  const [intent] = useState(() => crypto.randomUUID());
  const confirm = useSecurityChange({
    of: currentUserQuery.queryKey,
    change: (given: string) => makeOwn(given, intent),
    onDone: onChanged,
  });
  const again = useMutation({ mutationFn: () => sendCodeTo(email) });
  const problem = codeProblem(confirm.error) ?? addressProblem(again.error);
  const known = problem && t(`settings.newEmail.problems.${problem}`);
  return (
    <DialogForm
      title={t('settings.newEmail.title')}
      submit={t('security.verify')}
      busy={confirm.isPending}
      error={problem ? null : (confirm.error ?? again.error)}
      onSubmit={() => {
        setTried(true);
        again.reset();
        if (isAppCode(code)) confirm.mutate(digitsOf(code));
      }}
      onClose={onClose}
    >
      {again.isSuccess && (
        <div role="status">
          <Alert type="success" statusIconAriaLabel={t('signIn.kinds.success')}>
            {t('signInSteps.sentAgain', { destination: email })}
          </Alert>
        </div>
      )}
      <div className="own-email">{t('settings.newEmail.sent', { email })}</div>
      <CodeField
        value={code}
        wrong={tried && !isAppCode(code) ? t('signInSteps.sentCodeRule') : known}
        onChange={(typed) => {
          setCode(typed);
          confirm.reset();
        }}
      />
      <SendCodeAgain
        busy={again.isPending}
        onSend={() => {
          confirm.reset();
          again.mutate();
        }}
      />
    </DialogForm>
  );
};
