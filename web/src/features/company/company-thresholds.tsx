import Button from '@cloudscape-design/components/button';
import { useTranslation } from 'react-i18next';
import {
  THRESHOLD_NAMES,
  THRESHOLD_RANGES,
  type ThresholdName,
  USUAL_THRESHOLDS,
} from '#domain/bias/plan/usual-thresholds.ts';
import { tidyDecimal, typedDecimal } from '#domain/decimal.ts';
import { decimal } from '#domain/rules.ts';
import { Field } from '#web/components/form/field.tsx';
import { formatMoment } from '#web/components/moment.tsx';
import { CompanyPart } from './company-part.tsx';
import { type CompanyPartOf, useCompanyForm } from './use-company-form.ts';

type Draft = Record<ThresholdName, string>;

const byName = <T,>(of: (name: ThresholdName) => T) =>
  Object.fromEntries(THRESHOLD_NAMES.map((name) => [name, of(name)])) as Record<ThresholdName, T>; // one per name

const rules = byName((name) => decimal(THRESHOLD_RANGES[name].least, THRESHOLD_RANGES[name].most));

const PAIRS = [
  ['ratio', 'difference'],
  ['significance', 'confidence'],
  ['share', 'expected'],
  ['error_ratio_low', 'error_ratio_high'],
  ['flips', 'score_difference'],
] as const satisfies ThresholdName[][];

/** The company's default thresholds for bias tests. */
export const CompanyThresholds = (of: CompanyPartOf) => {
  const { t, i18n } = useTranslation();
  const typed = (values: Record<ThresholdName, number>): Draft =>
    byName((name) => typedDecimal(values[name], i18n.language));
  const part = useCompanyForm(
    of,
    rules,
    ({ test_thresholds }) => typed(test_thresholds),
    (draft: Draft) => ({ test_thresholds: byName((name) => Number(tidyDecimal(draft[name]))) }),
  );
  const { form } = part;
  const { test_thresholds_set: set } = of.company;
  const takeUsual = () => {
    for (const [name, value] of Object.entries(typed(USUAL_THRESHOLDS))) form.change(name as ThresholdName, value);
  };
  return (
    <CompanyPart
      title={t('company.thresholds.title')}
      description={t('company.thresholds.description')}
      actions={<Button onClick={takeUsual}>{t('company.thresholds.usual')}</Button>}
      of={part}
    >
      {PAIRS.map((names) => (
        <div key={names[0]} className="field-pair">
          {names.map((name) => (
            <Field
              key={name}
              rule={rules[name]}
              look={{
                label: t(`company.thresholds.fields.${name}`),
                hint: t(`company.thresholds.hints.${name}`),
                typed: { inputMode: 'decimal' },
              }}
              value={form.draft[name]}
              error={form.errors[name]}
              onChange={(value) => form.change(name, value)}
            />
          ))}
        </div>
      ))}
      <div>
        {set
          ? t('company.thresholds.setBy', { who: set.by.name, when: formatMoment(set.at, i18n.language) })
          : t('company.thresholds.asUsual')}
      </div>
    </CompanyPart>
  );
};
