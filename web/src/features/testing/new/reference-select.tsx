import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import { useTranslation } from 'react-i18next';
import { LARGEST_GROUP } from '#domain/tests/setup/draft-references.ts';

type ReferenceSelectProps = {
  label: string;
  /** The default reference. */
  usual: { value: string; label: string; description?: string };
  groups: readonly string[];
  chosen: string | undefined;
  onChange: (group: string) => void;
};

/** The reference group: the default, the largest group, or a named group. */
export const ReferenceSelect = ({ label, usual, groups, chosen, onChange }: ReferenceSelectProps) => {
  const { t } = useTranslation();
  const largest = {
    value: LARGEST_GROUP,
    label: t('newTest.limits.largest'),
    description: t('newTest.limits.largestHint'),
  };
  const options = [usual, largest, ...groups.map((name) => ({ value: name, label: name }))];
  return (
    <FormField label={label} stretch>
      <Select
        filteringType={options.length > 10 ? 'auto' : 'none'}
        options={options}
        selectedOption={options.find(({ value }) => value === chosen) ?? usual}
        onChange={({ detail }) => onChange(detail.selectedOption.value ?? '')}
      />
    </FormField>
  );
};
