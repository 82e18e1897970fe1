import Multiselect from '@cloudscape-design/components/multiselect';
import { useTranslation } from 'react-i18next';
import { MOST_VALUES } from '#domain/list/limits.ts';
import type { Choice } from './choices.ts';

/** From this number of values, the filter has a text search. */
const MANY = 8;

type ChoiceFilterProps = {
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  /** Whether the list of values is incomplete. */
  isCut: boolean;
  onChange: (chosen: string[]) => void;
};

/** Selects several values; none selected means all. Each value has the number of matches, if known. */
export const ChoiceFilter = ({ label, choices, chosen, isCut, onChange }: ChoiceFilterProps) => {
  const { t, i18n } = useTranslation();
  const options = choices.map(({ value, label, count }) => ({
    value,
    label,
    ...(count !== undefined && { labelTag: count.toLocaleString(i18n.language) }),
    disabled: count === 0 && !chosen.includes(value),
  }));
  return (
    <Multiselect
      inlineLabelText={label}
      inlineTokens
      placeholder={t('list.any')}
      options={options}
      selectedOptions={options.filter(({ value }) => chosen.includes(value))}
      {...(options.length > MANY && {
        filteringType: 'auto' as const,
        filteringPlaceholder: label,
        filteringAriaLabel: label,
        noMatch: t('list.noValue'),
      })}
      {...(isCut && { statusType: 'finished', finishedText: t('list.mostFrequent', { count: MOST_VALUES }) })}
      empty={t('list.noValue')}
      onChange={({ detail }) => onChange(detail.selectedOptions.flatMap(({ value }) => value ?? []))}
    />
  );
};
