import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AUDIT_ACTIONS, AUDITED_KINDS } from '#domain/audit/words.ts';
import { isDay } from '#domain/day.ts';
import { isId } from '#domain/is-id.ts';
import { DayInput } from '#web/components/form/day-input.tsx';
import { useErrorText } from '#web/components/form/use-error-text.ts';
import { TextFilter } from '#web/components/list/filters/text-filter.tsx';
import type { AuditEntry } from '#web/components/trail/entry.ts';
import { useTrailWords } from '#web/components/trail/use-words.ts';
import { userQueries } from '#web/features/people/queries.ts';
import { DAYS, TEXTS } from './activity-filter.ts';

/** Shows the name for an id in the filter, which the link on a person's page sets. */
const useNameOf = (who: string, entries: readonly AuditEntry[]) => {
  const { data } = useQuery({ ...userQueries.one(who), enabled: isId(who) });
  return entries.find(({ by }) => by.id === who)?.by.name ?? data?.name ?? who;
};

export const ActivityFilters = ({ entries }: { entries: readonly AuditEntry[] }) => {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const words = useTrailWords();
  const [params, setParams] = useSearchParams();
  const whose = useNameOf(params.get('who') ?? '', entries);
  const set = (name: string, value: string, options = {}) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, options);
  };
  const text = (name: 'text' | 'who', value = params.get(name) ?? '') => (
    <FormField label={t(`audit.filters.${name}`)}>
      <TextFilter value={value} onChange={(typed) => set(name, typed.trim(), { replace: true })} />
    </FormField>
  );
  const choice = (name: 'what' | 'action', values: { value: string; label: string }[]) => {
    const any = { value: '', label: t('audit.filters.any') };
    const options = [any, ...values];
    return (
      <FormField label={t(`audit.filters.${name}`)}>
        <Select
          options={options}
          selectedOption={options.find(({ value }) => value === params.get(name)) ?? any} // unknown filters nothing
          onChange={({ detail }) => set(name, detail.selectedOption.value ?? '')}
        />
      </FormField>
    );
  };
  const names = [...TEXTS, ...DAYS, 'what', 'action'];
  return (
    <div className="activity-filters">
      {text('text')}
      {text('who', whose)}
      {choice(
        'what',
        AUDITED_KINDS.map((value) => ({ value, label: words.kind(value) })),
      )}
      {choice(
        'action',
        AUDIT_ACTIONS.map((value) => ({ value, label: words.action(value) })),
      )}
      {DAYS.map((name) => {
        const day = params.get(name) ?? '';
        return (
          <FormField
            key={name}
            label={t(`audit.filters.${name}`)}
            errorText={day === '' || isDay(day) ? undefined : errorText({ code: 'not_a_day', params: {} })}
          >
            <DayInput value={day} onChange={(to) => set(name, to)} />
          </FormField>
        );
      })}
      {names.some((name) => params.has(name)) && (
        <Button onClick={() => setParams({ tab: 'activity' })}>{t('audit.filters.clear')}</Button>
      )}
    </div>
  );
};
