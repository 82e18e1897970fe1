import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import RadioGroup from '@cloudscape-design/components/radio-group';
import { useTranslation } from 'react-i18next';
import { mayBeAmount, mayRateTone } from '#domain/tests/setup/draft-scores.ts';
import type { Kind, Mapping } from '#domain/tests/setup/mapping.ts';

const KINDS = ['rating', 'amount'] as const;

type ScoreKindProps = { kind: Kind; mapping: Mapping; onChange: (mapping: Mapping) => void };

/** Asks whether a score is a rating or an amount; for answers without a score, whether to rate their tone. */
export const ScoreKind = ({ kind, mapping, onChange }: ScoreKindProps) => {
  const { t } = useTranslation();
  if (mayBeAmount(kind, mapping))
    return (
      <FormField label={t('newTest.values.scoreKind.label')} stretch>
        <RadioGroup
          value={mapping.isAmount ? 'amount' : 'rating'}
          items={KINDS.map((value) => ({
            value,
            label: t(`newTest.values.scoreKind.${value}`),
            description: t(`newTest.values.scoreKind.${value}Hint`),
          }))}
          onChange={({ detail }) => onChange({ ...mapping, isAmount: detail.value === 'amount' })}
        />
      </FormField>
    );
  if (!mayRateTone(kind, mapping)) return null;
  return (
    <FormField label={t('newTest.values.tone.label')} stretch>
      <Checkbox
        checked={mapping.isToneRated === true}
        description={t('newTest.values.tone.hint')}
        onChange={({ detail }) => onChange({ ...mapping, isToneRated: detail.checked })}
      >
        {t('newTest.values.tone.rate')}
      </Checkbox>
    </FormField>
  );
};
