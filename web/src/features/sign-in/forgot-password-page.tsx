import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '#web/components/router-link.tsx';
import { EntryPage } from './entry-page.tsx';
import { type EntryState, useEntryState } from './entry-state.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { SendCodeForm } from './send-code-form.tsx';

export const ForgotPasswordPage = () => {
  const { t } = useTranslation();
  const { from, username = '' } = useEntryState();
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
      <RouterLink to="/signin" state={{ from } satisfies EntryState}>
        {t('signIn.back')}
      </RouterLink>
    </EntryPage>
  );
};
