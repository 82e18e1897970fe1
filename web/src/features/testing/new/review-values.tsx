import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { binNames } from '#domain/bias/file/bins.ts';
import { directionSubject, leftOutIn, outcomeColumn, valuesOf } from '#domain/tests/setup/draft.ts';
import { comparesClasses } from '#domain/tests/setup/draft-classes.ts';
import { alikeOf } from '#domain/tests/setup/draft-problems.ts';
import { comparesAmounts, comparesLabels, mayBeAmount, parityIn, ratesTone } from '#domain/tests/setup/draft-scores.ts';
import { columnOf, groupsOf, isEmptyNeutral } from '#domain/tests/setup/groups.ts';
import type { Kind, Mapping } from '#domain/tests/setup/mapping.ts';
import type { Survey } from '#domain/tests/setup/survey.ts';
import { Panel } from '#web/components/detail/panel.tsx';
import { Lines } from './lines.tsx';

/** Groups listed per attribute. */
const MOST_GROUPS = 20;

type ReviewValuesProps = { kind: Kind; survey: Survey; mapping: Mapping; actions: ReactNode };

/** The chosen meaning of each value. */
export const ReviewValues = ({ kind, survey, mapping, actions }: ReviewValuesProps) => {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 6 });
  const { columns } = mapping;
  const called = (value: string) => value || t('newTest.values.empty');
  const noGroup = t(isEmptyNeutral(kind, survey, mapping) ? 'newTest.values.neutral' : 'newTest.values.empty');
  const item = (label: string, lines: readonly string[]) =>
    lines.length > 0 ? [{ label, value: <Lines>{lines}</Lines> }] : [];
  const meanings = (name: string, word: (value: string) => string | undefined) =>
    valuesOf(columnOf(survey, columns[name])).flatMap(([value]) => {
      const means = word(value);
      return means === undefined ? [] : [`${called(value)}: ${means}`];
    });

  const hasClasses = comparesClasses(kind, mapping);
  const outcomes = meanings(outcomeColumn(kind), (value) => {
    if (hasClasses) {
      const is = value === '' ? 'leave_out' : mapping.classes?.[value];
      return is && t(`newTest.values.classes.${is}`);
    }
    const means = mapping.outcomes[value];
    return means && t(`newTest.values.outcome.${means}`);
  });
  const labels = meanings('label', (value) => {
    const means = mapping.labels[value];
    return means && t(`newTest.values.label.${means}`);
  });
  const refusals = meanings('refused', (value) => {
    const means = mapping.refusals[value];
    return means && t(`newTest.values.refusal.${means}`);
  });
  const others = hasClasses ? [] : (columnOf(survey, columns.score)?.others ?? []);
  const subject = directionSubject(kind, mapping);
  const { parity_at: parityAt } = parityIn(kind, mapping);
  const groups = groupsOf(kind, survey, mapping).map(({ attribute, values }) => {
    const names = values.slice(0, MOST_GROUPS).map(([value]) => value || noGroup);
    const more = values.length - names.length;
    return `${attribute}: ${names.join(', ')}${more > 0 ? ` ${t('newTest.values.more', { count: more })}` : ''}`;
  });
  const bins = Object.entries(kind === 'rows' ? (mapping.bins ?? {}) : {}).map(
    ([attribute, { edges }]) => `${attribute}: ${binNames(edges).join(', ')}`,
  );
  const apart = alikeOf(kind, survey, mapping)
    .filter(({ key }) => mapping.apart.includes(key))
    .map(({ attribute, names }) => t('newTest.review.apart', { attribute, names: names.join(', ') }));
  const hasNumbers =
    kind === 'aggregate' || Boolean(columns.score) || (kind === 'rows' && (Boolean(columns.weight) || bins.length > 0));

  return (
    <Panel
      title={t('newTest.review.values')}
      actions={actions}
      columns={2}
      items={[
        ...item(t('newTest.values.outcomes'), outcomes),
        ...(subject && mapping.selectedIs
          ? item(t(`newTest.values.direction.${subject}`), [t(`newTest.values.direction.${mapping.selectedIs}`)])
          : []),
        ...(mayBeAmount(kind, mapping)
          ? item(t('newTest.values.scoreKind.label'), [
              t(`newTest.values.scoreKind.${comparesAmounts(kind, mapping) ? 'amount' : 'rating'}`),
            ])
          : []),
        ...(ratesTone(kind, mapping) ? item(t('newTest.values.tone.label'), [t('newTest.values.tone.list')]) : []),
        ...item(
          t('newTest.values.scores'),
          others.map(([value]) => `${called(value)}: ${t('newTest.values.outcome.leave_out')}`),
        ),
        ...item(t('newTest.values.parity'), parityAt === undefined ? [] : [number.format(parityAt)]),
        ...item(t('newTest.values.labels'), comparesLabels(kind, mapping) ? labels : []),
        ...item(t('newTest.values.refusals'), kind === 'fairness_llm_user' ? refusals : []),
        ...(kind === 'fairness_llm_user' && columns.is_baseline
          ? item(
              t('newTest.values.baselines'),
              mapping.baselines.length > 0 ? mapping.baselines.map(called) : [t('newTest.review.noBaseline')],
            )
          : []),
        ...item(t('newTest.values.groups'), groups),
        ...item(t('newTest.bins.title'), bins),
        ...item(t('newTest.review.merges'), [
          ...mapping.merges.map((merge) => t('newTest.review.merged', merge)),
          ...apart,
        ]),
        ...item(t('newTest.values.unknown'), mapping.unknown.map(called)),
        ...item(
          t('newTest.values.leftOut'),
          leftOutIn(mapping).map((one) => t('newTest.review.leftOut', one)),
        ),
        ...item(t('newTest.review.decimal'), hasNumbers ? [t(`newTest.review.decimals.${mapping.decimal}`)] : []),
      ]}
    />
  );
};
