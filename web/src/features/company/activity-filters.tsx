import Button from '@cloudscape-design/components/button';
import DatePicker from '@cloudscape-design/components/date-picker';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AUDIT_ACTIONS, AUDITED_KINDS } from '#domain/audit-words.ts';
import { useTrailWords } from '#web/components/trail/use-words.ts';
import { DAYS, TEXTS } from './activity-filter.ts';

/** Asked for once it is typed: each letter would be a search of its own. */
const TextFilter = ({ name, onChange }: { name: 'text' | 'who'; onChange: (value: string) => void }) => {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const asked = params.get(name) ?? '';
  const [typed, setTyped] = useState({ asked, value: asked });
  const value = typed.asked === asked ? typed.value : asked;
  const ask = () => value !== asked && onChange(value);
  return (
    <FormField label={t(`audit.filters.${name}`)}>
      <Input
        type="search"
        value={value}
        onChange={({ detail }) => setTyped({ asked, value: detail.value })}
        onKeyDown={({ detail }) => detail.key === 'Enter' && ask()}
        onBlur={ask}
      />
    </FormField>
  );
};

export const ActivityFilters = () => {
  const { t } = useTranslation();
  const words = useTrailWords();
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next);
  };
  const choice = (name: 'what' | 'action', values: { value: string; label: string }[]) => {
    const options = [{ value: '', label: t('audit.filters.any') }, ...values];
    return (
      <FormField label={t(`audit.filters.${name}`)}>
        <Select
          options={options}
          selectedOption={options.find(({ value }) => value === (params.get(name) ?? '')) ?? null}
          onChange={({ detail }) => set(name, detail.selectedOption.value ?? '')}
        />
      </FormField>
    );
  };
  const names = [...TEXTS, ...DAYS, 'what', 'action'];
  return (
    <div className="activity-filters">
      <TextFilter name="text" onChange={(value) => set('text', value)} />
      <TextFilter name="who" onChange={(value) => set('who', value)} />
      {choice(
        'what',
        AUDITED_KINDS.map((value) => ({ value, label: words.kind(value) })),
      )}
      {choice(
        'action',
        AUDIT_ACTIONS.map((value) => ({ value, label: words.action(value) })),
      )}
      {DAYS.map((name) => (
        <FormField key={name} label={t(`audit.filters.${name}`)}>
          <DatePicker value={params.get(name) ?? ''} onChange={({ detail }) => set(name, detail.value)} />
        </FormField>
      ))}
      {names.some((name) => params.has(name)) && (
        <Button onClick={() => setParams({ tab: 'activity' })}>{t('audit.filters.clear')}</Button>
      )}
    </div>
  );
};
