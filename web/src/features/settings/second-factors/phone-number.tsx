import { useTranslation } from 'react-i18next';
import { aPhoneNumber } from '#domain/rules.ts';
import { tidyPhoneNumber } from '#domain/sign-in/phone-number.ts';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { securityQueries } from '#web/features/settings/queries.ts';
import { DialogForm } from '../dialog-form.tsx';
import { sendPhoneCode } from '../sign-in-methods.ts';
import { useSecurityChange } from '../use-security-change.ts';

const RULES = { phone_number: aPhoneNumber };

type PhoneNumberProps = {
  title: string;
  text: string;
  /** The number on file. */
  number: string;
  onSent: (number: string) => void;
  onClose: () => void;
};

export const PhoneNumber = ({ title, text, number, onSent, onClose }: PhoneNumberProps) => {
  const { t } = useTranslation();
  const form = useForm(RULES, { phone_number: number });
  const typed = tidyPhoneNumber(form.draft.phone_number);
  const { mutate, isPending, error } = useSecurityChange({
    of: securityQueries.secondFactors.queryKey,
    change: sendPhoneCode,
    onDone: () => onSent(typed),
  });
  return (
    <DialogForm
      title={title}
      submit={t('signInSteps.sendCode')}
      busy={isPending}
      error={error}
      onSubmit={() => form.check() && mutate(typed)}
      onClose={onClose}
    >
      <div>{text}</div>
      <Field
        rule={RULES.phone_number}
        look={{
          label: t('security.phone'),
          hint: t('security.phoneHint'),
          typed: { inputMode: 'tel', autoComplete: 'tel' },
        }}
        value={form.draft.phone_number}
        error={form.errors.phone_number}
        onChange={(value) => form.change('phone_number', value)}
      />
    </DialogForm>
  );
};
