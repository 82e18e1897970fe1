import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { binNames } from '#domain/bias/file/bins.ts';
import { areEdges, chooseBins, isNumeric, suggestedBins, typeBins } from '#domain/tests/setup/bins.ts';
import { withBins } from '#domain/tests/setup/draft.ts';
import { binsField } from '#domain/tests/setup/draft-problems.ts';
import { columnOf } from '#domain/tests/setup/groups.ts';
import { BIN_KINDS, type BinKind, type Bins, type Mapping } from '#domain/tests/setup/mapping.ts';
import type { Survey } from '#domain/tests/setup/survey.ts';
import { Message } from '#web/components/page/message.tsx';

type BinFieldProps = {
  attribute: string;
  /** Set if each number is its own group and there are too many groups. */
  suggested: { kind: BinKind; groups: string } | undefined;
  bins: Bins | undefined;
  choose: (kind: Bins['kind']) => Bins;
  error: string | undefined;
  onChange: (bins: Bins | undefined) => void;
};

const BinField = ({ attribute, suggested, bins, choose, error, onChange }: BinFieldProps) => {
  const { t } = useTranslation();
  const options = [
    { value: '', label: t('newTest.bins.none') },
    ...BIN_KINDS.map((kind) => ({ value: kind, label: t(`newTest.bins.kinds.${kind}`) })),
  ];
  const kindOf = (value: string | undefined) => BIN_KINDS.find((kind) => kind === value);
  return (
    <SpaceBetween size="s">
      {suggested && !bins && (
        <Message type="warning">
          <SpaceBetween size="xs">
            <span>{t('newTest.bins.tooMany', { attribute, groups: suggested.groups })}</span>
            <Button onClick={() => onChange(choose(suggested.kind))}>
              {t(suggested.kind === 'ages' ? 'newTest.bins.useAges' : 'newTest.bins.useQuartiles')}
            </Button>
          </SpaceBetween>
        </Message>
      )}
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

/** The warning about too many groups, with a suggested binning. */
const suggestionFor = (survey: Survey, attribute: string, language: string): BinFieldProps['suggested'] => {
  const column = columnOf(survey, attribute);
  const kind = column && suggestedBins(column, survey.rows);
  if (!kind) return undefined;
  const groups = new Intl.NumberFormat(language).format(column.values.length);
  return { kind, groups: column.isMore ? `${groups}+` : groups };
};

/** Bins numeric attributes, such as ages, into groups. */
export const BinFields = ({ survey, mapping, problem, onChange }: BinFieldsProps) => {
  const { i18n } = useTranslation();
  return mapping.attributes
    .filter((attribute) => {
      const column = columnOf(survey, attribute);
      return mapping.bins?.[attribute] || (column && isNumeric(column, survey.rows));
    })
    .map((attribute) => (
      <BinField
        key={attribute}
        attribute={attribute}
        suggested={suggestionFor(survey, attribute, i18n.language)}
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
};
