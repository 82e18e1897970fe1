import Box from '@cloudscape-design/components/box';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { binNames } from '#domain/bias/bins.ts';
import { areEdges, BIN_KINDS, type Bins, chooseBins, isNumeric, typeBins } from '#domain/tests/bins.ts';
import { type Mapping, withBins } from '#domain/tests/draft.ts';
import { binsField } from '#domain/tests/draft-problems.ts';
import { columnOf } from '#domain/tests/groups.ts';
import type { Survey } from '#domain/tests/survey.ts';

type BinFieldProps = {
  attribute: string;
  bins: Bins | undefined;
  choose: (kind: Bins['kind']) => Bins;
  error: string | undefined;
  onChange: (bins: Bins | undefined) => void;
};

const BinField = ({ attribute, bins, choose, error, onChange }: BinFieldProps) => {
  const { t } = useTranslation();
  const options = [
    { value: '', label: t('newTest.bins.none') },
    ...BIN_KINDS.map((kind) => ({ value: kind, label: t(`newTest.bins.kinds.${kind}`) })),
  ];
  const kindOf = (value: string | undefined) => BIN_KINDS.find((kind) => kind === value);
  return (
    <SpaceBetween size="s">
      <FormField
        label={
          <>
            {t('newTest.bins.label', { attribute })}
            <i className="optional"> – {t('actions.optional')}</i>
          </>
        }
        description={t('newTest.bins.hint')}
      >
        <Select
          options={options}
          selectedOption={options.find(({ value }) => value === (bins?.kind ?? '')) ?? null}
          onChange={({ detail }) => {
            const kind = kindOf(detail.selectedOption.value);
            onChange(kind && choose(kind));
          }}
        />
      </FormField>
      {bins?.kind === 'typed' && (
        <FormField
          label={t('newTest.bins.edges', { attribute })}
          description={t('newTest.bins.edgesHint')}
          errorText={error}
        >
          <Input
            autoComplete={false}
            value={bins.typed}
            onChange={({ detail }) => onChange(typeBins(detail.value.slice(0, 500)))}
          />
        </FormField>
      )}
      {bins && areEdges(bins.edges) && (
        <Box color="text-body-secondary">{t('newTest.bins.groups', { groups: binNames(bins.edges).join(', ') })}</Box>
      )}
      {bins && bins.kind !== 'typed' && error !== undefined && <Box color="text-status-error">{error}</Box>}
    </SpaceBetween>
  );
};

type BinFieldsProps = {
  survey: Survey;
  mapping: Mapping;
  problem: (name: string) => string | undefined;
  onChange: (mapping: Mapping) => void;
};

/** Groups the numbers of each attribute that has numbers, such as ages. */
export const BinFields = ({ survey, mapping, problem, onChange }: BinFieldsProps) =>
  mapping.attributes
    .filter((attribute) => {
      const column = columnOf(survey, attribute);
      return mapping.bins?.[attribute] || (column && isNumeric(column, survey.rows));
    })
    .map((attribute) => (
      <BinField
        key={attribute}
        attribute={attribute}
        bins={mapping.bins?.[attribute]}
        choose={(kind) => {
          const column = columnOf(survey, attribute);
          const decimal = column && column.commas > 0 ? 'comma' : mapping.decimal;
          return chooseBins(survey, attribute, decimal, kind);
        }}
        error={problem(binsField(attribute))}
        onChange={(bins) => onChange(withBins(survey, mapping, attribute, bins))}
      />
    ));
