import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import Multiselect from '@cloudscape-design/components/multiselect';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { suspiciousGroups } from '#domain/bias/file/suspicious-groups.ts';
import { FEWEST_CLASSES } from '#domain/bias/plan/plan-limits.ts';
import { directionSubject, outcomeColumn, valuesOf } from '#domain/tests/setup/draft.ts';
import { comparesClasses } from '#domain/tests/setup/draft-classes.ts';
import { alikeOf, type ValueProblems } from '#domain/tests/setup/draft-problems.ts';
import { comparesLabels, hasParity, mayBeAmount, mayRateTone } from '#domain/tests/setup/draft-scores.ts';
import { columnOf, cutAttributes, groupsOf, isEmptyNeutral, rawValues } from '#domain/tests/setup/groups.ts';
import { kindOf, type Mapping, type TestType } from '#domain/tests/setup/mapping.ts';
import { smallGroups } from '#domain/tests/setup/small-groups.ts';
import type { Survey } from '#domain/tests/setup/survey.ts';
import { Message } from '#web/components/page/message.tsx';
import { columnLines } from '../columns/column-lines.ts';
import { Direction } from './direction.tsx';
import { LeftOut } from './left-out.tsx';
import { Meanings } from './meanings.tsx';
import { OutcomeKind } from './outcome-kind.tsx';
import { ScoreKind } from './score-kind.tsx';

type ValuesStepProps = {
  type: TestType;
  survey: Survey;
  mapping: Mapping;
  problems: ValueProblems;
  /** Smallest share of records for which a group is judged. */
  share: number;
  tried: boolean;
  /** Goes back to the columns, which are skipped if nothing about them is open. */
  onColumns: () => void;
  onChange: (mapping: Mapping) => void;
};

const APART = '\u0000apart';

/** Values that look alike: merged into one group, or kept apart. */
const Alike = ({ type, survey, mapping, problems, onChange }: ValuesStepProps) => {
  const { t } = useTranslation();
  const error = problems.alike;
  return alikeOf(kindOf(type, mapping), survey, mapping).map(({ attribute, names, key }) => {
    const merge = mapping.merges.find((one) => one.attribute === attribute && names.includes(one.value));
    const options = [
      ...names.map((name) => ({ value: name, label: t('newTest.values.alikeOne', { name }) })),
      { value: APART, label: t('newTest.values.alikeApart') },
    ];
    const chosen = merge?.group ?? (mapping.apart.includes(key) ? APART : undefined);
    const choose = (group: string | undefined) => {
      const others = mapping.merges.filter((one) => one.attribute !== attribute || !names.includes(one.value));
      const apart = mapping.apart.filter((one) => one !== key);
      if (group === undefined || group === APART)
        return onChange({ ...mapping, merges: others, apart: [...apart, key] });
      const joined = names.filter((name) => name !== group).map((value) => ({ attribute, value, group }));
      onChange({ ...mapping, merges: [...others, ...joined], apart });
    };
    const label = names.map((name) => `“${name}”`).join(', ');
    return (
      <FormField
        key={key}
        label={`${t('newTest.values.alike')}: ${label}`}
        description={attribute}
        errorText={chosen === undefined && error ? t(`newTest.valueProblems.${error.code}`, error.params) : undefined}
      >
        <Select
          placeholder={t('newTest.values.decide')}
          options={options}
          selectedOption={options.find(({ value }) => value === chosen) ?? null}
          onChange={({ detail }) => choose(detail.selectedOption.value)}
        />
      </FormField>
    );
  });
};

/** Warns about values that are probably no group, or that leave nothing to compare. */
const Suspicious = ({ type, survey, mapping }: Pick<ValuesStepProps, 'type' | 'survey' | 'mapping'>) => {
  const { t } = useTranslation();
  return groupsOf(kindOf(type, mapping), survey, mapping).flatMap(({ attribute, values }) => {
    const names = values.map(([value]) => value).filter((value) => value !== '' && !mapping.unknown.includes(value));
    const kinds = suspiciousGroups(attribute, names).map(({ kind }) => kind);
    return [
      ...(kinds.includes('groups_are_dates') ? [t('newTest.values.dates', { attribute })] : []),
      ...(kinds.includes('groups_are_numbers') ? [t('newTest.values.numbers', { attribute })] : []),
      ...(names.length === 1 && type !== 'fairness_llm_user' ? [t('newTest.values.oneGroup', { attribute })] : []),
    ].map((part) => (
      <Message key={part} type="warning">
        {part}
      </Message>
    ));
  });
};

