/** Uses Amplify's form fields with our styles. No other page loads Amplify's components. */
import { PasswordField } from '@aws-amplify/ui-react';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { ApiError } from '#web/api/api-error.ts';
import { isFederated } from '#web/auth/stored.ts';
import { PasswordToggle } from '#web/components/form/password-toggle.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { Failure } from '../failure.tsx';
import { useOtherSessions } from '../sessions/other-sessions.tsx';
import { changePassword } from '../sign-in-methods.ts';
import { FIELDS, type PasswordProblem, type Passwords, passwordProblem } from './password-rules.ts';
import './change-password.css';

/** A refused value stays marked as wrong until it is edited. */
const refusalOf = (error: Error | null, sent: Passwords | undefined): { [F in keyof Passwords]?: PasswordProblem } => {
  if (sent === undefined || error === null) return {};
  const named = (path: string) => error instanceof ApiError && error.problem.errors.some((one) => one.path === path);
  // The current password was first tried as proof of sign-in.
  const isWrong = named('current_password') || error.message === 'Incorrect username or password.';
  return { ...(isWrong && { current: 'wrong' }), ...(named('new_password') && { next: 'same' }) };
};

const EMPTY: Passwords = { current: '', next: '', again: '' };

const PasswordForm = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [values, setValues] = useState(EMPTY);
  // No field is marked as wrong, and nothing moves, before the first submission.
  const [tried, setTried] = useState(false);
  const { otherSessions, choice } = useOtherSessions();
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: ({ current, next }: Passwords) => changePassword({ current, next, otherSessions }),
    onSuccess: () => {
      snackbar.show({ type: 'success', message: t('settings.password.changed') });
      navigate('/settings/security');
    },
  });
  const refused = refusalOf(error, variables);

  const problem = (field: keyof Passwords) =>
    passwordProblem(field, values) ?? (variables?.[field] === values[field] ? refused[field] : undefined);
  const text = (field: keyof Passwords) => {
    const found = tried ? problem(field) : undefined;
    return found && t(`settings.password.problems.${found}`);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        flushSync(() => setTried(true));
        if (FIELDS.every((field) => passwordProblem(field, values) === undefined)) mutate(values);
        else event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      }}
    >
      <SpaceBetween size="l">
        {error && Object.keys(refused).length === 0 && <Failure error={error} />}
        {FIELDS.map((field) => (
          <PasswordToggle key={field}>
            {(type) => (
              <PasswordField
                type={type}
                spellCheck={false}
                name={field}
                label={t(`settings.password.${field}`)}
                autoComplete={field === 'current' ? 'current-password' : 'new-password'}
                descriptiveText={field === 'next' && text(field) === undefined ? t('signIn.passwordHint') : undefined}
                hideShowPassword
                aria-required
                hasError={text(field) !== undefined}
                errorMessage={text(field)}
                value={values[field]}
                onChange={({ target }) => setValues({ ...values, [field]: target.value })}
              />
            )}
          </PasswordToggle>
        ))}
        {choice}
        <Button variant="primary" formAction="submit" loading={isPending}>
          {t('settings.password.title')}
        </Button>
      </SpaceBetween>
    </form>
  );
};

export const ChangePasswordPage = () => {
  const { t } = useTranslation();
  const title = t('settings.password.title');

  if (isFederated()) return <Navigate to="/settings/security" replace />;
  return (
    <SpaceBetween size="l">
      <PageTitle>{title}</PageTitle>
      <Header variant="h1" description={t('settings.password.description')}>
        {title}
      </Header>
      <Container className="change-password">
        <PasswordForm />
      </Container>
    </SpaceBetween>
  );
};
