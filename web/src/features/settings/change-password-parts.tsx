/** What Amplify's form is made of here. Its texts and labels are given to it; what it says itself is put in our words. */
import type { AccountSettings } from '@aws-amplify/ui-react';
import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdentityText } from '#web/i18n/use-identity-text.ts';

type Form = typeof AccountSettings.ChangePassword;
type Given<Part extends 'NewPasswordField' | 'SubmitButton' | 'ErrorMessage'> = ComponentProps<Form[Part]>;
type FieldProps = Pick<Given<'NewPasswordField'>, 'label' | 'name' | 'autoComplete' | 'onBlur' | 'onChange'> & {
  hint?: string;
  wrong?: string | undefined;
};

const Field = ({ label, name, autoComplete, hint, wrong, onBlur, onChange }: FieldProps) => {
  const { t } = useTranslation();
  const [value, setValue] = useState('');
  return (
    <FormField
      label={label}
      constraintText={wrong === undefined ? hint : undefined}
      errorText={wrong}
      i18nStrings={{ errorIconAriaLabel: t('signIn.kinds.error') }}
    >
      <Input
        type="password"
        name={name}
        autoComplete={autoComplete ?? true}
        ariaRequired
        value={value}
        nativeInputAttributes={{
          onBlur,
          // Amplify's form stops the event, so that the input's own onChange would never hear of it.
          onChange: (event) => {
            setValue(event.target.value);
            onChange(event);
          },
        }}
      />
    </FormField>
  );
};

export const CurrentPasswordField = (props: Given<'NewPasswordField'>) => <Field {...props} />;

export const NewPasswordField = ({ fieldValidationErrors, ...props }: Given<'NewPasswordField'>) => {
  const { t } = useTranslation();
  return <Field {...props} hint={t('signIn.passwordHint')} wrong={fieldValidationErrors?.[0]} />;
};

export const ConfirmPasswordField = ({ fieldValidationErrors = [], ...props }: Given<'NewPasswordField'>) => {
  const { t } = useTranslation();
  return <Field {...props} wrong={fieldValidationErrors.length > 0 ? t('settings.password.mismatch') : undefined} />;
};

export const ChangeButton = ({ isDisabled, children }: Given<'SubmitButton'>) => (
  <Button variant="primary" formAction="submit" disabled={isDisabled}>
    {children}
  </Button>
);

export const ChangeFailed = ({ children }: Given<'ErrorMessage'>) => {
  const { t } = useTranslation();
  const identityText = useIdentityText();
  return (
    <div role="alert">
      <Alert type="error" statusIconAriaLabel={t('signIn.kinds.error')}>
        {identityText(String(children))}
      </Alert>
    </div>
  );
};
