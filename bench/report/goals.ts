/** The table of goals in bench/README.md, with the figures of latest.json. */
import type { Figure } from './figure.ts';
import { amount } from './report.ts';

type Goal = {
  /** The name of the figure in latest.json. */
  name: string;
  unit: Figure['unit'];
  /** Measured before the work on the goal began, on two shared cores. Not all goals were measured then. */
  before?: number;
  goal: { atMost: number } | { atLeast: number };
  /** The figure that compares it with a reference of the same run. */
  ratio?: string;
};

const GOALS: readonly Goal[] = [
  {
    ...{ name: 'The first page that a container answers, 10,000 applications', unit: 'ms' },
    ...{
      before: 845,
      goal: { atMost: 250 },
      ratio: 'First page of a container : one application, 10,000 applications',
    },
  },
  {
    ...{ name: 'The first page that a container answers, 10,000 applications', unit: 'read units' },
    ...{ before: 1_908, goal: { atMost: 60 } },
  },
  {
    ...{ name: 'The first page that a container answers, 100,000 applications', unit: 'ms' },
    ...{
      before: 4_800,
      goal: { atMost: 900 },
      ratio: 'First page of a container : one application, 100,000 applications',
    },
  },
  { name: 'The list in memory, 10,000 applications', unit: 'MB', before: 13.1, goal: { atMost: 40 } },
  { name: 'The list in memory, 100,000 applications', unit: 'MB', before: 254.8, goal: { atMost: 150 } },
  {
    ...{ name: 'Page of 25 : one application (first page, 10,000 applications)', unit: 'ratio' },
    ...{ before: 1.8, goal: { atMost: 2 } },
  },
  {
    ...{ name: 'applications, import, median of 20', unit: 'ms', before: 94.1, goal: { atMost: 45 } },
    ratio: 'applications : an empty function with the SDK client, import, median',
  },
  { name: '/applications with auth, JavaScript, gzip', unit: 'kB', before: 368.5, goal: { atMost: 320 } },
  { name: '/applications, Lighthouse, median of 3', unit: 'points', before: 75, goal: { atLeast: 90 } },
  { name: '/signin, Lighthouse, median of 3', unit: 'points', before: 97, goal: { atLeast: 95 } },
  ...['the list', 'an intake', 'the dashboard'].map(
    (page): Goal => ({
      ...{ name: `${page}, slowest interaction, four times slower`, unit: 'ms' },
      goal: { atMost: 200 },
    }),
  ),
  ...['pandas', 'DuckDB with one thread', 'DuckDB with 2 threads'].map(
    (reference): Goal => ({
      ...{ name: `our time over that of ${reference}, 1,000,000 rows of decisions`, unit: 'ratio' },
      goal: { atMost: 1.5 },
    }),
  ),
  { name: '1,000,000 rows of decisions: memory of the process', unit: 'MB', goal: { atMost: 512 } },
  { name: 'My Work, 500 items', unit: 'ms', before: 18.6, goal: { atMost: 10 } },
];

type Measured = { date: string; figures: readonly Figure[] };

/** Markdown. A figure that was not measured since it was named has no value yet. */
export const goalTable = (latest: readonly Measured[]) => {
  const all = latest.flatMap(({ date, figures }) => figures.map((figure) => ({ ...figure, date: date.slice(0, 10) })));
  const find = (name: string, unit: Figure['unit']) => all.find((one) => one.name === name && one.unit === unit);
  const rows = GOALS.map(({ name, unit, before, goal, ratio }) => {
    const now = find(name, unit);
    const compared = ratio === undefined ? undefined : find(ratio, 'ratio');
    const target =
      'atMost' in goal ? `≤ ${amount({ value: goal.atMost, unit })}` : `≥ ${amount({ value: goal.atLeast, unit })}`;
    const cells = [
      name,
      before === undefined ? '' : amount({ value: before, unit }),
      target,
      now ? amount(now) : '',
      now?.date ?? '',
    ];
    return `| ${[...cells, compared ? amount(compared) : ''].join(' | ')} |`;
  });
  return [
    '| figure | before | goal | now | measured on | ratio to the reference |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
};
