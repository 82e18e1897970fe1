import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import RadioGroup from '@cloudscape-design/components/radio-group';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import type { FieldValue } from '#domain/rules.ts';
import { TEST_TYPES, type TestType } from '#domain/tests/setup/mapping.ts';
import { Field } from '#web/components/form/field.tsx';
import { useModelWords } from '#web/components/models/use-model-words.ts';
import { type About, generatedRules } from './draft.ts';
import { ModelSelect } from './model-select.tsx';

type PurposeStepProps = {
  about: About;
  errors: Readonly<Record<string, string>>;
  type: TestType;
  onChange: (field: keyof About, value: FieldValue) => void;
  onType: (type: TestType) => void;
};

export const PurposeStep = ({ about, errors, type, onChange, onType }: PurposeStepProps) => {
  const { t } = useTranslation();
  const field = (name: keyof About, label: string, hint?: string) => (
    <Field
      rule={generatedRules[name]}
      look={{ label, ...(hint !== undefined && { hint }) }}
      value={about[name]}
      error={errors[name]}
      onChange={(value) => onChange(name, value)}
    />
  );
  const isLanguage = type === 'fairness_llm_user';
  const { find } = useModelWords(isLanguage);
  const chosen = isLanguage && about.model_id ? find(about.model_id) : undefined;
  return (
    <SpaceBetween size="l">
      <Container>
        <SpaceBetween size="l">
          {field('purpose', t('newTest.purpose.purpose'), t('newTest.purpose.purposeHint'))}
          <FormField label={t('newTest.purpose.type')}>
            <RadioGroup
              value={type}
              items={TEST_TYPES.map((value) => ({
                value,
                label: t(`testing.types.${value}`),
                description: t(`newTest.purpose.types.${value}`),
              }))}
              onChange={({ detail }) => onType(TEST_TYPES.find((one) => one === detail.value) ?? 'fairness_ml_user')}
            />
          </FormField>
        </SpaceBetween>
      </Container>
      {type === 'fairness_ml_synthetic' && (
        <Container header={<Header variant="h2">{t('newTest.purpose.generated')}</Header>}>
          <SpaceBetween size="l">
            {field('reason', t('newTest.purpose.reason'))}
            {field('method', t('newTest.purpose.method'))}
          </SpaceBetween>
        </Container>
      )}
      <Container
        header={
          <Header variant="h2" {...(isLanguage && { description: t('newTest.purpose.modelHint') })}>
            {t('newTest.purpose.aboutModel')}
          </Header>
        }
      >
        <SpaceBetween size="l">
          {isLanguage && (
            <ModelSelect
              id={about.model_id}
              onChange={(model) => {
                onChange('model_id', model?.id ?? null);
                onChange('model_name', model?.name ?? '');
                onChange('model_version', model?.model_version ?? '');
              }}
            />
          )}
          <div className="field-pair">
            {!chosen && field('model_name', t('newTest.purpose.model'))}
            {!chosen?.model_version && field('model_version', t('newTest.purpose.modelVersion'))}
            {isLanguage && field('temperature', t('newTest.purpose.temperature'))}
          </div>
        </SpaceBetween>
      </Container>
    </SpaceBetween>
  );
};
