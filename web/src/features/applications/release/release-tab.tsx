import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FileUpload from '@cloudscape-design/components/file-upload';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import { BOM_FIELD, LARGEST_BOM } from '#domain/bom/limits.ts';
import { fileTooBig } from '#domain/field-error.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { useShown } from '#web/components/detail/shown.ts';
import { useErrorText } from '#web/components/form/use-error-text.ts';
import { ReleaseResult } from './release-result.tsx';

const placeOf = (path: string) => (path === BOM_FIELD ? '' : `${path.slice(BOM_FIELD.length + 1)}: `);

/** Checks the bill of materials of a build against the approved application. */
export const ReleaseTab = () => {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { entity } = useShown<Application>();
  const [file, setFile] = useState<File>();
  const check = useMutation({
    mutationFn: (bom: File) =>
      api('POST /applications/{id}/release-check', { params: { id: entity.id }, form: { [BOM_FIELD]: bom } }),
  });
  const refused = check.error instanceof ApiError ? check.error.problem.errors : [];
  const tooBig = file && file.size > LARGEST_BOM ? fileTooBig(LARGEST_BOM) : undefined;
  const failure = check.error && refused.length === 0 ? changeFailed(t, t('release.failed'), check.error) : undefined;

  return (
    <SpaceBetween size="l">
      <Container
        header={
          <Header variant="h2" description={t('release.description')}>
            {t('release.title')}
          </Header>
        }
      >
        <SpaceBetween size="m">
          <FormField
            label={t('release.file')}
            description={t('release.fileHint')}
            errorText={tooBig ? errorText(tooBig) : failure}
          >
            <FileUpload
              accept=".json,application/json"
              value={file ? [file] : []}
              onChange={({ detail }) => {
                check.reset();
                setFile(detail.value[0]);
              }}
              i18nStrings={{
                uploadButtonText: () => t('release.choose'),
                removeFileAriaLabel: () => t('release.remove'),
              }}
            />
          </FormField>
          {refused.length > 0 && (
            <Alert type="error" header={t('release.refused')}>
              <ul className="list-names typed">
                {refused.map((error) => (
                  <li key={error.path}>
                    {placeOf(error.path)}
                    {errorText(error)}
                  </li>
                ))}
              </ul>
            </Alert>
          )}
          <Button
            variant="primary"
            disabled={!file || tooBig !== undefined}
            disabledReason={file ? undefined : t('release.chooseFirst')}
            loading={check.isPending}
            onClick={() => file && check.mutate(file)}
          >
            {t('release.check')}
          </Button>
        </SpaceBetween>
      </Container>
      {check.data && <ReleaseResult check={check.data} />}
    </SpaceBetween>
  );
};
