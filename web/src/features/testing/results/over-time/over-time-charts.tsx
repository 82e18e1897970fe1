import Box from '@cloudscape-design/components/box';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import { useTranslation } from 'react-i18next';
import { ratioText, type Wording } from '../wording/phrases.ts';
import { ControlChart } from './control-chart.tsx';
import type { Line, Point } from './over-time-lines.ts';
import { changeText, nameOfLine, verdictText } from './over-time-words.ts';
import './over-time.css';

/** Charts of the most serious comparisons; the others are collapsed. */
const SHOWN_FIRST = 6;

type ChartsProps = { lines: readonly Line[]; wording: Wording; limit: number };

/** One chart per comparison with ratios. The others appear only in the table. */
export const Charts = ({ lines, wording, limit }: ChartsProps) => {
  const { t } = useTranslation();
  const drawn = lines.filter(({ points }) => points.some(({ ratio }) => ratio !== null));
  const pointText = ({ label, ratio, interval, verdict, change, isOutside }: Point) =>
    [
      `${label}: ${ratio === null ? t('overTime.noRatio') : ratioText(wording, ratio)}`,
      ...(interval ? [t('testResults.forest.fromTo', wording.figures.interval(interval))] : []),
      ...(verdict ? [verdictText(t, verdict)] : []),
      ...(change ? [changeText(t, change)] : []),
      ...(isOutside ? [t('overTime.isOutside')] : []),
    ].join(', ');
  if (drawn.length === 0) return <Box color="text-body-secondary">{t('overTime.nothingToDraw')}</Box>;
  const charts = (some: readonly Line[]) => (
    <div className="control-charts">
      {some.map((line) => (
        <ControlChart
          key={line.key}
          line={line}
          title={nameOfLine(wording, line)}
          {...{ wording, limit, said: pointText }}
        />
      ))}
    </div>
  );
  const others = drawn.slice(SHOWN_FIRST);
  return (
    <>
      {charts(drawn.slice(0, SHOWN_FIRST))}
      {others.length > 0 && (
        <ExpandableSection headerText={t('overTime.others', { count: others.length })}>
          {charts(others)}
        </ExpandableSection>
      )}
      <Box color="text-body-secondary" fontSize="body-s" margin={{ top: 's' }}>
        {t('overTime.legend', { limit: wording.figures.limit(limit) })}
      </Box>
    </>
  );
};
