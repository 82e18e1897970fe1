import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';

type ChoicesProps<V extends string> = {
  label: string;
  all: readonly V[];
  chosen: readonly V[];
  called: (value: V) => string;
  error: string | undefined;
  onChange: (chosen: V[]) => void;
};

/** Checkboxes whose selection keeps the order of the options. */
export const Choices = <V extends string>({ label, all, chosen, called, error, onChange }: ChoicesProps<V>) => (
  <FormField label={label} errorText={error} stretch>
    <SpaceBetween size="xs">
      {all.map((value) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onChange={({ detail }) =>
            onChange(all.filter((one) => (one === value ? detail.checked : chosen.includes(one))))
          }
        >
          {called(value)}
        </Checkbox>
      ))}
    </SpaceBetween>
  </FormField>
);
