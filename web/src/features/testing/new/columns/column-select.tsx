import Multiselect from '@cloudscape-design/components/multiselect';
import Select from '@cloudscape-design/components/select';
import { useTranslation } from 'react-i18next';
import type { Survey } from '#domain/tests/setup/survey.ts';
import { useColumnOptions } from './column-options.ts';

type ColumnSelectProps = {
  survey: Survey;
  chosen: string;
  isNeeded: boolean;
  invalid: boolean;
  onChange: (header: string) => void;
};

/** Select for one column; optional if the role does not require a column. */
export const ColumnSelect = ({ survey, chosen, isNeeded, invalid, onChange }: ColumnSelectProps) => {
  const { t } = useTranslation();
  const { options, optionOf, filtering } = useColumnOptions(survey);
  const none = { value: '', label: t('newTest.mapping.noColumn') };
  return (
    <Select
      {...filtering}
      options={isNeeded ? options : [none, ...options]}
      selectedOption={chosen === '' ? (isNeeded ? null : none) : optionOf(chosen)}
      placeholder={t('newTest.mapping.chooseColumn')}
      invalid={invalid}
      onChange={({ detail }) => onChange(detail.selectedOption.value ?? '')}
    />
  );
};

type AttributesSelectProps = {
  survey: Survey;
  chosen: readonly string[];
  invalid: boolean;
  onChange: (headers: string[]) => void;
};

export const AttributesSelect = ({ survey, chosen, invalid, onChange }: AttributesSelectProps) => {
  const { t } = useTranslation();
  const { options, optionOf, filtering } = useColumnOptions(survey);
  return (
    <Multiselect
      {...filtering}
      options={options}
      selectedOptions={chosen.map(optionOf)}
      placeholder={t('newTest.mapping.chooseAttributes')}
      deselectAriaLabel={({ label }) => t('newTest.mapping.remove', { name: label ?? '' })}
      invalid={invalid}
      onChange={({ detail }) => onChange(detail.selectedOptions.flatMap(({ value }) => value ?? []))}
    />
  );
};
