import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { MOST_OPTIONS } from '#domain/custom-fields/rules.ts';

/** An option without an id is new. `key` identifies its row while it is edited. */
export type TypedOption = { key: string; id?: string; label: string; label_es: string };

type OptionsFieldProps = {
  options: readonly TypedOption[];
  error: string | undefined;
  onChange: (options: readonly TypedOption[]) => void;
};

/** The options of a choice, in order. */
export const OptionsField = ({ options, error, onChange }: OptionsFieldProps) => {
  const { t } = useTranslation();
  const set = (at: number, change: Partial<TypedOption>) =>
    onChange(options.map((option, n) => (n === at ? { ...option, ...change } : option)));
  const without = (at: number) => options.filter((_, n) => n !== at);
  const up = (at: number) => {
    const moved = options[at];
    if (moved) onChange(without(at).toSpliced(at - 1, 0, moved));
  };
  return (
    <FormField
      label={t('fieldSettings.options')}
      constraintText={t('fieldSettings.optionsHint')}
      errorText={error}
      stretch
    >
      <SpaceBetween size="xs">
        {options.map(({ key, label, label_es }, at) => (
          <div key={key} className="custom-option">
            <Input
              value={label}
              ariaLabel={t('fieldSettings.optionLabel', { number: at + 1 })}
              placeholder={t('fieldSettings.fields.label')}
              onChange={({ detail }) => set(at, { label: detail.value })}
            />
            <Input
              value={label_es}
              ariaLabel={t('fieldSettings.optionSpanish', { number: at + 1 })}
              placeholder={t('fieldSettings.spanish')}
              onChange={({ detail }) => set(at, { label_es: detail.value })}
            />
            <Button
              formAction="none"
              variant="icon"
              iconName="angle-up"
              disabled={at === 0}
              ariaLabel={t('fieldSettings.optionUp', { number: at + 1 })}
              onClick={() => up(at)}
            />
            <Button
              formAction="none"
              variant="icon"
              iconName="close"
              ariaLabel={t('fieldSettings.optionRemove', { number: at + 1 })}
              onClick={() => onChange(without(at))}
            />
          </div>
        ))}
        <Button
          formAction="none"
          iconName="add-plus"
          disabled={options.length >= MOST_OPTIONS}
          onClick={() => onChange([...options, newOption()])}
        >
          {t('fieldSettings.addOption')}
        </Button>
      </SpaceBetween>
    </FormField>
  );
};

export const newOption = (): TypedOption => ({ key: crypto.randomUUID(), label: '', label_es: '' });
