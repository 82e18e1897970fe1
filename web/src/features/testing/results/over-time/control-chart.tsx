import { useTranslation } from 'react-i18next';
import { SHAPES } from '../charts/ratio-chart.tsx';
import type { Wording } from '../wording/phrases.ts';
import type { Line, Point } from './over-time-lines.ts';
import './over-time.css';

const [LEAST, MOST] = [0.05, 20];
const [TOP, BOTTOM] = [16, 164];
/** Left edge of the plot; the axis labels precede it. */
const FROM = 9;
const MOST_LABELS = 4;
/** Lines closer to parity than this get no label, because it would overlap the parity label. */
const LABEL_HEIGHT = 14;

type Height = (ratio: number) => number;

/** Logarithmic: half is as far from parity as twice. */
const heightIn = (points: readonly Point[], lines: readonly number[]): Height => {
  const all = points.flatMap(({ ratio, interval, limits }) => [
    ...[ratio ?? 1, interval?.low ?? 1, interval?.high ?? 1],
    ...[limits?.low ?? 1, limits?.high ?? 1],
  ]);
  const within = [...all, ...lines].map((value) => Math.log(Math.min(MOST, Math.max(LEAST, value))));
  const [low, high] = [Math.min(...within) - 0.05, Math.max(...within) + 0.05];
  return (ratio) => {
    const share = (Math.log(Math.max(ratio, LEAST / MOST)) - low) / (high - low);
    return BOTTOM - (BOTTOM - TOP) * Math.min(1, Math.max(0, share));
  };
};

const Mark = ({
  point,
  x,
  height,
  half,
  said,
}: {
  point: Point;
  x: number;
  height: Height;
  half: number;
  said: string;
}) => {
  const { ratio, interval, limits, verdict, change } = point;
  return (
    <svg x={`${x}%`} overflow="visible">
      <title>{said}</title>
      {interval && (
        <line className="forest-interval" y1={height(interval.low)} y2={height(interval.high)} x1={0} x2={0} />
      )}
      {ratio !== null && (
        <g transform={`translate(0 ${height(ratio)})`}>
          {change && <circle className="control-ring" r={11} />}
          {point.isOutside && <path className="control-ring" d="M-13-13H13V13H-13Z" />}
          <g className={verdict ? 'forest-shape' : 'forest-shape forest-hollow'}>{SHAPES[verdict ?? 'no_flag']}</g>
        </g>
      )}
      {limits &&
        [limits.low, limits.high].map((limit) => (
          <line
            key={limit}
            className="control-limit"
            x1={`${-half}%`}
            x2={`${half}%`}
            y1={height(limit)}
            y2={height(limit)}
          />
        ))}
    </svg>
  );
};

type ChartProps = { line: Line; title: string; wording: Wording; limit: number; said: (point: Point) => string };

/** One ratio over time: points with intervals and control limits, and the threshold lines. */
export const ControlChart = ({ line, title, wording, limit, said }: ChartProps) => {
  const { t } = useTranslation();
  const { points } = line;
  const lines = [limit, 1 / limit];
  const height = heightIn(points, lines);
  const slot = (100 - FROM) / points.length;
  const xOf = (at: number) => FROM + slot * (at + 0.5);
  const every = Math.ceil(points.length / MOST_LABELS);
  return (
    <figure className="control-chart">
      <figcaption>{title}</figcaption>
      <svg
        className="control-plot"
        role="img"
        aria-label={t('overTime.chart', { title, points: points.map(said).join('; ') })}
      >
        {[...lines, 1].map((value) => (
          <svg key={value} aria-hidden="true" overflow="visible">
            <line
              className={value === 1 ? 'forest-parity' : 'forest-line'}
              x1={`${FROM}%`}
              x2="100%"
              y1={height(value)}
              y2={height(value)}
            />
            {(value === 1 || Math.abs(height(value) - height(1)) >= LABEL_HEIGHT) && (
              <text className="control-text" y={height(value) + 4}>
                {wording.figures.limit(Number(value.toFixed(2)))}
              </text>
            )}
          </svg>
        ))}
        <svg aria-hidden="true" overflow="visible">
          {points.slice(1).map((point, at) => {
            const before = points[at];
            return before?.ratio != null && point.ratio !== null ? (
              <line
                key={point.id}
                className="control-path"
                x1={`${xOf(at)}%`}
                x2={`${xOf(at + 1)}%`}
                y1={height(before.ratio)}
                y2={height(point.ratio)}
              />
            ) : null;
          })}
          {points.map(({ id, short }, at) =>
            (points.length - 1 - at) % every === 0 ? (
              <text key={id} className="control-text" x={`${xOf(at)}%`} y={186} textAnchor="middle">
                {short}
              </text>
            ) : null,
          )}
        </svg>
        {points.map((point, at) =>
          point.ratio === null ? null : (
            <Mark key={point.id} point={point} x={xOf(at)} height={height} half={slot * 0.4} said={said(point)} />
          ),
        )}
      </svg>
    </figure>
  );
};
