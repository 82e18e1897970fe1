import Select from '@cloudscape-design/components/select';
import { useTranslation } from 'react-i18next';
import type { Company, CompanyChange } from '#domain/company/company.ts';
import { companyRules } from '#domain/company/rules.ts';
import { COMPANY_SIZES } from '#domain/enumerations.ts';
import { optional } from '#domain/rules.ts';
import { Field } from '#web/components/form/field.tsx';
import { CompanyPart } from './company-part.tsx';
import { type CompanyPartOf, useCompanyForm } from './use-company-form.ts';

const SIZES = ['', ...COMPANY_SIZES.map(String)] as const;

/** The form holds text, so size and time zone get text rules. */
const rules = { ...companyRules, size: optional('line', 10), time_zone: optional('line', 100) };
type Draft = { name: string; industry: string; size: string; time_zone: string };

const draftOf = ({ name, industry, size, time_zone }: Company): Draft => ({
  ...{ name, industry, time_zone },
  size: size === null ? '' : String(size),
});
const changeOf = ({ size, ...draft }: Draft): CompanyChange => ({
  ...draft,
  size: COMPANY_SIZES.find((known) => String(known) === size) ?? null,
});

export const CompanyProfile = (of: CompanyPartOf) => {
  const { t } = useTranslation();
  const part = useCompanyForm(of, rules, draftOf, changeOf);
  const { form } = part;
  const { draft } = form;

  const zones = Intl.supportedValuesOf('timeZone');
  const zoneOptions = [...new Set(['UTC', draft.time_zone, ...zones])].map((value) => ({ value, label: value }));
  const sizeOptions = SIZES.map((value) => ({ value, label: t(`company.sizes.${value}` as 'company.sizes.more') }));
  const field = (name: keyof Draft, look: Omit<Parameters<typeof Field>[0]['look'], 'label'> = {}) => (
    <Field
      rule={rules[name]}
      look={{ label: t(`company.fields.${name}`), ...look }}
      value={draft[name]}
      error={form.errors[name]}
      onChange={(value) => form.change(name, value)}
    />
  );
  const chosen = (options: { value: string; label: string }[], filter: boolean) => ({
    isAsked: true,
    input: ({ value, onChange }: { value: unknown; onChange: (value: string) => void }) => (
      <Select
        options={options}
        selectedOption={options.find((option) => option.value === value) ?? null}
        {...(filter && { filteringType: 'auto' as const, filteringPlaceholder: t('company.findTimeZone') })}
        onChange={({ detail }) => onChange(detail.selectedOption.value ?? '')}
      />
    ),
  });

  return (
    <CompanyPart title={t('company.profile')} of={part}>
      <div className="field-pair">
        {field('name')}
        {field('industry')}
      </div>
      <div className="field-pair">
        {field('size', chosen(sizeOptions, false))}
        {field('time_zone', { ...chosen(zoneOptions, true), hint: t('company.timeZoneHint') })}
      </div>
    </CompanyPart>
  );
};
