import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { confirmNewPassword, isUsedPassword } from '#web/auth/sign-in.ts';
import { isSignInPending } from '#web/auth/stored.ts';
import { EntryPage } from './entry-page.tsx';
import { showing, useEntryState } from './entry-state.ts';
import { AttributeField } from './form/attribute-field.tsx';
import { EntryForm } from './form/entry-form.tsx';
import { PasswordField } from './form/password-field.tsx';
import { attributeRule, ownPasswordRule, termsRule } from './form/rules.ts';
import { Terms } from './form/terms.tsx';

import { useForm } from './form/use-form.ts';
import { useFailureText } from './use-failure-text.ts';
import { useOnward } from './use-onward.ts';

/** The prefix avoids a clash between attributes and form fields. */
const field = (attribute: string) => `attribute.${attribute}` as const;

type Values = { password: string; terms: boolean; [attribute: ReturnType<typeof field>]: string };

const NewPasswordForm = () => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { goOn, unlessOver } = useOnward();
  const { missing = [] } = useEntryState();
  const each = <T,>(value: T) => Object.fromEntries(missing.map((attribute) => [field(attribute), value]));

  const { values, set, wrong, busy, failure, onSubmit } = useForm<Values>({
    initial: { ...each(''), password: '', terms: false },
    rules: { ...each(attributeRule), password: ownPasswordRule, terms: termsRule },
    submit: ({ password, ...given }) =>
      unlessOver(async () => {
        const attributes = missing.map((name) => [name, given[field(name)]?.trim() ?? '']);
        const outcome = await confirmNewPassword(password, Object.fromEntries(attributes)).catch((error: unknown) => {
          console.warn('The new password was not taken.', error);
          throw error; // the form shows the error
        });
        goOn(outcome);
      }),
  });

  const isUsed = isUsedPassword(failure);

  return (
    <EntryPage title={t('signIn.newPassword.title')} text={t('signIn.newPassword.text')}>
      <EntryForm
        submit={t('signIn.newPassword.submit')}
        busy={busy}
        failure={failure && !isUsed ? failureText(failure) : undefined}
        onSubmit={onSubmit}
      >
        {missing.map((attribute) => (
          <AttributeField
            key={attribute}
            attribute={attribute}
            name={field(attribute)}
            value={values[field(attribute)] ?? ''}
            wrong={wrong(field(attribute))}
            onChange={(value) => set({ [field(attribute)]: value })}
          />
        ))}
        <PasswordField
          name="password"
          label={t('signIn.newPassword.label')}
          hint={t('signIn.passwordHint')}
          autoComplete="new-password"
          value={values.password}
          wrong={wrong('password') ?? (isUsed ? t('signIn.newPassword.used') : undefined)}
          onChange={(password) => set({ password })}
        />
        <FormField errorText={wrong('terms')} i18nStrings={{ errorIconAriaLabel: t('signIn.kinds.error') }} stretch>
          <Checkbox name="terms" checked={values.terms} onChange={({ detail }) => set({ terms: detail.checked })}>
            <Terms />
          </Checkbox>
        </FormField>
      </EntryForm>
    </EntryPage>
  );
};

export const NewPasswordPage = () => {
  const [pending] = useState(isSignInPending); // read once on arrival, because the answer ends the pending sign-in
  return pending ? <NewPasswordForm /> : <Navigate to="/signin" replace state={showing('expired')} />;
};
