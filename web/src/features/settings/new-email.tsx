import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogForm } from './dialog-form.tsx';
import { addressProblem, looksLikeEmail, sendCodeTo } from './email-change.ts';

type NewEmailProps = { onSent: (email: string) => void; onClose: () => void };

export const NewEmail = ({ onSent, onClose }: NewEmailProps) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const email = typed.trim();
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: sendCodeTo, onSuccess: () => onSent(email) });
  const problem = tried && !looksLikeEmail(email) ? 'wrong' : addressProblem(error);
  return (
    <DialogForm
      title={t('settings.newEmail.title')}
      submit={t('signInSteps.sendCode')}
      busy={isPending}
      error={problem ? null : error}
      onSubmit={() => {
        setTried(true);
        reset();
        if (looksLikeEmail(email)) mutate(email);
      }}
      onClose={onClose}
    >
      <div>{t('settings.newEmail.text')}</div>
      <FormField label={t('settings.newEmail.label')} errorText={problem && t(`settings.newEmail.problems.${problem}`)}>
        <Input
          type="text"
          value={typed}
          inputMode="email"
          autoComplete="email"
          spellcheck={false}
          ariaRequired
          onChange={({ detail }) => {
            setTyped(detail.value);
            reset();
          }}
        />
      </FormField>
    </DialogForm>
  );
};
