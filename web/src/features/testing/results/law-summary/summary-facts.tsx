import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  hasSmall,
  lawAttributesOf,
  lawColumnsOf,
  lawTablesOf,
  type SummaryFacts,
  summaryRules,
} from '#domain/bias/result/local-law-144.ts';
import { keysOf } from '#domain/keys-of.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DayInput } from '#web/components/form/day-input.tsx';
import { Field } from '#web/components/form/field.tsx';
import { SubmitForm } from '#web/components/form/submit-form.tsx';
import type { FormFields } from '#web/components/form/value-text.ts';
import type { WholeResult } from '../queries.ts';
import type { useSummaryForm } from './use-summary-form.ts';

const DAYS = ['audited_on', 'distributed_on', 'used_from'] as const;
const isDayField = (name: string) => DAYS.some((day) => day === name);
const isColumn = (name: string): name is 'sex' | 'race' => name === 'sex' || name === 'race';
const HINTED = ['auditor', 'distributed_on', 'source', 'used_from', 'small_because'] as const;
const hintOf = (name: string) => HINTED.find((one) => one === name);

type InputProps = { value: unknown; onChange: (value: string) => void };

type SummaryFormProps = { data: WholeResult; typing: ReturnType<typeof useSummaryForm>; offer: ReactNode };

/** Form for facts that no result contains. */
export const SummaryForm = ({ data: { result }, typing, offer }: SummaryFormProps) => {
  const { t } = useTranslation();
  const { form, isPending, failed, isMeanwhile, save } = typing;
  const { draft: facts } = form;
  const tables = lawTablesOf(result, facts.small_because.trim() !== '', facts);
  const byName = lawColumnsOf(result, { sex: '', race: '' });
  const column = (name: 'sex' | 'race') => {
    const found = byName[name];
    const usual = found ? t('testResults.law.byName', { name: found }) : t('testResults.law.noColumn');
    const options = [
      { value: '', label: usual },
      ...lawAttributesOf(result).map((attribute) => ({ value: attribute, label: attribute })),
    ];
    return ({ value, onChange }: InputProps) => (
      <Select
        options={options}
        selectedOption={options.find((option) => option.value === value) ?? null}
        onChange={({ detail }) => onChange(detail.selectedOption.value ?? '')}
      />
    );
  };
  const day = ({ value, onChange }: InputProps) => (
    <DayInput value={typeof value === 'string' ? value : ''} onChange={onChange} />
  );
  const looks: FormFields = Object.fromEntries(
    keysOf(summaryRules).map((name) => {
      const hint = hintOf(name);
      return [
        // a field of these facts
        name,
        {
          label: t(`testResults.law.fields.${name}`),
          ...(hint && { hint: t(`testResults.law.hints.${hint}`) }),
          ...(isDayField(name) && { input: day }),
          ...(isColumn(name) && { input: column(name) }),
        },
      ];
    }),
  );
  const field = (name: keyof SummaryFacts) => {
    const look = looks[name];
    return look ? (
      <Field
        rule={summaryRules[name]}
        look={look}
        value={facts[name]}
        error={form.errors[name]}
        onChange={(value) => form.change(name, value)}
      />
    ) : null;
  };
  return (
    <Container
      header={
        <Header variant="h2" description={t('testResults.law.factsText')}>
          {t('testResults.law.facts')}
        </Header>
      }
    >
      <SubmitForm busy={isPending} onSubmit={save}>
        <SpaceBetween size="m">
          {offer}
          <div className="field-pair">
            {field('tool')}
            {field('distributed_on')}
          </div>
          <div className="field-pair">
            {field('auditor')}
            {field('audited_on')}
          </div>
          <div className="field-pair">
            {field('sex')}
            {field('race')}
          </div>
          {field('source')}
          {field('used_from')}
          {hasSmall(tables) && field('small_because')}
          {isMeanwhile && <Alert type="warning">{t('testResults.law.meanwhile')}</Alert>}
          {failed && !isMeanwhile && (
            <Alert type="error">{changeFailed(t, t('testResults.law.notSaved'), failed)}</Alert>
          )}
          <Button formAction="submit" variant="primary" loading={isPending} disabled={!form.isEdited}>
            {t('testResults.law.save')}
          </Button>
        </SpaceBetween>
      </SubmitForm>
    </Container>
  );
};
