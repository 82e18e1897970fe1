import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CameBack, signInWithDirectory } from '#web/auth/hosted-login.ts';
import { Message } from '#web/components/page/message.tsx';
import { report } from '#web/operations/kept-errors.ts';
import { EntryPage } from './entry-page.tsx';
import { type EntryState, useEntryState } from './entry-state.ts';
import { EntryForm } from './form/entry-form.tsx';
import { EntryLink } from './form/entry-link.tsx';
import { usernameRule } from './form/rules.ts';
import { TextField } from './form/text-field.tsx';
import { useForm } from './form/use-form.ts';

export const SsoPage = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { from, username = '' } = useEntryState();

  const { values, set, wrong, busy, failure, onSubmit } = useForm({
    initial: { email: username },
    rules: { email: usernameRule },
    submit: async (typed) => {
      const email = typed.email.trim();
      // Restores the typed address on return, even after a reload.
      await navigate('/sso', { replace: true, state: { from, username: email } satisfies EntryState });
      await signInWithDirectory(email, from).catch((error: unknown) => {
        if (!(error instanceof CameBack)) report('Nobody could be sent to their directory.', error);
        document.getElementsByName('email')[0]?.focus(); // so that the user can correct or resend it
        throw error;
      });
    },
  });
  const cameBack = failure instanceof CameBack;
  const failed = failure && !cameBack ? t('hostedLogin.failed') : undefined;

  return (
    <EntryPage title={t('signIn.corporateId')} text={t('hostedLogin.text')}>
      <Message type="warning">{t('hostedLogin.credentials')}</Message>
      {cameBack && <Message type="info">{t('hostedLogin.said.cancelled')}</Message>}
      <EntryForm submit={t('signIn.submit')} busy={busy} onSubmit={onSubmit}>
        <TextField
          name="email"
          label={t('signIn.reset.email')}
          inputMode="email"
          autoComplete="email"
          value={values.email}
          wrong={wrong('email') ?? failed}
          onChange={(email) => set({ email })}
        />
      </EntryForm>
      <EntryLink to="/signin" username={values.email}>
        {t('signIn.back')}
      </EntryLink>
    </EntryPage>
  );
};
