import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { confirmNewPassword } from '#web/auth/sign-in.ts';
import { isSignInPending } from '#web/auth/stored.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryPage } from './entry-page.tsx';
import { saying } from './entry-state.ts';
import { newPasswordRule, termsRule } from './rules.ts';
import { TextField } from './text-field.tsx';
import { useFailureText } from './use-failure-text.ts';
import { useForm } from './use-form.ts';
import { useOnward } from './use-onward.ts';

const NewPasswordForm = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const { goOn, unlessOver } = useOnward();

  const { values, set, wrong, busy, failure, onSubmit } = useForm({
    initial: { password: '', terms: false },
    rules: { password: newPasswordRule, terms: termsRule },
    submit: ({ password }) =>
      unlessOver(async () => {
        const outcome = await confirmNewPassword(password);
        if (outcome === 'done') navigate('/', { replace: true });
        else goOn(outcome);
      }),
  });

  return (
    <EntryPage title={t('signIn.newPassword.title')} text={t('signIn.newPassword.text')}>
      <EntryForm
        submit={t('signIn.newPassword.submit')}
        busy={busy}
        failure={failure ? failureText(failure) : undefined}
        onSubmit={onSubmit}
      >
        <TextField
          name="password"
          type="password"
          label={t('signIn.newPassword.label')}
          hint={t('signIn.passwordHint')}
          autoComplete="new-password"
          value={values.password}
          wrong={wrong('password')}
          onChange={(password) => set({ password })}
        />
        <FormField errorText={wrong('terms')} i18nStrings={{ errorIconAriaLabel: t('signIn.kinds.error') }} stretch>
          <Checkbox name="terms" checked={values.terms} onChange={({ detail }) => set({ terms: detail.checked })}>
            {t('signIn.newPassword.terms')}
          </Checkbox>
        </FormField>
      </EntryForm>
    </EntryPage>
  );
};

export const NewPasswordPage = () => {
  const [pending] = useState(isSignInPending); // as it was on arrival: the answer ends it
  return pending ? <NewPasswordForm /> : <Navigate to="/signin" replace state={saying('expired')} />;
};
