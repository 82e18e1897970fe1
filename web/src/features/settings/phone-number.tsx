import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPhoneNumber, tidyPhoneNumber } from '#domain/phone-number.ts';
import { DialogForm } from './dialog-form.tsx';
import { securityQueries } from './queries.ts';
import { sendPhoneCode } from './sign-in-methods.ts';
import { useSecurityChange } from './use-security-change.ts';

type PhoneNumberProps = {
  title: string;
  text: string;
  /** The one that is known already. */
  number: string;
  onSent: (number: string) => void;
  onClose: () => void;
};

export const PhoneNumber = ({ title, text, number, onSent, onClose }: PhoneNumberProps) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(number);
  const [tried, setTried] = useState(false);
  const wrong = tried && !isPhoneNumber(typed);
  const { mutate, isPending, error } = useSecurityChange({
    of: securityQueries.secondFactors.queryKey,
    change: sendPhoneCode,
    onDone: () => onSent(tidyPhoneNumber(typed)),
  });
  return (
    <DialogForm
      title={title}
      submit={t('signInSteps.sendCode')}
      busy={isPending}
      error={error}
      onSubmit={() => {
        setTried(true);
        if (isPhoneNumber(typed)) mutate(tidyPhoneNumber(typed));
      }}
      onClose={onClose}
    >
      <div>{text}</div>
      <FormField
        label={t('security.phone')}
        constraintText={wrong ? undefined : t('security.phoneHint')}
        errorText={wrong && t('security.phoneRule')}
      >
        <Input
          type="text"
          value={typed}
          inputMode="tel"
          autoComplete="tel"
          ariaRequired
          onChange={({ detail }) => setTyped(detail.value)}
        />
      </FormField>
    </DialogForm>
  );
};
