import { useTranslation } from 'react-i18next';
import type { Question } from '#web/auth/question.ts';
import { EntryForm } from '../form/entry-form.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { passwordRule } from '../form/rules.ts';
import { useAnswer } from './use-answer.ts';

export const PasswordStep = ({ question }: { question: Question }) => {
  const { t } = useTranslation();
  const { form, field } = useAnswer(question, { initial: '', rule: passwordRule });
  return (
    <EntryForm {...form} submit={t('signIn.submit')}>
      <PasswordField {...field} label={t('signIn.password')} autoComplete="current-password" />
    </EntryForm>
  );
};
