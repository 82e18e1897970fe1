import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import type { BiasThresholds } from '#domain/bias/plan/thresholds.ts';
import type { Kind, Mapping } from '#domain/tests/setup/mapping.ts';
import { powerAhead } from '#domain/tests/setup/power-ahead.ts';
import type { Survey } from '#domain/tests/setup/survey.ts';
import { Panel } from '#web/components/detail/panel.tsx';
import { Lines } from './lines.tsx';

/** Groups listed per attribute, the smallest first. */
const MOST_GROUPS = 8;

type PowerPanelProps = {
  kind: Kind;
  survey: Survey;
  mapping: Mapping;
  thresholds: Pick<BiasThresholds, 'significance' | 'ratio' | 'score_difference'>;
};

/** The ratios, or differences of means, that the chosen table can detect. */
export const PowerPanel = ({ kind, survey, mapping, thresholds }: PowerPanelProps) => {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const integers = new Intl.NumberFormat(i18n.language);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 });
  const power = powerAhead(kind, survey, mapping, thresholds);
  if (!power) return null;
  const isGood = mapping.selectedIs !== 'unfavorable';
  const { rate, isPaired } = power;
  const isOfMeans = rate === undefined;
  const limit = isOfMeans ? thresholds.score_difference : isGood ? thresholds.ratio : 1 / thresholds.ratio;
  const isFarther = (one: number, other: number) => (isGood && !isOfMeans ? one < other : one > other);
  const isWeak = (detectable: number | null) => detectable === null || isFarther(detectable, limit);
  const isAnyWeak = power.attributes.some(({ groups }) => groups.some(({ detectable }) => isWeak(detectable)));
  const lineOf = ({ group, n, detectable }: (typeof power.attributes)[number]['groups'][number]) => {
    const values = { group, n: integers.format(n), ratio: number.format(detectable ?? 0) };
    if (detectable === null) return t('newTest.power.none', values);
    if (isOfMeans) return t('newTest.power.apart', values);
    return isGood ? t('newTest.power.below', values) : t('newTest.power.above', values);
  };
  const about = isPaired
    ? (['newTest.power.aboutMeansOfPairs', 'newTest.power.aboutPairs'] as const)
    : (['newTest.power.aboutMeans', 'newTest.power.about'] as const);
  const advice = isAnyWeak
    ? [
        {
          label: t('newTest.power.advice'),
          value: (
            <StatusIndicator type="warning" wrapText>
              {t(isOfMeans ? 'newTest.power.weakMeans' : 'newTest.power.weak', { limit: number.format(limit) })}
            </StatusIndicator>
          ),
        },
      ]
    : [];
  return (
    <Panel
      title={t('newTest.power.title')}
      description={t(about[isOfMeans ? 0 : 1], { rate: percent.format(rate ?? 0) })}
      columns={2}
      minColumnWidth={260}
      items={[
        ...power.attributes.map(({ attribute, reference, groups }) => {
          const smallest = groups.toReversed().slice(0, MOST_GROUPS);
          const more = groups.length - smallest.length;
          const lines = smallest.map(lineOf);
          return {
            label: reference ? t('newTest.power.against', { attribute, reference }) : attribute,
            value: <Lines>{more > 0 ? [...lines, t('newTest.values.more', { count: more })] : lines}</Lines>,
          };
        }),
        ...advice,
      ]}
    />
  );
};
