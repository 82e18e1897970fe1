import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Document, Version } from '#domain/documents/document.ts';
import { isTableFormat, type TableFormat } from '#domain/documents/words.ts';
import { api } from '#web/api/client.ts';
import { everyPage } from '#web/api/every-page.ts';
import { formatMoment } from '#web/components/moment.tsx';
import type { Chosen } from './table.ts';

const documentsOf = (id: string) => ({
  queryKey: ['documents', 'of', id, 'all'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    everyPage(async (cursor) => {
      const page = await api('GET /applications/{id}/documents', {
        params: { id },
        query: { limit: 100, cursor },
        signal,
      });
      return { items: page.documents, next: page.next_cursor };
    }),
  staleTime: 0,
});

const isTable = (version: Version): version is Version & { format: TableFormat } =>
  version.state === 'ready' && isTableFormat(version.format);

const chosenOf = ({ id, name }: Document, { number, format }: Version & { format: TableFormat }): Chosen => ({
  ...{ id, version: number, name, format },
});

type DocumentSelectProps = {
  application: string;
  chosen: Chosen | undefined;
  error: string | undefined;
  onChange: (chosen: Chosen) => void;
};

/** Selects a document with a table and its version; the default is the newest usable version. */
export const DocumentSelect = ({ application, chosen, error, onChange }: DocumentSelectProps) => {
  const { t, i18n } = useTranslation();
  const { data, isPending, isError, refetch } = useQuery(documentsOf(application));
  const found = (data ?? []).flatMap((document) => {
    const versions = document.versions.filter(isTable).toReversed();
    return versions[0] ? [{ document, versions, newest: versions[0] }] : [];
  });
  const options = found.map(({ document, newest }) => ({
    value: document.id,
    label: document.name,
    description: newest.file_name,
    tags: [formatMoment(newest.uploaded_at, i18n.language)],
  }));
  const here = found.find(({ document }) => document.id === chosen?.id);
  const versions = (here?.versions ?? []).map(({ number, file_name, uploaded_at }) => ({
    value: String(number),
    label: t('newTest.data.versionOption', { number }),
    description: file_name,
    tags: [formatMoment(uploaded_at, i18n.language)],
  }));
  const shown = chosen && { value: chosen.id, label: chosen.name };
  return (
    <div className="field-pair">
      <FormField label={t('newTest.data.document')} description={t('newTest.data.documentHint')} errorText={error}>
        <Select
          filteringType="auto"
          placeholder={t('newTest.data.choose')}
          options={options}
          selectedOption={options.find(({ value }) => value === chosen?.id) ?? shown ?? null}
          statusType={isPending ? 'loading' : isError ? 'error' : 'finished'}
          loadingText={t('actions.loading')}
          errorText={t('newTest.data.loadFailed')}
          recoveryText={t('actions.retry')}
          empty={t('newTest.data.none')}
          onLoadItems={() => isError && void refetch()}
          onChange={({ detail }) => {
            const one = found.find(({ document }) => document.id === detail.selectedOption.value);
            if (one) onChange(chosenOf(one.document, one.newest));
          }}
        />
      </FormField>
      {here && versions.length > 1 && (
        <FormField label={t('newTest.data.version')} description={here.document.name}>
          <Select
            options={versions}
            selectedOption={versions.find(({ value }) => value === String(chosen?.version)) ?? null}
            onChange={({ detail }) => {
              const version = here.versions.find(({ number }) => String(number) === detail.selectedOption.value);
              if (version) onChange(chosenOf(here.document, version));
            }}
          />
        </FormField>
      )}
    </div>
  );
};
