import Select from '@cloudscape-design/components/select';
import { useTranslation } from 'react-i18next';
import { DOCUMENT_KINDS, UPLOAD_STATES } from '#domain/documents/words.ts';
import { TextFilter } from '#web/components/list/filters/text-filter.tsx';
import type { Sought } from './queries.ts';
import './documents.css';

type Option<V> = { value: string; label: string; of: V | undefined };

type DocumentFiltersProps = { sought: Sought; onChange: (sought: Sought) => void };

export const DocumentFilters = ({ sought, onChange }: DocumentFiltersProps) => {
  const { t } = useTranslation();
  const kinds: Option<(typeof DOCUMENT_KINDS)[number]>[] = [
    { value: '', label: t('documents.anyKind'), of: undefined },
    ...DOCUMENT_KINDS.map((of) => ({ value: of, label: t(`documents.kinds.${of}`), of })),
  ];
  const states: Option<(typeof UPLOAD_STATES)[number]>[] = [
    { value: '', label: t('documents.anyState'), of: undefined },
    ...UPLOAD_STATES.map((of) => ({ value: of, label: t(`documents.states.${of}`), of })),
  ];
  return (
    <div className="document-filters">
      <div className="document-text">
        <TextFilter
          label={t('documents.find')}
          value={sought.text}
          onChange={(text) => onChange({ ...sought, text })}
        />
      </div>
      <Select
        ariaLabel={t('documents.columns.kind')}
        options={kinds}
        selectedOption={kinds.find(({ of }) => of === sought.kind) ?? null}
        onChange={({ detail }) =>
          onChange({ ...sought, kind: kinds.find(({ value }) => value === detail.selectedOption.value)?.of })
        }
      />
      <Select
        ariaLabel={t('documents.columns.state')}
        options={states}
        selectedOption={states.find(({ of }) => of === sought.state) ?? null}
        onChange={({ detail }) =>
          onChange({ ...sought, state: states.find(({ value }) => value === detail.selectedOption.value)?.of })
        }
      />
    </div>
  );
};
