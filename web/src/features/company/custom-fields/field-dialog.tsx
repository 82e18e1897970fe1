import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldRules } from '#domain/custom-fields/definition-rules.ts';
import type { CustomFields, SentField } from '#domain/custom-fields/field.ts';
import {
  CUSTOM_TYPES,
  type CustomField,
  type Customized,
  type CustomType,
  hasOptions,
  isByTier,
  MOST_KEPT_OPTIONS,
  MOST_OPTIONS,
  REQUIREMENTS,
  type Requirement,
} from '#domain/custom-fields/rules.ts';
import { list, oneOf } from '#domain/rules.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import type { Choice, FormField } from '#web/components/form/form-kind.ts';
import { useForm } from '#web/components/form/use-form.ts';
import { OptionsField, type TypedOption } from '../options-field.tsx';
import { useLatest } from '../use-latest.tsx';
import { BlockedReviews } from './blocked-reviews.tsx';
import { useSaveFields } from './use-save-fields.ts';

const rules = {
  ...fieldRules,
  type: oneOf(CUSTOM_TYPES),
  required: oneOf(REQUIREMENTS),
  /** Holds only the errors: the options are edited beside the draft. */
  options: list(fieldRules.label, MOST_KEPT_OPTIONS),
};

type Draft = {
  label: string;
  label_es: string;
  help: string;
  help_es: string;
  type: CustomType;
  required: Requirement;
  options: readonly string[];
};

const draftOf = (field: CustomField | undefined): Draft => ({
  label: field?.label ?? '',
  label_es: field?.label_es ?? '',
  help: field?.help ?? '',
  help_es: field?.help_es ?? '',
  type: field?.type ?? 'text',
  required: field?.required ?? 'never',
  options: [],
});

const newOption = (): TypedOption => ({ key: crypto.randomUUID(), label: '', label_es: '' });

const optionsOf = (field: CustomField): TypedOption[] =>
  hasOptions(field)
    ? field.options
        .filter(({ archived }) => !archived)
        .map(({ id, label, label_es }) => ({ key: id, id, label, label_es }))
    : [];

type FieldDialogProps = {
  all: CustomFields;
  noun: Customized;
  /** The field to change; a new one if undefined. */
  field?: CustomField;
  onClose: () => void;
};

export const FieldDialog = ({ all, noun, field, onClose }: FieldDialogProps) => {
  const { t } = useTranslation();
  const [options, setOptions] = useState<readonly TypedOption[]>(() =>
    field ? optionsOf(field) : [newOption(), newOption()],
  );
  const [tried, setTried] = useState(false);
  const form = useForm<Draft>(rules, draftOf(field));
  const { draft, errors } = form;
  const { mutate, isPending } = useSaveFields({ all, noun, onSaved: onClose, refuse: form.refuse });

  const stored = all[noun].find(({ id }) => id === field?.id);
  const overtaken = useLatest({
    stored: stored && { ...draftOf(stored), options: optionsOf(stored) as readonly TypedOption[] },
    mine: { ...draft, options },
    nameOf: (part) => t(part === 'options' ? 'fieldSettings.options' : `fieldSettings.fields.${part}`),
    onMerged: ({ options, ...others }) => {
      const merged = { ...others, options: [] };
      form.rebase(merged, merged);
      setOptions(options);
    },
  });

  const named = options.filter(({ label, label_es }) => label.trim() !== '' || label_es.trim() !== '');
  const isChoice = hasOptions(draft);
  const isUnnamed = isChoice && (named.length === 0 || named.some(({ label }) => label.trim() === ''));
  const submit = () => {
    setTried(true);
    if (!form.check() || isUnnamed) return;
    const sent: SentField = {
      ...draft,
      ...(field && { id: field.id }),
      archived: stored?.archived ?? false,
      options: isChoice ? named.map(({ key: _, ...option }) => ({ ...option, archived: false })) : [],
    };
    mutate(field ? all[noun].map((one) => (one.id === field.id ? sent : one)) : [...all[noun], sent]);
  };

  const input = (name: 'label' | 'label_es' | 'help' | 'help_es', look: Partial<FormField> = {}) => (
    <Field
      rule={rules[name]}
      look={{ label: t(`fieldSettings.fields.${name}`), ...look }}
      value={draft[name]}
      error={errors[name]}
      onChange={(value) => form.change(name, value)}
    />
  );
  const choice = (name: 'type' | 'required', choices: Record<string, Choice>, hint?: string) => (
    <Field
      rule={rules[name]}
      look={{ label: t(`fieldSettings.fields.${name}`), choices, isAsked: true, ...(hint && { hint }) }}
      value={draft[name]}
      error={errors[name]}
      onChange={(value) => form.change(name, value)}
    />
  );
  const requirements = REQUIREMENTS.filter((one) => noun === 'applications' || !isByTier(one));

  return (
    <DialogForm
      title={t(field ? 'fieldSettings.editTitle' : 'fieldSettings.addTitle', { label: field?.label })}
      submit={t(field ? 'actions.save' : 'fieldSettings.add')}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {input('label', { hint: t('fieldSettings.labelHint') })}
      {input('label_es')}
      {input('help', { hint: t('fieldSettings.helpHint') })}
      {input('help_es')}
      {field ? (
        <div>{t('fieldSettings.typeStays', { type: t(`customFields.types.${field.type}`) })}</div>
      ) : (
        choice('type', Object.fromEntries(CUSTOM_TYPES.map((one) => [one, t(`customFields.types.${one}`)])))
      )}
      {isChoice && (
        <OptionsField
          texts="fieldSettings"
          most={MOST_OPTIONS}
          newOption={newOption}
          options={options}
          error={errors.options ?? (tried && isUnnamed ? t('fieldSettings.optionNeeded') : undefined)}
          onChange={(now) => {
            form.change('options', []); // clears the error
            setOptions(now);
          }}
        />
      )}
      {choice(
        'required',
        Object.fromEntries(requirements.map((one) => [one, t(`customFields.requirements.${one}`)])),
        t('fieldSettings.requiredHint'),
      )}
      {noun !== 'models' && draft.required !== 'never' && draft.required !== stored?.required && (
        <BlockedReviews noun={noun} />
      )}
      {overtaken}
    </DialogForm>
  );
};
