import Alert from '@cloudscape-design/components/alert';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Broken } from '#domain/field-error.ts';
import { fileName } from '#domain/list/file-name.ts';
import { isAdministrator } from '#domain/permissions.ts';
import type { WordTemplate } from '#domain/templates/word-template.ts';
import { failureOf } from '#web/api/failure.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { handFile } from '#web/components/hand-file.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { templateQueries } from '#web/components/templates/queries.ts';
import { TemplateProblems } from '#web/components/templates/template-problems.tsx';
import { useFillTemplate } from '#web/components/templates/use-fill-template.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';

const NoTemplates = () => {
  const { t } = useTranslation();
  const { roles } = useCurrentUser();
  if (!isAdministrator(roles)) return t('templates.fill.none');
  return (
    <>
      {t('templates.none')}. <RouterLink to="/manage-company?tab=templates">{t('templates.fill.add')}</RouterLink>
    </>
  );
};

type FillDialogProps = { application: { id: string; name: string }; onClose: () => void };

/** Fills a Word template of the company with the records of the application. */
const FillDialog = ({ application, onClose }: FillDialogProps) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(templateQueries.list());
  const fill = useFillTemplate();
  const [chosen, setChosen] = useState<string>();
  const [problems, setProblems] = useState<readonly Broken[]>([]);
  const templates = data?.word_templates ?? [];
  const template = templates.find(({ id }) => id === chosen) ?? templates[0];

  const { mutate, isPending } = useMutation({
    mutationFn: (one: WordTemplate) => fill(one, application),
    onSuccess: ({ problems: found, filled }, { name }) => {
      setProblems(found);
      if (!filled) return;
      handFile(`${fileName(`${application.name} ${name}`, new Date())}.docx`, filled);
      snackbar.show({ type: 'success', message: t('templates.fill.done', { name }) });
      onClose();
    },
    onError: (failure) =>
      snackbar.show({ type: 'error', message: `${t('templates.fill.failed')} ${t(`actions.${failureOf(failure)}`)}` }),
  });

  const options = templates.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <DialogForm
      title={t('templates.fill.title')}
      submit={t('templates.fill.submit')}
      busy={isPending}
      blocked={!template}
      onSubmit={() => template && mutate(template)}
      onClose={onClose}
    >
      {error && !data && <LoadFailed what={t('templates.failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Spinner />}
      {data && templates.length === 0 && <NoTemplates />}
      {template && (
        <SpaceBetween size="m">
          <div>{t('templates.fill.text', { application: application.name })}</div>
          <FormField label={t('templates.fill.template')} description={template.description} stretch>
            <Select
              options={options}
              selectedOption={options.find(({ value }) => value === template.id) ?? null}
              filteringType={options.length > 10 ? 'auto' : 'none'}
              onChange={({ detail }) => {
                setChosen(detail.selectedOption.value);
                setProblems([]);
              }}
              expandToViewport
            />
          </FormField>
        </SpaceBetween>
      )}
      {problems.length > 0 && (
        <div role="alert">
          <Alert type="error" header={t('templates.fill.problems')}>
            <TemplateProblems problems={problems} />
          </Alert>
        </div>
      )}
    </DialogForm>
  );
};

export default FillDialog;
