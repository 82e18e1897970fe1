/** Amplify's own form, dressed as ours. The only page that loads Amplify's components. */
import '#web/auth/amplify.ts';
import { AccountSettings } from '@aws-amplify/ui-react';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { isGoodPassword } from '#domain/password.ts';
import { isFederated } from '#web/auth/stored.ts';
import { PageTitle } from '#web/components/page-title.tsx';
import { snackbar } from '#web/components/snackbar.ts';
import {
  ChangeButton,
  ChangeFailed,
  ConfirmPasswordField,
  CurrentPasswordField,
  NewPasswordField,
} from './change-password-parts.tsx';
import './change-password.css';

const components = {
  CurrentPasswordField,
  NewPasswordField,
  ConfirmPasswordField,
  SubmitButton: ChangeButton,
  ErrorMessage: ChangeFailed,
};

export const ChangePasswordPage = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const title = t('settings.password.title');

  if (isFederated()) return <Navigate to="/settings" replace />;
  return (
    <SpaceBetween size="l">
      <PageTitle>{title}</PageTitle>
      <Header variant="h1" description={t('settings.password.description')}>
        {title}
      </Header>
      <Container className="change-password">
        <AccountSettings.ChangePassword
          components={components}
          displayText={{
            currentPasswordFieldLabel: t('settings.password.current'),
            newPasswordFieldLabel: t('settings.password.new'),
            confirmPasswordFieldLabel: t('settings.password.confirm'),
            updatePasswordButtonText: title,
          }}
          validators={[{ validationMode: 'onTouched', validator: isGoodPassword, message: t('signIn.passwordRule') }]}
          onSuccess={() => {
            snackbar.show({ type: 'success', message: t('settings.password.changed') });
            navigate('/settings/security');
          }}
        />
      </Container>
    </SpaceBetween>
  );
};
