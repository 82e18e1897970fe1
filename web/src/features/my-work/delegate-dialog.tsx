import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { delegationRules } from '#domain/work/rules.ts';
import { api } from '#web/api/client.ts';
import { isUnderWay } from '#web/api/under-way.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { delegatesQuery } from './queries.ts';
import { useWorkChange } from './use-work-change.ts';

type DelegateDialogProps = { item: string; title: string; onClose: () => void };

/** Delegates an item to a person who may see it and act on it. */
export const DelegateDialog = ({ item, title, onClose }: DelegateDialogProps) => {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const form = useForm(delegationRules, { to: '', note: '' });
  const { data, fetchStatus, isError } = useQuery(delegatesQuery(item, text));
  const { mutate, isPending } = useWorkChange(
    (body: { to: string; note: string }) => api('PUT /my-work/{item}/delegation', { params: { item }, body }),
    { onDone: onClose, refuse: form.refuse },
  );
  const options = (data?.people ?? []).map(({ id, name, email }) => ({ value: id, label: name, description: email }));
  return (
    <DialogForm
      title={t('work.delegate.title')}
      submit={t('work.delegate.submit')}
      busy={isPending}
      onSubmit={() => form.check() && mutate(form.draft)}
      onClose={onClose}
    >
      <SpaceBetween size="m">
        <div>{t('work.delegate.about', { what: title })}</div>
        <FormField label={t('work.delegate.to')} errorText={form.errors.to}>
          <Select
            filteringType="manual"
            filteringAriaLabel={t('work.delegate.find')}
            filteringPlaceholder={t('work.delegate.find')}
            statusType={isError ? 'error' : isUnderWay({ fetchStatus }) && !data ? 'loading' : 'finished'}
            loadingText={t('actions.loading')}
            errorText={t('applications.form.peopleFailed')}
            empty={t('work.delegate.nobody')}
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