/** Meaning of values: each outcome value, and attribute values that mean unknown. */
export const ValuesStep = (props: ValuesStepProps) => {
  const { t } = useTranslation();
  const { type, survey, mapping, problems, share, tried, onColumns, onChange } = props;
  const kind = kindOf(type, mapping);
  const attributes = kind === 'rows' ? [`${t('newTest.mapping.attributes')}: ${mapping.attributes.join(', ')}`] : [];
  const problem = (field: string) => {
    const wrong = problems[field];
    return wrong && t(`newTest.valueProblems.${wrong.code}`, wrong.params);
  };
  const values = (name: string) => valuesOf(columnOf(survey, mapping.columns[name]));
  const outcomes = values(outcomeColumn(kind));
  const subject = directionSubject(kind, mapping);
  const hasClasses = comparesClasses(kind, mapping);
  const labels = comparesLabels(kind, mapping) ? values('label') : [];
  const hasScoreKind = mayBeAmount(kind, mapping) || mayRateTone(kind, mapping);
  const refusals = kind === 'fairness_llm_user' ? values('refused') : [];
  const baselines = kind === 'fairness_llm_user' ? values('is_baseline') : [];
  const others = hasClasses ? [] : (columnOf(survey, mapping.columns.score)?.others ?? []);
  const groups = groupsOf(kind, survey, mapping);
  const noGroup = t(isEmptyNeutral(kind, survey, mapping) ? 'newTest.values.neutral' : 'newTest.values.empty');
  const groupValues = rawValues(kind, survey, mapping).filter(Boolean);
  const meant = new Set(outcomes.map(([value]) => mapping.outcomes[value]));
  const isAllDecided = outcomes.length > 0 && !meant.has(undefined);
  const option = (value: string) => ({ value, label: value || t('newTest.values.empty') });
  const leaveOut = t('newTest.values.outcome.leave_out');
  return (
    <SpaceBetween size="l">
      <Box>
        {[...columnLines(t, kind, mapping), ...attributes].join(' · ')}{' '}
        <Button variant="inline-link" ariaLabel={t('newTest.values.toColumns')} onClick={onColumns}>
          {t('newTest.review.change')}
        </Button>
      </Box>
      {(subject !== undefined ||
        hasClasses ||
        hasScoreKind ||
        labels.length + refusals.length + baselines.length + others.length > 0) && (
        <Container>
          <SpaceBetween size="l">
            {kind === 'rows' && outcomes.length >= FEWEST_CLASSES && (
              <OutcomeKind {...{ mapping, hasClasses, onChange }} values={outcomes} error={problem('outcomes')} />
            )}
            {!hasClasses && outcomes.length > 0 && (
              <Meanings
                title={t('newTest.values.outcomes')}
                hint={t('newTest.values.outcomesHint')}
                error={problem('outcomes')}
                values={outcomes}
                meanings={mapping.outcomes}
                words={{
                  selected: t('newTest.values.outcome.selected'),
                  not_selected: t('newTest.values.outcome.not_selected'),
                  leave_out: leaveOut,
                }}
                onChange={(decided) => onChange({ ...mapping, outcomes: decided })}
              />
            )}
            {!hasClasses && isAllDecided && !meant.has('not_selected') && (
              <Message type="warning">{t('newTest.values.allSelected')}</Message>
            )}
            {!hasClasses && isAllDecided && !meant.has('selected') && (
              <Message type="warning">{t('newTest.values.noneSelected')}</Message>
            )}
            <ScoreKind {...{ kind, mapping, onChange }} />
            {subject !== undefined && (
              <Direction
                subject={subject}
                chosen={mapping.selectedIs}
                error={problem('direction')}
                onChange={(selectedIs) => onChange({ ...mapping, selectedIs })}
              />
            )}
            {others.length > 0 && (
              <Meanings
                title={t('newTest.values.scores')}
                error={problem('scores')}
                values={others}
                meanings={mapping.outcomes}
                words={{ leave_out: leaveOut }}
                onChange={(decided) => onChange({ ...mapping, outcomes: decided })}
              />
            )}
            {hasParity(kind, mapping) && (
              <FormField
                label={
                  <>
                    {t('newTest.values.parity')}
                    <i className="optional"> – {t('actions.optional')}</i>
                  </>
                }
                description={t('newTest.values.parityHint')}
                errorText={problem('parity')}
              >
                <Input
                  inputMode="decimal"
                  autoComplete={false}
                  value={mapping.parityAt ?? ''}
                  onChange={({ detail }) => onChange({ ...mapping, parityAt: detail.value })}
                />
              </FormField>
            )}
            {labels.length > 0 && (
              <Meanings
                title={t('newTest.values.labels')}
                hint={t('newTest.values.labelsHint')}
                error={problem('labels')}
                values={labels}
                meanings={mapping.labels}
                words={{
                  positive: t('newTest.values.label.positive'),
                  negative: t('newTest.values.label.negative'),
                  leave_out: t('newTest.values.label.leave_out'),
                }}
                onChange={(decided) => onChange({ ...mapping, labels: decided })}
              />
            )}
            {refusals.length > 0 && (
              <Meanings
                title={t('newTest.values.refusals')}
                error={problem('refusals')}
                values={refusals}
                meanings={mapping.refusals}
                words={{
                  refused: t('newTest.values.refusal.refused'),
                  answered: t('newTest.values.refusal.answered'),
                  leave_out: t('newTest.values.refusal.leave_out'),
                }}
                onChange={(decided) => onChange({ ...mapping, refusals: decided })}
              />
            )}
            {baselines.length > 0 && (
              <FormField label={t('newTest.values.baselines')} description={t('newTest.values.baselinesHint')} stretch>
                <Multiselect
                  options={baselines.map(([value]) => option(value))}
                  selectedOptions={mapping.baselines.map(option)}
                  placeholder={t('newTest.values.chooseUnknown')}
                  deselectAriaLabel={({ label }) => t('newTest.mapping.remove', { name: label ?? '' })}
                  onChange={({ detail }) =>
                    onChange({ ...mapping, baselines: detail.selectedOptions.flatMap(({ value }) => value ?? []) })
                  }
                />
              </FormField>
            )}
          </SpaceBetween>
        </Container>
      )}
      <Container header={<Header variant="h2">{t('newTest.values.groups')}</Header>}>
        <SpaceBetween size="l">
          {groups.map(({ attribute, values: all }) => (
            <Box key={attribute}>
              <b>{attribute}</b>:{' '}
              {all
                .slice(0, 20)
                .map(([value, count]) => `${value || noGroup} (${count})`)
                .join(', ')}
              {all.length > 20 && ` ${t('newTest.values.more', { count: all.length - 20 })}`}
            </Box>
          ))}
          <Suspicious {...props} />
          <Alike {...props} />
          {cutAttributes(kind, survey, mapping).map(({ attribute, kept }) => (
            <Message key={attribute} type="info">
              {t('newTest.values.cut', { attribute, kept })}
            </Message>
          ))}
          <FormField
            label={
              <>
                {t('newTest.values.unknown')}
                <i className="optional"> – {t('actions.optional')}</i>
              </>
            }
            description={t('newTest.values.unknownHint')}
            errorText={problem('unknown')}
            stretch
          >
            <Multiselect
              filteringType={groupValues.length > 10 ? 'auto' : 'none'}
              virtualScroll={groupValues.length > 100}
              options={groupValues.map(option)}
              selectedOptions={mapping.unknown.map(option)}
              placeholder={t('newTest.values.chooseUnknown')}
              deselectAriaLabel={({ label }) => t('newTest.mapping.remove', { name: label ?? '' })}
              onChange={({ detail }) =>
                onChange({ ...mapping, unknown: detail.selectedOptions.flatMap(({ value }) => value ?? []) })
              }
            />
          </FormField>
          <LeftOut
            mapping={mapping}
            small={smallGroups(kind, survey, mapping, share)}
            share={share}
            tried={tried}
            onChange={onChange}
          />
        </SpaceBetween>
      </Container>
    </SpaceBetween>
  );
};
