import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDraft } from '#domain/application.ts';
import { APPLICATION_TIERS, DEVELOPMENT_STATUSES, MODEL_TYPES } from '#domain/enumerations.ts';
import type { Field } from './draft.ts';
import { GroupsField } from './groups-field.tsx';
import { ModelsField } from './models-field.tsx';
import { VendorField } from './vendor-field.tsx';

export type FieldsProps = {
  draft: ApplicationDraft;
  errors: Partial<Record<string, string>>;
  onChange: (change: Partial<ApplicationDraft>) => void;
};

export const ApplicationFields = ({ draft, errors, onChange }: FieldsProps) => {
  const { t } = useTranslation();

  const field = (name: Field, control: ReactNode, hint?: string) => (
    <FormField
      label={
        <>
          {t(`applications.fields.${name}`)}
          {OPTIONAL.has(name) && <i className="optional"> – {t('actions.optional')}</i>}
        </>
      }
      errorText={errors[name]}
      constraintText={hint}
      stretch
    >
      {control}
    </FormField>
  );
  const line = (name: 'name' | 'owner' | 'department', hint?: string) =>
    field(
      name,
      <Input
        value={draft[name]}
        ariaRequired={name === 'name'}
        autoComplete={false}
        onChange={({ detail }) => onChange({ [name]: detail.value })}
      />,
      hint,
    );
  const text = (name: 'description' | 'purpose') =>
    field(
      name,
      <Textarea rows={3} value={draft[name]} onChange={({ detail }) => onChange({ [name]: detail.value })} />,
    );

  const modelTypes = [
    { value: '', label: t('applications.form.noModelType') },
    ...MODEL_TYPES.map((value) => ({ value, label: t(`applications.modelTypes.${value}`) })),
  ];
  const stages = DEVELOPMENT_STATUSES.map((value) => ({
    value,
    label: t(`applications.developmentStatuses.${value}`),
  }));
  const tiers = APPLICATION_TIERS.map((value) => ({
    value,
    label: t(`risk.tiers.${value}.label`),
    description: `${t(`risk.tiers.${value}.detail`)} ${t(`risk.tiers.${value}.outcome`)}`,
  }));

  return (
    <SpaceBetween size="l">
      <Section title={t('applications.form.basics')}>
        {line('name', t('applications.form.nameHint'))}
        {text('description')}
        {text('purpose')}
      </Section>
      <Section title={t('applications.form.people')}>
        <div className="field-pair">
          {line('owner')}
          {line('department')}
        </div>
        {field(
          'resource_groups',
          <GroupsField chosen={draft.resource_groups} onChange={(resource_groups) => onChange({ resource_groups })} />,
          t('applications.form.groupsHint'),
        )}
      </Section>
      <Section title={t('applications.form.technology')}>
        <div className="field-pair">
          {field('vendor_id', <VendorField id={draft.vendor_id} onChange={(vendor_id) => onChange({ vendor_id })} />)}
          {field(
            'model_type',
            <Select
              options={modelTypes}
              selectedOption={modelTypes.find(({ value }) => value === (draft.model_type ?? '')) ?? null}
              onChange={({ detail }) =>
                onChange({ model_type: MODEL_TYPES.find((one) => one === detail.selectedOption.value) ?? null })
              }
            />,
          )}
        </div>
        {field(
          'foundation_models',
          <ModelsField
            models={draft.foundation_models}
            onChange={(foundation_models) => onChange({ foundation_models })}
          />,
        )}
      </Section>
      <Section title={t('applications.form.status')}>
        <div className="field-pair">
          {field(
            'development_status',
            <Select
              options={stages}
              selectedOption={stages.find(({ value }) => value === draft.development_status) ?? null}
              onChange={({ detail }) => {
                const chosen = DEVELOPMENT_STATUSES.find((one) => one === detail.selectedOption.value);
                if (chosen) onChange({ development_status: chosen });
              }}
            />,
          )}
          {field(
            'risk_tier',
            <Select
              options={tiers}
              selectedOption={tiers.find(({ value }) => value === draft.risk_tier) ?? null}
              onChange={({ detail }) => {
                const chosen = APPLICATION_TIERS.find((one) => one === detail.selectedOption.value);
                if (chosen) onChange({ risk_tier: chosen });
              }}
            />,
          )}
        </div>
      </Section>
    </SpaceBetween>
  );
};

const OPTIONAL = new Set<Field>([
  'description',
  'purpose',
  'owner',
  'department',
  'vendor_id',
  'model_type',
  'foundation_models',
]);

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Container header={<Header variant="h2">{title}</Header>}>
    <SpaceBetween size="l">{children}</SpaceBetween>
  </Container>
);
