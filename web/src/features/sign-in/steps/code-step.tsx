import { useTranslation } from 'react-i18next';
import { digitsOf } from '#domain/sign-in/verification-code.ts';
import type { Question } from '#web/auth/question.ts';
import { EntryForm } from '../form/entry-form.tsx';
import type { Rule } from '../form/rules.ts';
import { TextField } from '../form/text-field.tsx';
import { SendAgain } from './send-again.tsx';
import { appCodeRule, sentCodeRule } from './step-rules.ts';
import { useAnswer } from './use-answer.ts';

type CodeProps = { question: Question };

const CodeForm = ({ question, rule }: CodeProps & { rule: Rule<string> }) => {
  const { t } = useTranslation();
  const { form, field } = useAnswer(question, { initial: '', rule, prepare: digitsOf });
  return (
    <EntryForm {...form} submit={t('signInSteps.continue')}>
      <TextField {...field} label={t('signInSteps.code')} inputMode="numeric" autoComplete="one-time-code" />
    </EntryForm>
  );
};

export const AppCode = ({ question }: CodeProps) => <CodeForm question={question} rule={appCodeRule} />;

export const SentCode = ({ question }: CodeProps) => (
  <>
    <CodeForm question={question} rule={sentCodeRule} />
    <SendAgain question={question} />
  </>
);
