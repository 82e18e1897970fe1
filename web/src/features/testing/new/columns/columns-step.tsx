import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import FormField from '@cloudscape-design/components/form-field';
import Multiselect from '@cloudscape-design/components/multiselect';
import RadioGroup from '@cloudscape-design/components/radio-group';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { guessMapping, outcomeColumn, withColumns } from '#domain/tests/setup/draft.ts';
import type { ColumnProblems } from '#domain/tests/setup/draft-problems.ts';
import { COLUMNS, type ColumnName, kindOf, type Mapping, type TestType } from '#domain/tests/setup/mapping.ts';
import type { Survey } from '#domain/tests/setup/survey.ts';
import { Message } from '#web/components/page/message.tsx';
import { BinFields } from './bin-fields.tsx';
import { AttributesSelect, ColumnSelect } from './column-select.tsx';

type ColumnsStepProps = {
  type: TestType;
  survey: Survey;
  mapping: Mapping;
  /** The earlier test that the mapping comes from, if it is unchanged. */
  remembered: string | undefined;
  problems: ColumnProblems;
  onChange: (mapping: Mapping) => void;
};

/** One of these columns suffices, so the form labels no single column as optional. */
const EITHER: readonly ColumnName[] = ['outcome', 'score', 'decision', 'refused', 'response_text'];

const pairKey = (pair: readonly string[]) => JSON.stringify(pair);

/** All pairs of attributes. */
const pairsOf = (attributes: readonly string[]) =>
  attributes.flatMap((one, index) => attributes.slice(index + 1).map((other) => [one, other] as const));

/** Assigns roles to columns. The initial mapping is guessed or taken from an earlier test. */
export const ColumnsStep = ({ type, survey, mapping, remembered, problems, onChange }: ColumnsStepProps) => {
  const { t } = useTranslation();
  const kind = kindOf(type, mapping);
  const isLanguage = kind === 'fairness_llm_user';
  const problem = (name: string) => {
    const wrong = problems[name];
    return wrong && t(`newTest.columnProblems.${wrong.code}`, wrong.params);
  };
  const column = (name: ColumnName, isNeeded: boolean) => {
    const error = problem(name);
    return (
      <FormField
        key={name}
        label={
          <>
            {t(`newTest.mapping.columns.${name}`)}
            {!isNeeded && !EITHER.includes(name) && <i className="optional"> – {t('actions.optional')}</i>}
          </>
        }
        description={t(`newTest.mapping.hints.${name === 'score' && isLanguage ? 'answer_score' : name}`)}
        errorText={error}
        stretch
      >
        <ColumnSelect
          survey={survey}
          chosen={mapping.columns[name] ?? ''}
          isNeeded={isNeeded}
          invalid={error !== undefined}
          onChange={(header) =>
            onChange(withColumns(type, survey, mapping, { columns: { ...mapping.columns, [name]: header } }))
          }
        />
      </FormField>
    );
  };

  const all = COLUMNS[kind].map((one) => ({ name: one.name, isNeeded: 'isNeeded' in one }));
  const isFirst = ({ name, isNeeded }: (typeof all)[number]) =>
    isNeeded || name === outcomeColumn(kind) || name === 'score' || (isLanguage && name === 'attribute');
  const [first, more] = [all.filter(isFirst), all.filter((one) => !isFirst(one))];
  const pairs = pairsOf(mapping.attributes).map((pair) => ({ value: pairKey(pair), label: pair.join(' × '), pair }));
  const chosenPairs = mapping.intersections.map(pairKey);
  const isMoreOpen = more.some(({ name }) => Boolean(mapping.columns[name]) || problems[name]);

  return (
    <SpaceBetween size="l">
      {remembered === undefined ? (
        <Box color="text-body-secondary">{t('newTest.mapping.guessed')}</Box>
      ) : (
        <Message type="info">
          <SpaceBetween size="xs">
            <span>{remembered}</span>
            <Button onClick={() => onChange(guessMapping(type, survey))}>{t('newTest.mapping.forget')}</Button>
          </SpaceBetween>
        </Message>
      )}
      <Container>
        <SpaceBetween size="l">
          {type === 'fairness_ml_user' && (
            <FormField label={t('newTest.mapping.shape')}>
              <RadioGroup
                value={mapping.shape}
                items={(['rows', 'aggregate'] as const).map((value) => ({
                  value,
                  label: t(`newTest.mapping.shapes.${value}`),
                }))}
                onChange={({ detail }) =>
                  onChange(guessMapping(type, survey, detail.value === 'aggregate' ? 'aggregate' : 'rows'))
                }
              />
            </FormField>
          )}
          {kind === 'rows' && (
            <FormField
              label={t('newTest.mapping.attributes')}
              description={t('newTest.mapping.attributesHint')}
              errorText={problem('attributes')}
              stretch
            >
              <AttributesSelect
                survey={survey}
                chosen={mapping.attributes}
                invalid={problem('attributes') !== undefined}
                onChange={(attributes) => onChange(withColumns(type, survey, mapping, { attributes }))}
              />
            </FormField>
          )}
          {kind === 'rows' && <BinFields {...{ survey, mapping, problem, onChange }} />}
          <div className="field-pair">{first.map(({ name, isNeeded }) => column(name, isNeeded))}</div>
          {pairs.length > 0 && (
            <FormField
              label={
                <>
                  {t('newTest.mapping.intersections')}
                  <i className="optional"> – {t('actions.optional')}</i>
                </>
              }
              description={t('newTest.mapping.intersectionsHint')}
              stretch
            >
              <Multiselect
                options={pairs}
                selectedOptions={pairs.filter(({ value }) => chosenPairs.includes(value))}
                placeholder={t('newTest.mapping.chooseIntersections')}
                deselectAriaLabel={({ label }) => t('newTest.mapping.remove', { name: label ?? '' })}
                onChange={({ detail }) => {
                  const chosen = detail.selectedOptions.map(({ value }) => value);
                  const intersections = pairs.filter(({ value }) => chosen.includes(value)).map(({ pair }) => pair);
                  onChange({ ...mapping, intersections });
                }}
              />
            </FormField>
          )}
          <ExpandableSection
            key={String(isMoreOpen)}
            headerText={t('newTest.mapping.more')}
            defaultExpanded={isMoreOpen}
          >
            <div className="field-pair">{more.map(({ name, isNeeded }) => column(name, isNeeded))}</div>
          </ExpandableSection>
        </SpaceBetween>
      </Container>
    </SpaceBetween>
  );
};
