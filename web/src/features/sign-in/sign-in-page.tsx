import Button from '@cloudscape-design/components/button';
import { useTranslation } from 'react-i18next';
import { captchaRefusal, signIn, signInWithPasskey } from '#web/auth/sign-in.ts';
import { Captcha } from '#web/components/captcha/captcha.tsx';
import { useCaptcha } from '#web/components/captcha/use-captcha.ts';
import { config } from '#web/config.ts';
import { EntryPage } from './entry-page.tsx';
import { useEntryState } from './entry-state.ts';
import { EntryForm } from './form/entry-form.tsx';
import { EntryLink } from './form/entry-link.tsx';
import { PasswordField } from './form/password-field.tsx';
import { passwordRule, usernameRule } from './form/rules.ts';
import { TextField } from './form/text-field.tsx';
import { useForm } from './form/use-form.ts';
import { Notice } from './notice.tsx';
import { useFailureText } from './use-failure-text.ts';
import { useOnward } from './use-onward.ts';

export const SignInPage = () => {
  const { t } = useTranslation();
  const { goOn } = useOnward();
  const failureText = useFailureText();
  const { notice, username: known = '' } = useEntryState();
  const captcha = useCaptcha('signIn');

  const { values, set, wrong, busy, failure, onSubmit, attempt } = useForm({
    initial: { username: known, password: '' },
    rules: { username: usernameRule, password: passwordRule },
    submit: async ({ username, password }) => {
      const name = username.trim();
      await captcha.attempt(async (solved) => goOn(await signIn(name, password, solved), name));
    },
  });

  const byPasskey = async ({ username }: typeof values) => {
    const name = username.trim();
    await captcha.attempt(async (solved) => goOn(await signInWithPasskey(name, solved), name));
  };

  // The captcha shows this message itself.
  const isSaid = captcha.box && failure && captchaRefusal(failure) === 'required';
  const errorText = failure && !isSaid ? failureText(failure) : undefined;

  return (
    <EntryPage title={t('signIn.title')}>
      {notice && !failure && <Notice notice={notice} />}
      <EntryForm
        submit={t('signIn.submit')}
        busy={busy}
        blocked={captcha.isBlocked}
        failure={errorText}
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
        <PasswordField
          name="password"
          label={t('signIn.password')}
          autoComplete="current-password"
          value={values.password}
          wrong={wrong('password')}
          onChange={(password) => set({ password })}
        />
        <EntryLink to="/forgot-password" username={values.username}>
          {t('signIn.forgotPassword')}
        </EntryLink>
        {captcha.box && <Captcha {...captcha.box} />}
      </EntryForm>
      <Button
        formAction="none"
        disabled={busy || captcha.isBlocked}
        onClick={() => attempt(['username'], byPasskey)}
        fullWidth
      >
        {t('signIn.passkey')}
      </Button>
      {config().providers.length > 0 && (
        <EntryLink to="/sso" username={values.username}>
          {t('signIn.corporateId')}
        </EntryLink>
      )}
    </EntryPage>
  );
};
