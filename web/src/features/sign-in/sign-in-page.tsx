import Button from '@cloudscape-design/components/button';
import { useTranslation } from 'react-i18next';
import { signIn, signInWithPasskey } from '#web/auth/sign-in.ts';
import { RouterLink } from '#web/components/router-link.tsx';
import { config } from '#web/config.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryPage } from './entry-page.tsx';
import { type EntryState, useEntryState } from './entry-state.ts';
import { Message } from './message.tsx';
import { passwordRule, usernameRule } from './rules.ts';
import { TextField } from './text-field.tsx';
import { useFailureText } from './use-failure-text.ts';
import { useForm } from './use-form.ts';
import { useOnward } from './use-onward.ts';

const NOTICE_TYPES = { expired: 'warning', unexpected: 'error', passwordChanged: 'success' } as const;

export const SignInPage = () => {
  const { t } = useTranslation();
  const { goOn } = useOnward();
  const failureText = useFailureText();
  const { from, notice } = useEntryState();

  const { values, set, wrong, busy, failure, onSubmit, attempt } = useForm({
    initial: { username: '', password: '' },
    rules: { username: usernameRule, password: passwordRule },
    submit: async ({ username, password }) => {
      const name = username.trim();
      goOn(await signIn(name, password), name);
    },
  });

  const byPasskey = async ({ username }: typeof values) => {
    const name = username.trim();
    goOn(await signInWithPasskey(name), name);
  };

  return (
    <EntryPage title={t('signIn.title')}>
      {notice && !failure && <Message type={NOTICE_TYPES[notice]}>{t(`signIn.${notice}`)}</Message>}
      <EntryForm
        submit={t('signIn.submit')}
        busy={busy}
        failure={failure ? failureText(failure) : undefined}
        onSubmit={onSubmit}
      >
        <TextField
          name="username"
          label={t('signIn.username')}
          autoComplete="username"
          value={values.username}
          wrong={wrong('username')}
          onChange={(username) => set({ username })}
        />
        <TextField
          name="password"
          type="password"
          label={t('signIn.password')}
          autoComplete="current-password"
          value={values.password}
          wrong={wrong('password')}
          onChange={(password) => set({ password })}
        />
        <RouterLink to="/forgot-password" state={{ from } satisfies EntryState}>
          {t('signIn.forgotPassword')}
        </RouterLink>
      </EntryForm>
      <Button formAction="none" disabled={busy} onClick={() => attempt(['username'], byPasskey)} fullWidth>
        {t('signIn.passkey')}
      </Button>
      {config().providers.length > 0 && (
        <RouterLink to="/sso" state={{ from, username: values.username.trim() } satisfies EntryState}>
          {t('signIn.corporateId')}
        </RouterLink>
      )}
    </EntryPage>
  );
};
