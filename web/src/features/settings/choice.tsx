import FormField from '@cloudscape-design/components/form-field';
import RadioGroup from '@cloudscape-design/components/radio-group';

type ChoiceProps<T extends string> = {
  label: string;
  values: readonly T[];
  chosen: T;
  name: (value: T) => string;
  hint?: (value: T) => string;
  direction?: 'horizontal' | 'vertical';
  onChoose: (value: T) => void;
};

export const Choice = <T extends string>({
  label,
  values,
  chosen,
  name,
  hint,
  direction,
  onChoose,
}: ChoiceProps<T>) => (
  <FormField label={label}>
    <RadioGroup
      value={chosen}
      direction={direction}
      items={values.map((value) => ({ value, label: name(value), description: hint?.(value) }))}
      onChange={({ detail }) => {
        const value = values.find((one) => one === detail.value);
        if (value) onChoose(value);
      }}
    />
  </FormField>
);
