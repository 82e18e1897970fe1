import { useTranslation } from 'react-i18next';
import type { Question } from '#web/auth/question.ts';
import { useEntryState } from '../entry-state.ts';
import { EntryForm } from '../form/entry-form.tsx';
import { TextField } from '../form/text-field.tsx';
import { emailRule } from './step-rules.ts';
import { useAnswer } from './use-answer.ts';

export const EmailSetUp = ({ question }: { question: Question }) => {
  const { t } = useTranslation();
  const { username = '' } = useEntryState();
  const initial = emailRule(username) ? '' : username;
  const { form, field } = useAnswer(question, { initial, rule: emailRule, prepare: (email) => email.trim() });
  return (
    <EntryForm {...form} submit={t('signInSteps.sendCode')}>
      <TextField {...field} label={t('signIn.reset.email')} inputMode="email" autoComplete="email" />
    </EntryForm>
  );
};
