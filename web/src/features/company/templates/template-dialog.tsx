import FileUpload from '@cloudscape-design/components/file-upload';
import FormField from '@cloudscape-design/components/form-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Broken, fileTooBig } from '#domain/field-error.ts';
import { templateRules as rules, TEMPLATE_BYTES } from '#domain/templates/rules.ts';
import type { WordTemplate } from '#domain/templates/word-template.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { templateQueries } from '#web/components/templates/queries.ts';
import { TemplateProblems } from '#web/components/templates/template-problems.tsx';
import { useLatest } from '../use-latest.tsx';

type Draft = { name: string; description: string };
const draftOf = ({ name, description }: Draft): Draft => ({ name, description });

/** Reads the file only when it is sent, because Word may save it again meanwhile. */
const base64Of = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });

/** The problems of the file alone. Other errors are shown at their fields. */
const problemsOfFile = (error: Error): readonly Broken[] =>
  error instanceof ApiError ? error.problem.errors.filter(({ path }) => path === 'file') : [];

type TemplateDialogProps = {
  /** The template to change; a new one if undefined. */
  template?: WordTemplate;
  onClose: () => void;
};

export const TemplateDialog = ({ template, onClose }: TemplateDialogProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useForm<Draft>(rules, draftOf(template ?? { name: '', description: '' }));
  const { draft, errors } = form;
  const [file, setFile] = useState<File>();
  const [problems, setProblems] = useState<readonly Broken[]>([]);
  const [isMissing, setMissing] = useState(false);
  const { queryKey } = templateQueries.list();

  const overtaken = useLatest({
    stored: template && { ...draftOf(template), file: template.sha256 },
    mine: { ...draft, file: template?.sha256 ?? '' },
    nameOf: (part) => t(`templates.fields.${part}`),
    onMerged: (merged) => form.rebase(draftOf(merged), draftOf(merged)),
  });

  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const sent = file && (await base64Of(file));
      if (!template) return api('POST /word-templates', { body: { ...draft, file: sent ?? '' } });
      const { id, version } = template;
      return api('PUT /word-templates/{id}', {
        params: { id },
        version,
        body: { ...draft, ...(sent !== undefined && { file: sent }) },
      });
    },
    onSuccess: ({ name }) => {
      snackbar.show({ type: 'success', message: t('templates.saved', { name }) });
      onClose();
      void client.invalidateQueries({ queryKey });
    },
    onError: async (error) => {
      const found = problemsOfFile(error);
      setProblems(found);
      if (found.length > 0 || form.refuse(error)) return;
      // The form shows the changes of the other person.
      if (error instanceof ApiError && error.problem.status === 412) await client.invalidateQueries({ queryKey });
      else snackbar.show({ type: 'error', message: changeFailed(t, t('templates.saveFailed'), error) });
    },
  });

  const submit = () => {
    setProblems([]);
    const isWithoutFile = !template && !file;
    setMissing(isWithoutFile);
    const isTooBig = file && file.size > TEMPLATE_BYTES;
    if (isTooBig) setProblems([fileTooBig(TEMPLATE_BYTES)]);
    if (form.check() && !isWithoutFile && !isTooBig) mutate();
  };

  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setProblems([]);
    setMissing(false);
    if (chosen) form.suggest('name', chosen.name.replace(/\.docx$/i, ''));
  };

  const fileError = isMissing
    ? t('templates.fileRequired')
    : problems.length > 0 && <TemplateProblems problems={problems} />;
  return (
    <DialogForm
      title={t(template ? 'templates.editTitle' : 'templates.addTitle')}
      submit={t(template ? 'actions.save' : 'templates.add')}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField
        label={t('templates.fields.file')}
        description={template && t('templates.hints.replace')}
        constraintText={fileError ? t('templates.problems') : t('templates.hints.file')}
        errorText={fileError}
        stretch
      >
        <FileUpload
          accept=".docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
          value={file ? [file] : []}
          onChange={({ detail }) => choose(detail.value[0])}
          i18nStrings={{
            uploadButtonText: () => t('templates.choose'),
            removeFileAriaLabel: () => t('templates.dismiss'),
          }}
        />
      </FormField>
      <Field
        rule={rules.name}
        look={{ label: t('templates.fields.name') }}
        value={draft.name}
        error={errors.name}
        onChange={(value) => form.change('name', value)}
      />
      <Field
        rule={rules.description}
        look={{ label: t('templates.fields.description'), hint: t('templates.hints.description') }}
        value={draft.description}
        error={errors.description}
        onChange={(value) => form.change('description', value)}
      />
      {overtaken}
    </DialogForm>
  );
};
