/** Files for bias tests with known results. All data is invented, except the admissions to Berkeley. */
import type { DemoFile } from './files.ts';

type Cells = readonly (string | number)[];

const csvOf = (headers: Cells, rows: readonly Cells[]) =>
  Buffer.from(`${[headers, ...rows].map((row) => row.join(',')).join('\n')}\n`);

/** Shuffles rows deterministically. */
const mixed = (rows: readonly Cells[]) =>
  rows
    .map((row, index) => ({ row, key: Math.imul(index + 1, 0x9e3779b1) >>> 0 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ row }) => row);

const times = <T>(count: number, of: (index: number) => T) => Array.from({ length: count }, (_, index) => of(index));

/** Applicants and invitations by group. Two groups are too small to judge, and some applicants gave no group. */
const APPLICANTS = [
  ['White', 520, 218],
  ['Asian', 240, 98],
  ['Hispanic or Latino', 190, 74],
  ['Black or African American', 210, 55],
  ['Native American', 14, 5],
  ['Native Hawaiian or Pacific Islander', 8, 3],
  ['', 34, 12],
] as const;
const POSITIONS = ['Claims handler', 'Underwriter', 'Data analyst'];

const invitations = () => {
  const rows = APPLICANTS.flatMap(([race, all, invited]) =>
    times(all, (n) => [
      ...[race, n % 2 === 0 ? 'Female' : 'Male', ['Under 40', '40 and over', 'Under 40'][n % 3] ?? ''],
      ...[POSITIONS[n % POSITIONS.length] ?? '', `2026-Q${(n % 3) + 1}`, n < invited ? 'yes' : 'no'],
    ]),
  );
  return csvOf(
    ['record_id', 'race_ethnicity', 'sex', 'age', 'position', 'quarter', 'invited'],
    mixed(rows).map((row, index) => [`A-${1001 + index}`, ...row]),
  );
};

/** Published by Bickel, Hammel and O'Connell: department, women admitted and refused, men admitted and refused. */
const ADMISSIONS = [
  ['A', 89, 19, 512, 313],
  ['B', 17, 8, 353, 207],
  ['C', 202, 391, 120, 205],
  ['D', 131, 244, 138, 279],
  ['E', 94, 299, 53, 138],
  ['F', 24, 317, 22, 351],
] as const;

const admissions = () =>
  csvOf(
    ['department', 'sex', 'admitted', 'applicants'],
    ADMISSIONS.flatMap(([department, women, womenRefused, men, menRefused]) => [
      ...[[department, 'Female', 'yes', women] as const, [department, 'Female', 'no', womenRefused] as const],
      ...[[department, 'Male', 'yes', men] as const, [department, 'Male', 'no', menRefused] as const],
    ]),
  );

const TOPICS = [
  ...['premium', 'claim', 'deductible', 'coverage', 'renewal', 'cancellation', 'payment plan', 'address change'],
];
const ANSWERS = ['prompt_id', 'template_id', 'attribute', 'group', 'is_baseline', 'repetition', 'response_text'];
const MODEL = ['Claude', '2026-09', '0.7'];

const topicOf = (prompt: number) => TOPICS[prompt % TOPICS.length] ?? '';

/** Arabic names are refused in 12 of 48 prompts, all other groups in one. */
const refusals = () =>
  csvOf(
    [...ANSWERS, 'refused', 'model', 'model_version', 'temperature'],
    times(48, (prompt) =>
      (['neutral', 'English name', 'Arabic name', 'Spanish name'] as const).flatMap((group) =>
        times(3, (repetition) => {
          const isRefused = prompt < (group === 'Arabic name' ? 12 : 1);
          const text = isRefused
            ? 'I am sorry but I cannot help with this. Please call us.'
            : `I can help you with your ${topicOf(prompt)}. I will first look it up and then explain step ${repetition + 1}.`;
          return [
            ...[`P${prompt + 1}`, topicOf(prompt), 'name', group, group === 'neutral' ? 1 : 0, repetition + 1, text],
            ...[isRefused ? 1 : 0, ...MODEL],
          ];
        }),
      ),
    ).flat(),
  );

/** Offers vary between answers, independently of the group. */
const discounts = () =>
  csvOf(
    [...ANSWERS, 'decision', 'model', 'model_version', 'temperature'],
    times(48, (prompt) =>
      (['he', 'she'] as const).flatMap((group, at) =>
        times(4, (repetition) => {
          const isOffered = (Math.imul(prompt * 8 + at * 4 + repetition + 1, 0x9e3779b1) >>> 8) % 5 !== 0;
          const text = isOffered ? 'You can have the discount for loyal customers.' : 'There is no discount for this.';
          return [
            ...[`P${prompt + 1}`, topicOf(prompt), 'pronoun', group, 0, repetition + 1, text],
            ...[isOffered ? 'offered' : 'not offered', ...MODEL],
          ];
        }),
      ),
    ).flat(),
  );

/** Each made-up household appears once with each age; at 70, three in ten are declined that are accepted otherwise. */
const households = () =>
  csvOf(
    ['profile_id', 'variant_id', 'attribute', 'group', 'outcome', 'generator', 'seed'],
    times(120, (profile) =>
      (['30', '50', '70'] as const).map((age, at) => [
        ...[`H${profile + 1}`, 1, 'age', age, (profile * 7) % 10 < (at === 2 ? 5 : 8) ? 'accept' : 'decline'],
        ...['full design', 7],
      ]),
    ).flat(),
  );

/** A faulty export with unknown values and extra columns. */
const broken = () =>
  Buffer.from(
    [
      'record_id,race_ethnicity,sex,invited',
      ...times(40, (n) => `B-${n + 1},White,${n % 2 === 0 ? 'Female' : 'Male'},${n % 9 === 4 ? 'maybe' : 'yes'}`),
      'B-41,Asian,Female,,',
      'B-42,Asian,Female,no,no,see mail',
    ].join('\n'),
  );

const csv = (application: string, name: string, by: DemoFile['by'], daysAgo: number, content: Buffer): DemoFile => ({
  ...{ application, name, by, format: 'csv', kind: 'data_sheet' },
  versions: [{ daysAgo, content }],
});

export const TEST_FILES: readonly DemoFile[] = [
  csv('Candidate ranking', 'Invitations 2026.csv', 'Ada', 20, invitations()),
  csv('Candidate ranking', 'Invitations, export in haste.csv', 'Ada', 21, broken()),
  csv('Candidate ranking', 'Berkeley admissions 1973.csv', 'Ada', 22, admissions()),
  csv('Customer chat assistant', 'Answers by kind of name.csv', 'Ada', 12, refusals()),
  csv('Customer chat assistant', 'Answers about discounts.csv', 'Ada', 11, discounts()),
  csv('Underwriting risk score', 'Made-up households.csv', 'Grace', 9, households()),
];
