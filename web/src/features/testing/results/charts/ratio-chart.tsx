import type { ReactNode } from 'react';
import type { BiasVerdict, Interval } from '#domain/bias/result/figures.ts';

export type Ratio = {
  ratio: number | null;
  interval: Interval | null;
  isReference: boolean;
  verdict: BiasVerdict | null;
  /** Text alternative of the mark. */
  said: string;
};

type Scale = (value: number) => string;

const [LEAST, MOST] = [0.05, 20];
const ROOM = 1.08;

/** Logarithmic scale: half is as far from parity as twice. */
export const ratioScale = (ratios: readonly Ratio[], lines: readonly number[]): Scale => {
  const all = ratios.flatMap(({ ratio, interval }) => [ratio ?? 1, interval?.low ?? 1, interval?.high ?? 1]);
  const within = [...all, ...lines].map((value) => Math.min(MOST, Math.max(LEAST, value)));
  const low = Math.log(Math.min(0.7, ...within) / ROOM);
  const high = Math.log(Math.max(1.2, ...within) * ROOM);
  return (value) => {
    const share = (Math.log(Math.max(value, LEAST / MOST)) - low) / (high - low);
    return `${(100 * Math.min(1, Math.max(0, share))).toFixed(3)}%`;
  };
};

export const SHAPES: Record<BiasVerdict, ReactNode> = {
  adverse_impact: <rect x={-6} y={-6} width={12} height={12} />,
  flagged: <rect x={-6} y={-6} width={12} height={12} />,
  inconclusive: <path d="M0-8 8 0 0 8-8 0Z" />,
  detectable_small: <path d="M0-7 7 6-7 6Z" />,
  within_noise: <path d="M0-7 7 6-7 6Z" />,
  no_flag: <circle r={6} />,
};

/** A ratio with its interval, the threshold lines and parity. */
export const RatioMark = ({ one, scale, lines }: { one: Ratio; scale: Scale; lines: readonly number[] }) => {
  const { ratio, interval, verdict, isReference, said } = one;
  return (
    <svg className="forest-mark" role="img" aria-label={said}>
      {lines.map((line) => (
        <line key={line} className="forest-line" x1={scale(line)} x2={scale(line)} y1="0" y2="100%" />
      ))}
      <line className="forest-parity" x1={scale(1)} x2={scale(1)} y1="0" y2="100%" />
      {interval && (
        <>
          <line className="forest-interval" x1={scale(interval.low)} x2={scale(interval.high)} y1="50%" y2="50%" />
          {[interval.low, interval.high].map((end) => (
            <svg key={end} x={scale(end)} y="50%" overflow="visible" aria-hidden="true">
              <line className="forest-interval" y1={-5} y2={5} />
            </svg>
          ))}
        </>
      )}
      {ratio !== null && (
        <svg x={scale(ratio)} y="50%" overflow="visible" aria-hidden="true">
          <g className={verdict ? 'forest-shape' : 'forest-shape forest-hollow'}>
            {isReference ? <path d="M-6 0H6M0-6V6" /> : SHAPES[verdict ?? 'no_flag']}
          </g>
        </svg>
      )}
    </svg>
  );
};

/** Labels on the outer side of each line, so that they do not overlap. */
export const RatioAxis = ({
  scale,
  at,
  tick,
}: {
  scale: Scale;
  at: readonly number[];
  tick: (value: number) => string;
}) =>
  at.map((value) => (
    <text key={value} x={scale(value)} y="12" textAnchor={value < 1 ? 'end' : 'start'}>
      {tick(value)}
    </text>
  ));
