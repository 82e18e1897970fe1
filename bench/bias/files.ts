/** The input of the bias benchmark: files with eight columns, identical in every run. */

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

const ATTRIBUTES = ['sex', 'race', 'age', 'region'];
const shared = { type: 'fairness_ml_user', shape: 'rows', intersections: [['sex', 'race']] };

export const BIAS_PLANS = {
  decisions: {
    ...shared,
    columns: { record_id: 'id', outcome: 'outcome', label: 'label', stratum: 'department', attributes: ATTRIBUTES },
    outcomes: [
      { value: 'yes', means: 'selected' },
      { value: 'no', means: 'not_selected' },
    ],
    labels: [
      { value: '1', means: 'positive' },
      { value: '0', means: 'negative' },
    ],
  },
  scores: {
    ...shared,
    columns: { record_id: 'id', score: 'outcome', label: 'label', stratum: 'department', attributes: ATTRIBUTES },
    labels: [
      { value: '1', means: 'positive' },
      { value: '0', means: 'negative' },
    ],
  },
};
export type BiasFile = keyof typeof BIAS_PLANS;

const SEXES = ['female', 'male', 'non-binary'];
const RACES = ['Asian', 'Black', 'Hispanic', 'Native', 'Pacific', 'White', 'Two or more', ''];
const AGES = ['18-24', '25-34', '35-44', '45-54', '55-64', '65+'];
const HEADERS = ['id', 'outcome', 'label', 'department', ...ATTRIBUTES];

export const writeBiasFile = async (path: string, rows: number, kind: BiasFile) => {
  let state = 42;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  const one = (of: readonly string[]) => of[Math.floor(next() * of.length)] ?? '';
  const file = createWriteStream(path);
  file.write(`${HEADERS.join(',')}\n`);
  for (let row = 0; row < rows; row += 1) {
    const sex = one(SEXES);
    const merit = next() - (sex === 'female' ? 0.05 : 0);
    const outcome = kind === 'scores' ? Math.max(0, merit).toFixed(6) : merit > 0.6 ? 'yes' : 'no';
    const label = next() < merit ? '1' : '0';
    const cells = [
      `r${row}`,
      outcome,
      label,
      `D${Math.floor(next() * 12)}`,
      sex,
      one(RACES),
      one(AGES),
      `R${Math.floor(next() * 20)}`,
    ];
    if (!file.write(`${cells.join(',')}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
};
