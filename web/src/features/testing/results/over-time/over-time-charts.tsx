import Box from '@cloudscape-design/components/box';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import { useTranslation } from 'react-i18next';
import { ratioText, type Saying } from '../wording/phrases.ts';
import { ControlChart } from './control-chart.tsx';
import type { Line, Point } from './over-time-lines.ts';
import { changeText, nameOfLine, verdictText } from './over-time-words.ts';
import './over-time.css';

/** Charts of the most serious comparisons; the others are collapsed. */
const SHOWN_FIRST = 6;

type ChartsProps = { lines: readonly Line[]; saying: Saying; limit: number };

/** One chart per comparison with ratios. The others appear only in the table. */
export const Charts = ({ lines, saying, limit }: ChartsProps) => {
  const { t } = useTranslation();
  const drawn = lines.filter(({ points }) => points.some(({ ratio }) => ratio !== null));
  const said = ({ label, ratio, interval, verdict, change, isOutside }: Point) =>
    [
      `${label}: ${ratio === null ? t('overTime.noRatio') : ratioText(saying, ratio)}`,
      ...(interval ? [t('testResults.forest.fromTo', saying.figures.interval(interval))] : []),
      ...(verdict ? [verdictText(t, verdict)] : []),
      ...(change ? [changeText(t, change)] : []),
      ...(isOutside ? [t('overTime.isOutside')] : []),
    ].join(', ');
  if (drawn.length === 0) return <Box color="text-body-secondary">{t('overTime.nothingToDraw')}</Box>;
  const charts = (some: readonly Line[]) => (
    <div className="control-charts">
      {some.map((line) => (
        <ControlChart key={line.key} line={line} title={nameOfLine(saying, line)} {...{ saying, limit, said }} />
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
        {t('overTime.legend', { limit: saying.figures.limit(limit) })}
      </Box>
    </>
  );
};
