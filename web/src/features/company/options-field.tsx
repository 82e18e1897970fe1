import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** An option without an id is new. `key` identifies its row while it is edited. */
export type TypedOption = { key: string; id?: string; label: string; label_es: string };

type OptionsFieldProps<O extends TypedOption> = {
  texts: 'fieldSettings' | 'questionSettings';
  options: readonly O[];
  most: number;
  error: string | undefined;
  newOption: () => O;
  /** A further input of each option. */
  more?: (option: O, number: number, set: (change: Partial<O>) => void) => ReactNode;
  onChange: (options: readonly O[]) => void;
};

/** The options of a choice, in order. */
export const OptionsField = <O extends TypedOption>(props: OptionsFieldProps<O>) => {
  const { texts, options, most, error, newOption, more, onChange } = props;
  const { t } = useTranslation();
  const set = (at: number, change: Partial<O>) =>
    onChange(options.map((option, n) => (n === at ? { ...option, ...change } : option)));
  const without = (at: number) => options.filter((_, n) => n !== at);
  const up = (at: number) => {
    const moved = options[at];
    if (moved) onChange(without(at).toSpliced(at - 1, 0, moved));
  };
  return (
    <FormField label={t(`${texts}.options`)} constraintText={t(`${texts}.optionsHint`)} errorText={error} stretch>
      <SpaceBetween size="xs">
        {options.map((option, at) => (
          <div key={option.key} className="custom-option">
            <Input
              value={option.label}
              ariaLabel={t(`${texts}.optionLabel`, { number: at + 1 })}
              placeholder={t(`${texts}.optionPlaceholder`)}
              onChange={({ detail }) => set(at, { label: detail.value } as Partial<O>)}
            />
            <Input
              value={option.label_es}
              ariaLabel={t(`${texts}.optionSpanish`, { number: at + 1 })}
              placeholder={t(`${texts}.spanish`)}
              onChange={({ detail }) => set(at, { label_es: detail.value } as Partial<O>)}
            />
            <Button
              formAction="none"
              variant="icon"
              iconName="angle-up"
              disabled={at === 0}
              ariaLabel={t(`${texts}.optionUp`, { number: at + 1 })}
              onClick={() => up(at)}
            />
            <Button
              formAction="none"
              variant="icon"
              iconName="close"
              ariaLabel={t(`${texts}.optionRemove`, { number: at + 1 })}
              onClick={() => onChange(without(at))}
            />
            {more?.(option, at + 1, (change) => set(at, change))}
          </div>
        ))}
        <Button
          formAction="none"
          iconName="add-plus"
          disabled={options.length >= most}
          onClick={() => onChange([...options, newOption()])}
        >
          {t(`${texts}.addOption`)}
        </Button>
      </SpaceBetween>
    </FormField>
  );
};
