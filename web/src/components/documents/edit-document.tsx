import Alert from '@cloudscape-design/components/alert';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import { DOCUMENT_KINDS } from '#domain/documents/words.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { failureOf } from '#web/api/failure.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { useErrorText } from '#web/components/form/use-error-text.ts';
import { subjectWith } from '#web/routing/subject-path.ts';

export const EditDocument = ({ document, onClose }: { document: Document; onClose: () => void }) => {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useQueryClient();
  const subject = subjectWith(document);
  const [name, setName] = useState(document.name);
  const [kind, setKind] = useState(document.kind);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api(`POST /${subject.things}/{id}/document/{documentId}`, {
        params: { id: subject.id, documentId: document.id },
        body: { name: name.trim(), kind },
      }),
    onSuccess: onClose,
    onSettled: () => client.invalidateQueries({ queryKey: ['documents'] }),
  });
  const refused = error instanceof ApiError ? error.problem.errors?.find(({ path }) => path === 'name') : undefined;
  const kinds = DOCUMENT_KINDS.map((value) => ({ value, label: t(`documents.kinds.${value}`) }));
  return (
    <DialogForm
      title={t('documents.edit')}
      submit={t('actions.save')}
      busy={isPending}
      onSubmit={mutate}
      onClose={onClose}
    >
      {error && !refused && <Alert type="error">{t(`actions.${failureOf(error)}`)}</Alert>}
      <FormField label={t('documents.columns.name')} errorText={refused && errorText(refused)}>
        <Input value={name} onChange={({ detail }) => setName(detail.value)} />
      </FormField>
      <FormField label={t('documents.columns.kind')}>
        <Select
          options={kinds}
          selectedOption={kinds.find(({ value }) => value === kind) ?? null}
          onChange={({ detail }) =>
            setKind((before) => DOCUMENT_KINDS.find((one) => one === detail.selectedOption.value) ?? before)
          }
        />
      </FormField>
    </DialogForm>
  );
};
