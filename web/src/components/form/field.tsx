import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import Textarea from '@cloudscape-design/components/textarea';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldValue, Rule } from '#domain/rules.ts';
import type { FormField as Look } from './form-kind.ts';
import './form.css';

type InputProps = { rule: Rule; look: Look; value: FieldValue; onChange: (value: FieldValue) => void };

const isRequired = (rule: Rule) => rule.type === 'text' && rule.min > 0;
/** A choice with an initial value always has a value. */
const isOptional = (rule: Rule) => rule.type !== 'choice' || rule.initial === null;

const ChoiceInput = ({ look: { choices = {}, isAsked }, value, onChange }: InputProps) => {
  const offered = Object.entries(choices).filter(([choice]) => choice !== '' || !isAsked);
  const options = offered.map(([choice, said]) => ({
    value: choice,
    ...(typeof said === 'object' ? said : { label: said }),
  }));
  return (
    <Select
      options={options}
      selectedOption={options.find((option) => option.value === (value ?? '')) ?? null}
      onChange={({ detail }) => onChange(detail.selectedOption.value || null)}
    />
  );
};

const TextInput = ({ rule, look, value, onChange }: InputProps) => {
  const common = {
    value: typeof value === 'string' ? value : '',
    ariaRequired: isRequired(rule),
    onChange: ({ detail }: { detail: { value: string } }) => onChange(detail.value),
  };
  if (rule.type === 'text' && rule.as === 'lines') return <Textarea rows={3} {...common} />;
  return <Input type="text" autoComplete={false} spellcheck={false} {...common} {...look.typed} />;
};

const FieldInput = (props: InputProps): ReactNode => {
  const { rule, look, value, onChange } = props;
  if (look.input) return look.input({ value, isAsked: look.isAsked ?? false, onChange });
  return rule.type === 'choice' ? <ChoiceInput {...props} /> : <TextInput {...props} />;
};

type FieldProps = InputProps & { error: string | undefined; remark?: ReactNode };

export const Field = ({ error, remark, ...props }: FieldProps) => {
  const { t } = useTranslation();
  const { rule, look } = props;
  return (
    <FormField
      label={
        <>
          {look.label}
          {!look.isAsked && !isRequired(rule) && isOptional(rule) && (
            <i className="optional"> – {t('actions.optional')}</i>
          )}
        </>
      }
      errorText={error}
      constraintText={error === undefined && look.hint}
      stretch
    >
      <div data-wrong={error === undefined ? undefined : ''}>
        <FieldInput {...props} />
        {error === undefined && remark}
      </div>
    </FormField>
  );
};
