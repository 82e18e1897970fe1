import Button from '@cloudscape-design/components/button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { digitsOf } from '#domain/sign-in/verification-code.ts';
import { isUsedPassword, resetPassword } from '#web/auth/sign-in.ts';
import { Captcha } from '#web/components/captcha/captcha.tsx';
import { useCaptcha } from '#web/components/captcha/use-captcha.ts';
import { Message } from '#web/components/page/message.tsx';
import { type EntryState, useEntryState } from './entry-state.ts';
import { EntryForm } from './form/entry-form.tsx';
import { EntryLink } from './form/entry-link.tsx';
import { PasswordField } from './form/password-field.tsx';
import { newPasswordRule, resetCodeRule } from './form/rules.ts';
import { TextField } from './form/text-field.tsx';
import { useForm } from './form/use-form.ts';
import { useFailureText } from './use-failure-text.ts';

/** Errors that do not reveal whether the account exists. */
const HARMLESS = ['InvalidPasswordException', 'LimitExceededException', 'TooManyRequestsException', 'NetworkError'];

type ResetPasswordFormProps = { email: string; onChangeEmail: () => void };

export const ResetPasswordForm = ({ email, onChangeEmail }: ResetPasswordFormProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const { from } = useEntryState();
  const captcha = useCaptcha('reset');

  const { values, set, wrong, busy, failure, onSubmit } = useForm({
    initial: { code: '', password: '' },
    rules: { code: resetCodeRule, password: newPasswordRule },
    submit: async ({ code, password }) => {
      await captcha.attempt(() => resetPassword(email, digitsOf(code), password));
      const state: EntryState = { from, username: email, notice: 'passwordChanged' };
      navigate('/signin', { state });
    },
  });
  const isUsed = isUsedPassword(failure); // shown only with a valid code
  const errorText = (refusal: Error) =>
    HARMLESS.includes(refusal.name) ? failureText(refusal) : t('signIn.reset.failed');

  return (
    <>
      <Message type="info">{t('signIn.reset.sent')}</Message>
      <EntryForm
        submit={t('signIn.reset.submit')}
        busy={busy}
        blocked={captcha.isBlocked}
        failure={failure && !isUsed ? errorText(failure) : undefined}
        onSubmit={onSubmit}
      >
        <TextField
          name="code"
          label={t('signIn.reset.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={values.code}
          wrong={wrong('code')}
          onChange={(code) => set({ code })}
        />
        <PasswordField
          name="password"
          label={t('signIn.newPassword.label')}
          hint={t('signIn.passwordHint')}
          autoComplete="new-password"
          value={values.password}
          wrong={wrong('password') ?? (isUsed ? t('signIn.newPassword.used') : undefined)}
          onChange={(password) => set({ password })}
        />
        {captcha.box && <Captcha {...captcha.box} />}
      </EntryForm>
      <Button variant="inline-link" onClick={onChangeEmail}>
        {t('signIn.reset.otherEmail')}
      </Button>
      <EntryLink to="/signin" username={email}>
        {t('signIn.back')}
      </EntryLink>
    </>
  );
};
