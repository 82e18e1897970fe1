import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { delegationRules } from '#domain/work/rules.ts';
import { api } from '#web/api/client.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { useWorkWords } from '#web/components/use-work-words.ts';
import { useDelegates } from './use-delegates.ts';
import { useWorkBatch, type WorkBatchProps } from './use-work-batch.tsx';

/** Delegates items to a person who may see them and act on them. */
export const DelegateDialog = (props: WorkBatchProps) => {
  const { items, onClose } = props;
  const { t } = useTranslation();
  const { named } = useWorkWords();
  const [text, setText] = useState('');
  const form = useForm(delegationRules, { to: '', note: '' });
  const { people, state } = useDelegates(items, text);
  const about = { count: items.length, what: items.map(named)[0] };
  const title = t('work.delegate.title', about);
  const { outcome, start } = useWorkBatch(props, {
    title,
    act: ({ id }) => api('PUT /my-work/{item}/delegation', { params: { item: id }, body: form.draft }),
    undo: ({ id }) => api('DELETE /my-work/{item}/delegation', { params: { item: id } }),
    done: (count) => t('work.delegate.done', { count }),
  });
  if (outcome) return outcome;
  const options = people.map(({ id, name, email }) => ({ value: id, label: name, description: email }));
  return (
    <DialogForm
      title={title}
      submit={t('work.delegate.submit')}
      onSubmit={() => form.check() && start()}
      onClose={() => onClose(items)}
    >
      <SpaceBetween size="m">
        <div>{t('work.delegate.about', about)}</div>
        <FormField label={t('work.delegate.to')} errorText={form.errors.to}>
          <Select
            filteringType="manual"
            filteringAriaLabel={t('work.delegate.find')}
            filteringPlaceholder={t('work.delegate.find')}
            statusType={state}
            loadingText={t('actions.loading')}
            errorText={t('applications.form.peopleFailed')}
            empty={t('work.delegate.nobody', about)}
            options={options}
            selectedOption={options.find(({ value }) => value === form.draft.to) ?? null}
            onLoadItems={({ detail }) => setText(detail.filteringText.trim())}
            onChange={({ detail }) => form.change('to', detail.selectedOption.value ?? '')}
          />
        </FormField>
        <Field
          rule={delegationRules.note}
          look={{ label: t('work.delegate.note') }}
          value={form.draft.note}
          error={form.errors.note}
          onChange={(value) => form.change('note', value)}
        />
      </SpaceBetween>
    </DialogForm>
  );
};
