import Multiselect from '@cloudscape-design/components/multiselect';
import { useTranslation } from 'react-i18next';
import {
  type CustomField,
  type Customized,
  type CustomName,
  customName,
  isByTier,
  labelIn,
} from '#domain/custom-fields/rules.ts';
import { type TypedCustom, withSentCustom } from '#domain/custom-fields/typed.ts';
import { ruleOf } from '#domain/custom-fields/value-rules.ts';
import { type CustomValues, isNoValue } from '#domain/custom-fields/values.ts';
import { BETWEEN_ENTRIES } from '#domain/list/columns.ts';
import type { FieldValue, Rule } from '#domain/rules.ts';
import { DayInput } from '#web/components/form/day-input.tsx';
import type { Errors, FormField, FormSection } from '#web/components/form/form-kind.ts';
import { OwnerField } from '#web/components/people/owner-field.tsx';
import type { SubjectOf } from '#web/routing/subject-path.ts';
import { useCustomFields } from './fields.ts';

const textOf = (value: FieldValue) => (typeof value === 'string' ? value : '');

type Several = { labels: Readonly<Record<string, string>>; value: FieldValue; onChange: (value: FieldValue) => void };

/** Keeps the order of the options, so that the same choice is the same value. */
const SeveralInput = ({ labels, value, onChange }: Several) => {
  const { t } = useTranslation();
  const options = Object.entries(labels).map(([id, label]) => ({ value: id, label }));
  const chosenIn = (ids: readonly (string | undefined)[]) => options.filter((option) => ids.includes(option.value));
  return (
    <Multiselect
      options={options}
      selectedOptions={chosenIn(Array.isArray(value) ? value : [])}
      placeholder={t('customFields.choose')}
      deselectAriaLabel={({ label = '' }) => t('customFields.deselect', { label })}
      onChange={({ detail }) =>
        onChange(chosenIn(detail.selectedOptions.map((option) => option.value)).map((option) => option.value))
      }
    />
  );
};

type Saved = { custom?: CustomValues | undefined } | undefined;

/** The custom fields of a form: rules, inputs, one section, and the body of its request. */
export const useCustomForm = (noun: Customized, saved: Saved, subject?: SubjectOf) => {
  const { t, i18n } = useTranslation();
  const fields = useCustomFields(noun);

  /** Archived options are offered only if the record has them. */
  const labelsOf = ({ id, options }: CustomField) => {
    const kept = [saved?.custom?.[id]].flat();
    const offered = options.filter((option) => !option.archived || kept.includes(option.id));
    return Object.fromEntries(offered.map((option) => [option.id, labelIn(option, i18n.language)]));
  };

  const lookOf = (field: CustomField): FormField => {
    const labels = labelsOf(field);
    const tier =
      isByTier(field.required) && field.required !== 'always' && field.required !== 'never'
        ? t('customFields.requiredFrom', { tier: t(`risk.tiers.${field.required}.label`) })
        : '';
    const help = labelIn({ label: field.help, label_es: field.help_es }, i18n.language);
    const hint = [help, tier].filter(Boolean).join(' ');
    const look = { label: labelIn(field, i18n.language), isAsked: field.required === 'always', ...(hint && { hint }) };
    switch (field.type) {
      case 'number':
        return { ...look, typed: { inputMode: 'decimal' } };
      case 'link':
        return { ...look, typed: { inputMode: 'url' } };
      case 'date':
        return { ...look, input: ({ value, onChange }) => <DayInput value={textOf(value)} onChange={onChange} /> };
      case 'choice':
        return { ...look, choices: { '': t('customFields.noChoice'), ...labels } };
      case 'choices':
        return {
          ...look,
          input: (props) => <SeveralInput labels={labels} {...props} />,
          words: (value) => (Array.isArray(value) ? value.map((id) => labels[id] ?? id).join(BETWEEN_ENTRIES) : ''),
        };
      case 'person':
        return {
          ...look,
          input: ({ value, onChange }) => <OwnerField subject={subject} value={textOf(value)} onChange={onChange} />,
        };
      default:
        return look;
    }
  };

  const names = fields.map(({ id }) => customName(id));
  const byName = <V,>(of: (field: CustomField) => V) =>
    Object.fromEntries(fields.map((field) => [customName(field.id), of(field)])) as Record<CustomName, V>; // these names

  return {
    rules: byName<Rule>(ruleOf),
    looks: byName<FormField>(lookOf),
    sections: (names.length > 0
      ? [{ title: t('customFields.title'), fields: names }]
      : []) satisfies FormSection<CustomName>[],
    /** A record that never had the value can be saved without it. */
    check: (draft: TypedCustom): Errors =>
      Object.fromEntries(
        fields
          .filter(({ id, required }) => required === 'always' && (!saved || !isNoValue(saved.custom?.[id])))
          .filter(({ id }) => isNoValue(draft[customName(id)]))
          .map(({ id }) => [customName(id), { code: 'required', params: {} }]),
      ),
    bodyOf: <D extends object>(draft: D) => withSentCustom(draft, fields),
  };
};
