import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import type { BiasThresholds } from '#domain/bias/plan/thresholds.ts';
import { THRESHOLD_NAMES, THRESHOLD_RANGES } from '#domain/bias/plan/usual-thresholds.ts';
import { hasErrors } from '#domain/tests/setup/draft-references.ts';
import { groupsOf } from '#domain/tests/setup/groups.ts';
import { kindOf, type Mapping } from '#domain/tests/setup/mapping.ts';
import type { Survey } from '#domain/tests/setup/survey.ts';
import { Message } from '#web/components/page/message.tsx';
import { isWithin, ownThresholds, type Setting } from './draft.ts';
import { ReferenceSelect } from './reference-select.tsx';

type LimitsStepProps = {
  set: Setting;
  survey: Survey;
  mapping: Mapping;
  company: BiasThresholds;
  tried: boolean;
  /** True if the mapping comes from an earlier test. */
  isRemembered: boolean;
  onMapping: (mapping: Mapping) => void;
  onChange: (change: Partial<Setting>) => void;
};

/** Group names after merges, without unknown values. */
const namesOf = (values: readonly (readonly [string, number])[], attribute: string, { merges, unknown }: Mapping) => [
  ...new Set(
    values
      .map(([value]) => value)
      .filter((value) => value !== '' && !unknown.includes(value))
      .map((value) => merges.find((one) => one.attribute === attribute && one.value === value)?.group ?? value),
  ),
];

/** Reference groups and thresholds. */
export const LimitsStep = ({
  set,
  survey,
  mapping,
  company,
  tried,
  isRemembered,
  onMapping,
  onChange,
}: LimitsStepProps) => {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 6 });
  const usual =
    set.type === 'fairness_llm_user'
      ? { value: '', label: t('newTest.limits.baseline') }
      : { value: '', label: t('newTest.limits.highest'), description: t('newTest.limits.highestHint') };
  const groups = groupsOf(kindOf(set.type, mapping), survey, mapping);
  const wrong = (name: (typeof THRESHOLD_NAMES)[number]) => {
    if (isWithin(name, set.thresholds[name] ?? '')) return undefined;
    const { least, most } = THRESHOLD_RANGES[name];
    return t('newTest.limits.range', { least: number.format(least), most: number.format(most) });
  };
  const isOwn = Object.keys(ownThresholds(set)).length > 0;
  return (
    <SpaceBetween size="l">
      <Container header={<Header variant="h2">{t('newTest.limits.references')}</Header>}>
        {isRemembered && Object.values(mapping.references).some(Boolean) && (
          <Message type="info">{t('newTest.limits.remembered')}</Message>
        )}
        <div className="field-pair">
          {groups.map(({ attribute, values }) => (
            <ReferenceSelect
              key={attribute}
              label={t('newTest.limits.ofAttribute', { attribute })}
              usual={usual}
              groups={namesOf(values, attribute, mapping)}
              chosen={mapping.references[attribute]}
              onChange={(group) => onMapping({ ...mapping, references: { ...mapping.references, [attribute]: group } })}
            />
          ))}
          {hasErrors(mapping) &&
            groups.map(({ attribute, values }) => (
              <ReferenceSelect
                key={attribute}
                label={t('newTest.limits.ofErrors', { attribute })}
                usual={{ value: '', label: t('newTest.limits.sameReference') }}
                groups={namesOf(values, attribute, mapping)}
                chosen={mapping.errorReferences?.[attribute]}
                onChange={(group) =>
                  onMapping({ ...mapping, errorReferences: { ...mapping.errorReferences, [attribute]: group } })
                }
              />
            ))}
        </div>
      </Container>
      <Container
        header={
          <Header variant="h2" description={t('newTest.limits.company')}>
            {t('newTest.limits.thresholds')}
          </Header>
        }
      >
        <SpaceBetween size="l">
          <KeyValuePairs
            columns={3}
            minColumnWidth={200}
            items={THRESHOLD_NAMES.map((name) => ({
              label: t(`newTest.limits.names.${name}`),
              value: number.format(company[name]),
            }))}
          />
          <ExpandableSection headerText={t('newTest.limits.own')} defaultExpanded={isOwn}>
            <SpaceBetween size="l">
              <Box color="text-body-secondary">{t('newTest.limits.ownHint')}</Box>
              <div className="field-pair">
                {THRESHOLD_NAMES.map((name) => (
                  <FormField key={name} label={t(`newTest.limits.names.${name}`)} errorText={wrong(name)} stretch>
                    <Input
                      inputMode="decimal"
                      autoComplete={false}
                      placeholder={number.format(company[name])}
                      value={set.thresholds[name] ?? ''}
                      onChange={({ detail }) => onChange({ thresholds: { ...set.thresholds, [name]: detail.value } })}
                    />
                  </FormField>
                ))}
              </div>
              <FormField
                label={t('newTest.limits.reason')}
                errorText={
                  tried && isOwn && !set.thresholdsReason.trim() ? t('newTest.limits.reasonNeeded') : undefined
                }
                stretch
              >
                <Input
                  autoComplete={false}
                  value={set.thresholdsReason}
                  onChange={({ detail }) => onChange({ thresholdsReason: detail.value })}
                />
              </FormField>
            </SpaceBetween>
          </ExpandableSection>
        </SpaceBetween>
      </Container>
    </SpaceBetween>
  );
};
