import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  COLUMNS,
  directionSubject,
  groupsOf,
  isEmptyNeutral,
  kindOf,
  leftOutIn,
  type Mapping,
  outcomeColumn,
  parityIn,
} from '#domain/tests/draft.ts';
import type { Survey } from '#domain/tests/survey.ts';
import { Panel, Words } from '#web/components/detail/panel.tsx';
import { type About, modelSaid, ownThresholds, type Setting, THRESHOLD_NAMES } from './draft.ts';

type ReviewStepProps = {
  about: About;
  set: Setting;
  survey: Survey;
  mapping: Mapping;
  onChange: (step: number) => void;
};

/** All that was decided, before it is run. */
export const ReviewStep = ({ about, set, survey, mapping, onChange }: ReviewStepProps) => {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 6 });
  const kind = kindOf(set.type, mapping);
  const own = ownThresholds(set);
  const model = modelSaid(set.type, about, mapping);
  const called = (value: string) => value || t('newTest.values.empty');
  const noGroup = t(isEmptyNeutral(kind, survey, mapping) ? 'newTest.values.neutral' : 'newTest.values.empty');
  const lines = (all: readonly string[]): ReactNode => all.map((line) => <div key={line}>{line}</div>);
  const change = (step: number, what: string) => (
    <Button variant="inline-link" ariaLabel={`${t('newTest.review.change')}: ${what}`} onClick={() => onChange(step)}>
      {t('newTest.review.change')}
    </Button>
  );
  const columns = COLUMNS[kind].flatMap(({ name }) => {
    const header = mapping.columns[name];
    return header ? [`${t(`newTest.mapping.columns.${name}`)}: ${header}`] : [];
  });
  const merges = mapping.merges.map(({ value, group }) => t('newTest.review.merged', { value, group }));
  const unknown =
    mapping.unknown.length > 0 ? [t('newTest.review.unknown', { values: mapping.unknown.map(called).join(', ') })] : [];
  const leftOut = leftOutIn(mapping).map((one) => t('newTest.review.leftOut', one));
  const subject = directionSubject(kind, mapping);
  const { parity_at: parityAt } = kind === 'fairness_llm_user' ? parityIn(mapping) : {};
  const references = Object.entries(mapping.references).filter(([, group]) => group !== '');
  return (
    <SpaceBetween size="l">
      <Panel
        title={t('newTest.review.what')}
        actions={change(0, t('newTest.review.what'))}
        columns={2}
        items={[
          { label: t('newTest.purpose.purpose'), value: <Words>{about.purpose}</Words> },
          { label: t('newTest.purpose.type'), value: t(`testing.types.${set.type}`) },
          ...(model === undefined ? [] : [{ label: t('newTest.purpose.model'), value: <Words>{model}</Words> }]),
          ...(set.type === 'fairness_ml_synthetic'
            ? (['reason', 'method'] as const).map((what) => ({
                label: t(`newTest.purpose.${what}`),
                value: <Words>{about[what]}</Words>,
              }))
            : []),
        ]}
      />
      <Panel
        title={t('newTest.review.table')}
        actions={change(1, t('newTest.review.table'))}
        columns={2}
        items={[
          {
            label: t('newTest.data.document'),
            value: [set.document?.name, set.sheet].filter(Boolean).join(' · '),
          },
          {
            label: t('newTest.review.table'),
            value: t('newTest.data.found', { rows: survey.rows, columns: survey.columns.length }),
          },
        ]}
      />
      <Panel
        title={t('newTest.review.columns')}
        actions={change(2, t('newTest.review.columns'))}
        columns={2}
        items={[
          { label: t('newTest.review.columns'), value: lines(columns) },
          ...(kind === 'rows'
            ? [
                {
                  label: t('newTest.mapping.attributes'),
                  value: lines([...mapping.attributes, ...mapping.intersections.map((pair) => pair.join(' × '))]),
                },
              ]
            : []),
        ]}
      />
      <Panel
        title={t('newTest.review.values')}
        actions={change(3, t('newTest.review.values'))}
        columns={2}
        items={[
          ...(mapping.columns[outcomeColumn(kind)]
            ? [
                {
                  label: t('newTest.values.outcomes'),
                  value: lines(
                    Object.entries(mapping.outcomes).map(
                      ([value, means]) => `${called(value)}: ${t(`newTest.values.outcome.${means}`)}`,
                    ),
                  ),
                },
              ]
            : []),
          ...(subject && mapping.selectedIs
            ? [
                {
                  label: t(`newTest.values.direction.${subject}`),
                  value: t(`newTest.values.direction.${mapping.selectedIs}`),
                },
              ]
            : []),
          ...(parityAt === undefined ? [] : [{ label: t('newTest.values.parity'), value: number.format(parityAt) }]),
          {
            label: t('newTest.values.groups'),
            value: lines([
              ...groupsOf(kind, survey, mapping).map(
                ({ attribute, values }) =>
                  `${attribute}: ${values
                    .slice(0, 10)
                    .map(([value]) => value || noGroup)
                    .join(', ')}${values.length > 10 ? '…' : ''}`,
              ),
              ...merges,
              ...unknown,
              ...leftOut,
            ]),
          },
        ]}
      />
      <Panel
        title={t('newTest.limits.title')}
        actions={change(4, t('newTest.limits.title'))}
        columns={2}
        items={[
          {
            label: t('newTest.limits.references'),
            value:
              references.length > 0
                ? lines(references.map(([attribute, group]) => `${attribute}: ${group}`))
                : t(set.type === 'fairness_llm_user' ? 'newTest.limits.baseline' : 'newTest.limits.highest'),
          },
          {
            label: t('newTest.review.thresholds'),
            value:
              Object.keys(own).length > 0
                ? lines(
                    THRESHOLD_NAMES.flatMap((name) => {
                      const value = own[name];
                      return value === undefined
                        ? []
                        : [`${t(`newTest.limits.names.${name}`)}: ${number.format(value)}`];
                    }),
                  )
                : t('newTest.review.asCompany'),
          },
        ]}
      />
    </SpaceBetween>
  );
};
