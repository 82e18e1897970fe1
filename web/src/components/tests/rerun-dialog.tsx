import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Version } from '#domain/documents/document.ts';
import { isTableFormat } from '#domain/documents/words.ts';
import type { BiasTest } from '#domain/tests/test.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { formatMoment } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { viewerQueries } from '#web/features/document-viewer/queries.ts';

type RerunDialogProps = {
  test: BiasTest;
  busy: boolean;
  onSubmit: (version: number) => void;
  onClose: () => void;
};

const isTable = ({ state, format }: Version) => state === 'ready' && isTableFormat(format);

/** Reruns a test on the same version of its document or on a newer one. */
export const RerunDialog = ({ test, busy, onSubmit, onClose }: RerunDialogProps) => {
  const { t, i18n } = useTranslation();
  const { data, error, refetch } = useQuery({ ...viewerQueries.document(test.document.id), staleTime: 0 });
  const [chosen, setChosen] = useState<number>();
  const options = (data?.versions ?? [])
    .filter(isTable)
    .toReversed()
    .map(({ number, file_name, uploaded_at }) => ({
      value: String(number),
      label: t('testing.rerun.version', { number }),
      description: file_name,
      tags: [
        formatMoment(uploaded_at, i18n.language),
        ...(number === test.document.version ? [t('testing.rerun.before')] : []),
      ],
    }));
  const version = chosen ?? Number(options[0]?.value ?? test.document.version);
  return (
    <DialogForm
      title={t('testing.rerun.title')}
      submit={t('testing.status.rerun')}
      busy={busy}
      blocked={options.length === 0}
      onSubmit={() => onSubmit(version)}
      onClose={onClose}
    >
      <div>{t('testing.rerun.text')}</div>
      {error && !data ? (
        <LoadFailed what={t('testing.rerun.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <FormField label={t('testing.status.document')} description={data?.name}>
          <Select
            options={options}
            selectedOption={options.find(({ value }) => value === String(version)) ?? null}
            statusType={data ? 'finished' : 'loading'}
            loadingText={t('actions.loading')}
            empty={t('testing.rerun.none')}
            onChange={({ detail }) => setChosen(Number(detail.selectedOption.value))}
          />
        </FormField>
      )}
    </DialogForm>
  );
};
