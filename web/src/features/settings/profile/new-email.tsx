import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { anEmail } from '#domain/rules.ts';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { DialogForm } from '../dialog-form.tsx';
import { addressProblem, sendCodeTo } from './email-change.ts';

const RULES = { email: anEmail };

type NewEmailProps = { onSent: (email: string) => void; onClose: () => void };

export const NewEmail = ({ onSent, onClose }: NewEmailProps) => {
  const { t } = useTranslation();
  const form = useForm(RULES, { email: '' });
  const email = form.draft.email.trim();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: sendCodeTo,
    onSuccess: () => onSent(email),
    onError: form.refuse,
  });
  const problem = addressProblem(error);
  const wrong = form.errors.email ?? (problem && t(`settings.newEmail.problems.${problem}`));
  return (
    <DialogForm
      title={t('settings.newEmail.title')}
      submit={t('signInSteps.sendCode')}
      busy={isPending}
      error={wrong === undefined ? error : null}
      onSubmit={() => {
        reset();
        if (form.check()) mutate(email);
      }}
      onClose={onClose}
    >
      <div>{t('settings.newEmail.text')}</div>
      <Field
        rule={RULES.email}
        look={{ label: t('settings.newEmail.label'), typed: { inputMode: 'email', autoComplete: 'email' } }}
        value={form.draft.email}
        error={wrong}
        onChange={(value) => {
          form.change('email', value);
          reset();
        }}
      />
    </DialogForm>
  );
};
