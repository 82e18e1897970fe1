import Multiselect from '@cloudscape-design/components/multiselect';
import { useTranslation } from 'react-i18next';

type ChoiceFilterProps<T extends string> = {
  label: string;
  options: readonly { value: T; label: string }[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
};

/** Any of several words; none chosen means all of them. */
export const ChoiceFilter = <T extends string>({ label, options, chosen, onChange }: ChoiceFilterProps<T>) => {
  const { t } = useTranslation();
  const selected = options.filter(({ value }) => chosen.includes(value));
  return (
    <Multiselect
      inlineLabelText={label}
      inlineTokens
      placeholder={t('applications.filters.any')}
      options={options}
      selectedOptions={selected}
      onChange={({ detail }) => {
        const values = detail.selectedOptions.map((option) => option.value);
        onChange(options.map(({ value }) => value).filter((value) => values.includes(value)));
      }}
    />
  );
};
