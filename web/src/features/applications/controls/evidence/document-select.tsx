import Select from '@cloudscape-design/components/select';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { everyPage } from '#web/api/every-page.ts';

type Chosen = { id: string; name: string };
type DocumentSelectProps = { application: string; chosen: string; onChange: (document: Chosen) => void };

/** The key starts with that of the document lists, so an upload refreshes it. */
const readyDocuments = (id: string) => ({
  queryKey: ['documents', 'of', id, 'ready'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    everyPage(async (cursor) => {
      const query = { state: ['ready' as const], limit: 100, cursor };
      const page = await api('GET /applications/{id}/documents', { params: { id }, query, signal });
      return { items: page.documents, next: page.next_cursor };
    }),
});

/** Select with the application's documents that have a viewable version. */
export const DocumentSelect = ({ application, chosen, onChange }: DocumentSelectProps) => {
  const { t } = useTranslation();
  const { data = [], isPending, isError, refetch } = useQuery(readyDocuments(application));
  const options = data.map(({ id, name, kind }) => ({
    value: id,
    label: name,
    description: t(`documents.kinds.${kind}`),
  }));
  return (
    <Select
      filteringType="auto"
      placeholder={t('evidence.adding.chooseDocument')}
      options={options}
      selectedOption={options.find(({ value }) => value === chosen) ?? null}
      statusType={isPending ? 'loading' : isError ? 'error' : 'finished'}
      loadingText={t('actions.loading')}
      errorText={t('evidence.adding.documentsFailed')}
      recoveryText={t('actions.retry')}
      empty={t('evidence.adding.noDocuments')}
      onLoadItems={() => isError && void refetch()}
      onChange={({ detail: { selectedOption } }) =>
        onChange({ id: selectedOption.value ?? '', name: selectedOption.label ?? '' })
      }
    />
  );
};
