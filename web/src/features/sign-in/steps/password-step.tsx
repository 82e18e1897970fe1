import { useTranslation } from 'react-i18next';
import type { Question } from '#web/auth/question.ts';
import { EntryForm } from '../form/entry-form.tsx';
import { passwordRule } from '../form/rules.ts';
import { TextField } from '../form/text-field.tsx';
import { useAnswer } from './use-answer.ts';

export const PasswordStep = ({ question }: { question: Question }) => {
  const { t } = useTranslation();
  const { form, field } = useAnswer(question, { initial: '', rule: passwordRule });
  return (
    <EntryForm {...form} submit={t('signIn.submit')}>
      <TextField {...field} type="password" label={t('signIn.password')} autoComplete="current-password" />
    </EntryForm>
  );
};
