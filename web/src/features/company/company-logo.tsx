import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FileUpload from '@cloudscape-design/components/file-upload';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Company } from '#domain/company/company.ts';
import { LOGO_BYTES } from '#domain/company/rules.ts';
import { fileTooBig } from '#domain/field-error.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { useErrorText } from '#web/components/form/use-error-text.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { companyQuery } from './queries.ts';

const useAddressOf = (file: File | undefined) => {
  const address = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return address;
};

/** The current logo, or the selected file. */
export const CompanyLogo = ({ company: { logo, name } }: { company: Company }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [file, setFile] = useState<File>();
  const preview = useAddressOf(file);
  const change = useMutation({
    mutationFn: (sent: File | undefined) =>
      sent ? api('POST /company/logo', { form: { logo: sent } }) : api('DELETE /company/logo'),
    onSuccess: (saved, sent) => {
      client.setQueryData(companyQuery.queryKey, saved);
      setFile((chosen) => (chosen === sent ? undefined : chosen)); // the user may have picked another file
      snackbar.show({ type: 'success', message: t(sent ? 'company.logo.saved' : 'company.logo.removed') });
    },
  });
  const problem = change.error instanceof ApiError ? change.error.problem : undefined;
  const refused = problem?.errors.find(({ path }) => path === 'logo');
  const tooBig = file && file.size > LOGO_BYTES ? fileTooBig(LOGO_BYTES) : undefined;
  const failure = change.error && changeFailed(t, t('company.logo.failed'), change.error);
  const wrong = tooBig ?? refused;
  const shown = preview ?? logo;

  return (
    <Container
      header={
        <Header variant="h2" description={t('company.logo.description')}>
          {t('company.logo.title')}
        </Header>
      }
    >
      <SpaceBetween size="m">
        {shown ? (
          <figure className="company-logo">
            <img src={shown} alt={t('company.logo.alt', { name })} />
            {preview && <figcaption>{t('company.logo.preview')}</figcaption>}
          </figure>
        ) : (
          <Box color="text-body-secondary">{t('company.logo.none')}</Box>
        )}
        <FormField errorText={wrong ? errorText(wrong) : failure} constraintText={t('company.logo.hint')}>
          <FileUpload
            accept="image/png,image/jpeg,image/webp"
            value={file ? [file] : []}
            onChange={({ detail }) => {
              change.reset();
              setFile(detail.value[0]);
            }}
            i18nStrings={{
              uploadButtonText: () => t('company.logo.choose'),
              removeFileAriaLabel: () => t('company.logo.cancel'),
            }}
          />
        </FormField>
        {file ? (
          <Button
            variant="primary"
            disabled={tooBig !== undefined}
            loading={change.isPending}
            onClick={() => change.mutate(file)}
          >
            {t('company.logo.save')}
          </Button>
        ) : (
          logo && (
            <Button loading={change.isPending} onClick={() => change.mutate(undefined)}>
              {t('company.logo.remove')}
            </Button>
          )
        )}
      </SpaceBetween>
    </Container>
  );
};
