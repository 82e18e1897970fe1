import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import type { BiasThresholds } from '#domain/bias/thresholds.ts';
import type { Kind, Mapping } from '#domain/tests/draft.ts';
import { powerAhead } from '#domain/tests/power-ahead.ts';
import type { Survey } from '#domain/tests/survey.ts';
import { Panel } from '#web/components/detail/panel.tsx';
import { Lines } from './lines.tsx';

/** Groups listed per attribute, the smallest first. */
const MOST_GROUPS = 8;

type PowerPanelProps = {
  kind: Kind;
  survey: Survey;
  mapping: Mapping;
  thresholds: Pick<BiasThresholds, 'significance' | 'ratio'>;
};

/** The ratios that the chosen table can detect. */
export const PowerPanel = ({ kind, survey, mapping, thresholds }: PowerPanelProps) => {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const whole = new Intl.NumberFormat(i18n.language);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 });
  const power = powerAhead(kind, survey, mapping, thresholds);
  if (!power) return null;
  const isGood = mapping.selectedIs !== 'unfavorable';
  const limit = isGood ? thresholds.ratio : 1 / thresholds.ratio;
  const isWeak = (ratio: number | null) => ratio === null || (isGood ? ratio < limit : ratio > limit);
  const isAnyWeak = power.attributes.some(({ groups }) => groups.some(({ ratio }) => isWeak(ratio)));
  const lineOf = ({ group, n, ratio }: (typeof power.attributes)[number]['groups'][number]) => {
    const values = { group, n: whole.format(n), ratio: number.format(ratio ?? 0) };
    if (ratio === null) return t('newTest.power.none', values);
    return isGood ? t('newTest.power.below', values) : t('newTest.power.above', values);
  };
  const about = power.isPaired ? 'newTest.power.aboutPairs' : 'newTest.power.about';
  const advice = isAnyWeak
    ? [
        {
          label: t('newTest.power.advice'),
          value: (
            <StatusIndicator type="warning" wrapText>
              {t('newTest.power.weak', { limit: number.format(limit) })}
            </StatusIndicator>
          ),
        },
      ]
    : [];
  return (
    <Panel
      title={t('newTest.power.title')}
      description={t(about, { rate: percent.format(power.rate) })}
      columns={2}
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
