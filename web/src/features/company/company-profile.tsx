import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Company, CompanyChange } from '#domain/company.ts';
import { companyRules } from '#domain/company-rules.ts';
import { COMPANY_SIZES } from '#domain/enumerations.ts';
import { optional } from '#domain/rules.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { failureOf } from '#web/api/failure.ts';
import { merge } from '#web/components/form/draft.ts';
import { Field } from '#web/components/form/field.tsx';
import { SubmitForm } from '#web/components/form/submit-form.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { snackbar } from '#web/components/snackbar.ts';
import { companyQuery } from './queries.ts';

const SIZES = ['', ...COMPANY_SIZES.map(String)] as const;

/** A form has texts. */
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

const isChangedMeanwhile = (error: unknown) => error instanceof ApiError && error.problem.status === 412;

export const CompanyProfile = ({ company }: { company: Company }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useForm<Draft>(rules, draftOf(company));
  const { draft, base } = form;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (sent: Draft) => api('PATCH /company', { body: changeOf(sent), version: company.version }),
    onSuccess: (saved, sent) => {
      client.setQueryData(companyQuery.queryKey, saved);
      form.settle(sent, draftOf(saved));
      snackbar.show({ type: 'success', message: t('company.saved') });
    },
    onError: async (failure, sent) => {
      if (form.refuse(failure)) return;
      if (!isChangedMeanwhile(failure)) {
        const why = t(`actions.${failureOf(failure)}`);
        snackbar.show({ type: 'error', message: `${t('company.saveFailed')} ${why}` });
        return;
      }
      // What somebody else saved, with what was typed here on top of it.
      const now = draftOf(await client.fetchQuery({ ...companyQuery, staleTime: 0 }));
      form.rebase(now, merge(rules, base, sent, now));
    },
  });

  const zones = Intl.supportedValuesOf('timeZone');
  const zoneOptions = [...new Set(['UTC', draft.time_zone, ...zones])].map((value) => ({ value, label: value }));
  const sizeOptions = SIZES.map((value) => ({ value, label: t(`company.sizes.${value}` as 'company.sizes.more') })); // each has its text
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
    <SubmitForm busy={isPending} onSubmit={() => form.check() && form.isEdited && mutate(draft)}>
      <Container header={<Header variant="h2">{t('company.profile')}</Header>}>
        <SpaceBetween size="l">
          {isChangedMeanwhile(error) && (
            <div role="alert">
              <Alert type="warning">{t('company.changed')}</Alert>
            </div>
          )}
          <div className="field-pair">
            {field('name')}
            {field('industry')}
          </div>
          <div className="field-pair">
            {field('size', chosen(sizeOptions, false))}
            {field('time_zone', { ...chosen(zoneOptions, true), hint: t('company.timeZoneHint') })}
          </div>
          <Button variant="primary" formAction="submit" loading={isPending} disabled={!form.isEdited}>
            {t('company.save')}
          </Button>
        </SpaceBetween>
      </Container>
    </SubmitForm>
  );
};
