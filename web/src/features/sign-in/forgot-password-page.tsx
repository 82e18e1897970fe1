import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryPage } from './entry-page.tsx';
import { useEntryState } from './entry-state.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { SendCodeForm } from './send-code-form.tsx';

export const ForgotPasswordPage = () => {
  const { t } = useTranslation();
  const { username = '' } = useEntryState();
  const [email, setEmail] = useState(username);
  const [sent, setSent] = useState(false);

  return (
    <EntryPage key={String(sent)} title={t('signIn.reset.title')} text={sent ? undefined : t('signIn.reset.text')}>
      {sent ? (
        <ResetPasswordForm email={email} onChangeEmail={() => setSent(false)} />
      ) : (
        <SendCodeForm
          email={email}
          onSent={(used) => {
            setEmail(used);
            setSent(true);
          }}
        />
      )}
    </EntryPage>
  );
};
