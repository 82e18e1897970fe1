import Button from '@cloudscape-design/components/button';
import DatePicker from '@cloudscape-design/components/date-picker';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AUDIT_ACTIONS, AUDITED_KINDS } from '#domain/audit-words.ts';
import { TextFilter } from '#web/components/list/text-filter.tsx';
import { useTrailWords } from '#web/components/trail/use-words.ts';
import { DAYS, TEXTS } from './activity-filter.ts';

export const ActivityFilters = () => {
  const { t } = useTranslation();
  const words = useTrailWords();
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string, options = {}) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, options);
  };
  const text = (name: 'text' | 'who') => (
    <FormField label={t(`audit.filters.${name}`)}>
      <TextFilter value={params.get(name) ?? ''} onChange={(value) => set(name, value.trim(), { replace: true })} />
    </FormField>
  );
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
      {text('text')}
      {text('who')}
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
