import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import type { BiasThresholds } from '#domain/bias/plan/thresholds.ts';
import { THRESHOLD_NAMES } from '#domain/bias/plan/usual-thresholds.ts';
import { decidedIn } from '#domain/tests/setup/draft.ts';
import { groupsOf } from '#domain/tests/setup/groups.ts';
import { kindOf, type Mapping } from '#domain/tests/setup/mapping.ts';
import type { Survey } from '#domain/tests/setup/survey.ts';
import { Panel, Words } from '#web/components/detail/panel.tsx';
import { columnLines } from './columns/column-lines.ts';
import { type About, headerRowIn, modelFacts, ownThresholds, type Setting } from './draft.ts';
import { Lines } from './lines.tsx';
import { PowerPanel } from './power-panel.tsx';
import { ReviewValues } from './review-values.tsx';

type ReviewStepProps = {
  about: About;
  set: Setting;
  survey: Survey;
  mapping: Mapping;
  company: BiasThresholds;
  onChange: (step: number) => void;
};

/** Summary of all choices before the test runs. */
export const ReviewStep = ({ about, set, survey, mapping, company, onChange }: ReviewStepProps) => {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 6 });
  const kind = kindOf(set.type, mapping);
  const own = ownThresholds(set);
  const headerRow = headerRowIn(set, survey);
  const change = (step: number, what: string) => (
    <Button variant="inline-link" ariaLabel={`${t('newTest.review.change')}: ${what}`} onClick={() => onChange(step)}>
      {t('newTest.review.change')}
    </Button>
  );
  const columns = columnLines(t, kind, mapping);
  const usual = t(set.type === 'fairness_llm_user' ? 'newTest.limits.baseline' : 'newTest.limits.highest');
  const chosen = decidedIn(mapping).references;
  const called = (one: (typeof chosen)[number]) => ('group' in one ? one.group : t('newTest.limits.largest'));
  const references = [
    ...groupsOf(kind, survey, mapping).map(({ attribute }) => {
      const reference = chosen.find((one) => one.attribute === attribute && !('of' in one));
      return `${attribute}: ${reference ? called(reference) : usual}`;
    }),
    ...chosen.flatMap((one) =>
      'of' in one ? [`${t('newTest.limits.ofErrors', { attribute: one.attribute })}: ${called(one)}`] : [],
    ),
  ];
  const thresholds = THRESHOLD_NAMES.flatMap((name) => {
    const value = own[name];
    if (value === undefined) return [];
    const values = { value: number.format(value), company: number.format(company[name]) };
    return [`${t(`newTest.limits.names.${name}`)}: ${t('newTest.review.ownThreshold', values)}`];
  });
  return (
    <SpaceBetween size="l">
      <Panel
        title={t('newTest.review.what')}
        actions={change(0, t('newTest.review.what'))}
        columns={2}
        items={[
          { label: t('newTest.purpose.purpose'), value: <Words>{about.purpose}</Words> },
          { label: t('newTest.purpose.type'), value: t(`testing.types.${set.type}`) },
          ...modelFacts(set.type, about, mapping).map(({ name, column, said }) => ({
            label: t(`newTest.mapping.columns.${name}`),
            value: column ? t('newTest.review.fromColumn', { column }) : <Words>{said}</Words>,
          })),
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
          ...(headerRow === undefined
            ? []
            : [
                {
                  label: t('newTest.data.headerRow'),
                  value: t('newTest.data.headerRowOption', { row: headerRow }),
                },
              ]),
        ]}
      />
      <Panel
        title={t('newTest.review.columns')}
        actions={change(2, t('newTest.review.columns'))}
        columns={2}
        items={[
          { label: t('newTest.review.columns'), value: <Lines>{columns}</Lines> },
          ...(kind === 'rows'
            ? [
                {
                  label: t('newTest.mapping.attributes'),
                  value: <Lines>{mapping.attributes}</Lines>,
                },
                ...(mapping.intersections.length > 0
                  ? [
                      {
                        label: t('newTest.mapping.intersections'),
                        value: <Lines>{mapping.intersections.map((pair) => pair.join(' × '))}</Lines>,
                      },
                    ]
                  : []),
              ]
            : []),
        ]}
      />
      <ReviewValues {...{ kind, survey, mapping }} actions={change(3, t('newTest.review.values'))} />
      <Panel
        title={t('newTest.limits.title')}
        actions={change(4, t('newTest.limits.title'))}
        columns={2}
        items={[
          {
            label: t('newTest.limits.references'),
            value: <Lines>{references}</Lines>,
          },
          {
            label: t('newTest.review.thresholds'),
            value: <Lines>{thresholds.length > 0 ? thresholds : [t('newTest.review.asCompany')]}</Lines>,
          },
          ...(thresholds.length > 0
            ? [{ label: t('newTest.limits.reason'), value: <Words>{set.thresholdsReason}</Words> }]
            : []),
        ]}
      />
      <PowerPanel {...{ kind, survey, mapping }} thresholds={{ ...company, ...own }} />
    </SpaceBetween>
  );
};
