import Header from '@cloudscape-design/components/header';
import Select from '@cloudscape-design/components/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import { api } from '#web/api/client.ts';
import { useShown } from '#web/components/detail/shown.ts';
import { TrailTable } from '#web/components/trail/trail-table.tsx';
import { PART, useTrail } from '#web/components/trail/use-trail.ts';

const KINDS = ['application', 'comment', 'task', 'assessment', 'control', 'document', 'legal document'] as const;
type Kind = (typeof KINDS)[number];

export const ActivityTab = () => {
  const { t } = useTranslation();
  const { id } = useShown<Application>().entity;
  const [kind, setKind] = useState<Kind>();
  const trail = useTrail(['activity', id, kind], PART, (page, signal) =>
    api('GET /applications/{id}/activity', {
      params: { id },
      query: { ...page, ...(kind && { what: [kind] }) },
      signal,
    }),
  );
  const all = { value: '', label: t('audit.filters.any') };
  const options = [all, ...KINDS.map((value) => ({ value, label: t(`nouns.kinds.${value}`) }))];
  return (
    <TrailTable
      trail={trail}
      label={t('applications.tabs.activity')}
      isOfMany
      own={id}
      columns={['at', 'who', 'what', 'changes']}
      header={<Header variant="h2">{t('applications.tabs.activity')}</Header>}
      filter={
        <Select
          ariaLabel={t('audit.filters.what')}
          options={options}
          selectedOption={options.find(({ value }) => value === (kind ?? '')) ?? all}
          onChange={({ detail }) => setKind(KINDS.find((one) => one === detail.selectedOption.value))}
        />
      }
    />
  );
};
