import Select from '@cloudscape-design/components/select';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nameOf } from '#domain/tests/name.ts';
import { api } from '#web/api/client.ts';
import { everyPage } from '#web/api/every-page.ts';
import { formatDay } from '#web/components/moment.tsx';

type Chosen = { id: string; name: string };
type TestSelectProps = { application: string; chosen: string; onChange: (test: Chosen) => void };

const readyTests = (id: string) => ({
  queryKey: ['tests', 'of', id, 'ready'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    everyPage(async (cursor) => {
      const query = { state: ['ready' as const], limit: 100, cursor };
      const page = await api('GET /applications/{id}/tests', { params: { id }, query, signal });
      return { items: page.tests, next: page.next_cursor };
    }),
});

/** Select with the application's bias tests that have a result. */
export const TestSelect = ({ application, chosen, onChange }: TestSelectProps) => {
  const { t, i18n } = useTranslation();
  const { data = [], isPending, isError, refetch } = useQuery(readyTests(application));
  const options = data.map((test) => ({
    value: test.id,
    label: nameOf(test),
    description: test.verdict ? t(`bias.verdicts.${test.verdict}`) : t('bias.noVerdict'),
    tags: [formatDay(test.finished_at ?? test.created_at, i18n.language), test.document.name],
  }));
  return (
    <Select
      filteringType="auto"
      placeholder={t('evidence.adding.chooseTest')}
      options={options}
      selectedOption={options.find(({ value }) => value === chosen) ?? null}
      statusType={isPending ? 'loading' : isError ? 'error' : 'finished'}
      loadingText={t('actions.loading')}
      errorText={t('evidence.adding.testsFailed')}
      recoveryText={t('actions.retry')}
      empty={t('evidence.adding.noTests')}
      onLoadItems={() => isError && void refetch()}
      onChange={({ detail: { selectedOption } }) =>
        onChange({ id: selectedOption.value ?? '', name: selectedOption.label ?? '' })
      }
    />
  );
};
