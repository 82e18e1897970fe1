import FormField from '@cloudscape-design/components/form-field';
import RadioGroup from '@cloudscape-design/components/radio-group';
import { useTranslation } from 'react-i18next';
import type { Choice, Question } from '#web/auth/question.ts';
import { EntryForm } from '../form/entry-form.tsx';
import { useAnswer } from './use-answer.ts';

export const ChoiceStep = ({ question }: { question: Question }) => {
  const { t } = useTranslation();
  const { choices } = question;
  const { form, field } = useAnswer(question, { initial: choices[0] ?? '' });
  const item = (choice: Choice) => ({
    value: choice,
    label: t(`signInSteps.choices.${choice}`),
    description: t(`signInSteps.descriptions.${choice}`),
  });
  return (
    <EntryForm {...form} submit={t('signInSteps.continue')}>
      <FormField label={t('signInSteps.method')} stretch>
        <RadioGroup
          name={field.name}
          value={field.value}
          items={choices.map(item)}
          onChange={({ detail }) => field.onChange(detail.value)}
        />
      </FormField>
    </EntryForm>
  );
};
