/** Guesses about a file's columns and values, in both languages. */
import { expect, test } from 'vitest';
import { alikeIn } from '#domain/bias/file/alike.ts';
import { BiasPlan } from '#domain/bias/plan/plan.ts';
import { guessColumns, guessOutcome, guessPaired, seemsUnknown } from '#domain/tests/setup/guess.ts';
import { rememberedFor } from '#domain/tests/setup/remember.ts';

test.each([
  [
    ['record_id', 'Sex', 'raceEthnicity', 'Outcome'],
    { record_id: 'record_id', outcome: 'Outcome' },
    ['Sex', 'raceEthnicity'],
  ],
  [
    ['Folio', 'Género', 'Resultado final', 'Sede'],
    { record_id: 'Folio', outcome: 'Resultado final', stratum: 'Sede' },
    ['Género'],
  ],
  // An amount is compared only if no other column can be.
  [['employee', 'gender', 'Annual salary'], { score: 'Annual salary' }, ['gender']],
  [['Sexo', 'Límite de crédito', 'Aprobado'], { outcome: 'Aprobado' }, ['Sexo']],
  [['race', 'high_risk'], { outcome: 'high_risk' }, ['race']],
  [['sex', 'Risk', 'risk_score', 'fraud'], { outcome: 'Risk', score: 'risk_score' }, ['sex']],
  [['sexo', 'alto_riesgo', 'decisión'], { outcome: 'decisión' }, ['sexo']],
  [['candidate id', 'model score', 'age group'], { record_id: 'candidate id', score: 'model score' }, ['age group']],
])('the columns of %j', (headers, columns, attributes) => {
  expect(guessColumns(headers)).toEqual({ shape: 'rows', columns, attributes });
});

test.each([[['attribute', 'group', 'n', 'selected']], [['Atributo', 'Grupo', 'Total', 'Seleccionados']]])(
  'a precounted table: %j',
  (headers) => {
    const [attribute, group, n, selected] = headers;
    expect(guessColumns(headers)).toEqual({
      shape: 'aggregate',
      columns: { attribute, group, n, selected },
      attributes: [],
    });
  },
);

test('repeated columns and unique values are not guessed', () => {
  expect(guessColumns(['sex', 'sex', 'outcome']).attributes).toEqual([]);
  expect(guessColumns(['age'], [['31'], ['42'], ['53']]).attributes).toEqual([]);
  expect(guessColumns(['age'], [['31'], ['42'], ['31']]).attributes).toEqual(['age']);
  expect(
    guessColumns(
      ['score_text', 'group'],
      [
        ['Low', 'a'],
        ['High', 'b'],
      ],
    ),
  ).toMatchObject({
    columns: { group: 'group' },
    attributes: ['group'],
  });
  const perPerson = guessColumns(
    ['group', 'selected'],
    [
      ['Women', '1'],
      ['Men', '0'],
    ],
  );
  expect(perPerson).toMatchObject({ shape: 'rows', attributes: ['group'], columns: { outcome: 'selected' } });
  expect(guessColumns(['group', 'selected'], [['Women', '55']]).columns.outcome).toBeUndefined();
  expect(guessColumns(['score_text'], [['Low'], ['High']]).columns).toEqual({});
});

test('a column without values is not guessed', () => {
  expect(guessColumns(['sex', 'race', 'hired', 'score'], [['f', '', 'yes', '']])).toMatchObject({
    ...{ columns: { outcome: 'hired' }, attributes: ['sex'] },
  });
  const headers = ['prompt_id', 'group', 'decision', 'score'];
  expect(guessPaired('fairness_llm_user', headers, [['p', 'f', 'yes', '']])).not.toHaveProperty('score');
  expect(guessPaired('fairness_llm_user', headers, [['p', 'f', 'yes', '0.5']])).toMatchObject({ score: 'score' });
});

test('recognizes outcomes and values for unknown', () => {
  expect(['Sí', 'HIRED', 'rechazado', 'No', '0', 'maybe', ''].map(guessOutcome)).toEqual([
    ...['selected', 'selected', 'not_selected', 'not_selected', 'not_selected', undefined, undefined],
  ]);
  expect(['accept', 'Decline', 'invitada', 'Rechazar'].map(guessOutcome)).toEqual([
    ...['selected', 'not_selected', 'selected', 'not_selected'],
  ]);
  expect(['N/A', 'Prefer not to say', 'No consta', '', 'Male'].map(seemsUnknown)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});

test('similar values are suggested together in their order, others are left alone', () => {
  const values = ['Male', 'Female', 'F', '18-24', '25-34', 'female ', 'Black', 'Blanco', 'M', 'Femal', 'Ｆ'];
  expect(alikeIn(values)).toEqual([
    ['Male', 'M'],
    ['Female', 'F', 'female ', 'Femal', 'Ｆ'],
  ]);
  expect(alikeIn(['A', 'Asian', 'African'])).toEqual([]);
  const codes = Array.from({ length: 2000 }, (_, n) => `group ${n}`);
  expect(alikeIn([...codes, 'Group 7'])).toEqual([['group 7', 'Group 7']]);
});

test.each([
  [['<40', '40+', '40', '>40', '≤40', '>=40', '!40', '#40', '=40', '-40']],
  [['18-25', '25-18', '1825', '18', '18-']],
  [['Group A', 'Group B', 'Group']],
  [['GroupA', 'GroupB']],
  [['Type I', 'Type II', 'Type III', 'Type IV']],
  [['Class 1', 'Class 2', 'Class 12']],
  [['A', 'A+', 'A-']],
  [['positive+', 'positive-', 'positive']],
  [['+', '-']],
  [['1.5', '15']],
])('%j are different groups', (values) => {
  expect(alikeIn(values)).toEqual([]);
});

test.each([
  [['Female', 'female ', 'F']],
  [['Non-binary', 'non binary', 'Nonbinary', 'Non‑binary']],
  [['18-24', '18 – 24', '18−24']],
  [['40+', '40 +']],
  [['≥40', '>= 40']],
  [['Group A', 'group a']],
  [['Group-1', 'Group 1']],
  [['Hispanic', 'Hispnic', 'hispanic.']],
  [['50,000-75,000', '50000-75000']],
])('%j are similar', (values) => {
  expect(alikeIn(values)).toEqual([values]);
});

test('remembers the last decisions for the same columns from a finished test', () => {
  const testOf = (of: { document?: string; state?: string }, outcome: string, ...attributes: string[]) => ({
    ...{ document: { id: of.document ?? 'other' }, state: of.state ?? 'ready' },
    plan: BiasPlan.parse({ type: 'fairness_ml_user', shape: 'rows', columns: { outcome, attributes } }),
  });
  const [newest, older] = [testOf({}, 'hired', 'sex', 'age'), testOf({}, 'hired', 'sex')];
  const remembered = (headers: readonly string[], guessed: readonly string[], tests = [newest, older]) =>
    rememberedFor({ document: 'this', headers, guessed }, tests);
  expect(remembered(['id', 'hired', 'sex'], ['hired', 'sex'])).toBe(older);
  expect(remembered(['age', 'hired', 'sex'], ['sex'])).toBe(newest);
  expect(remembered(['sex'], ['sex'])).toBeUndefined();
  expect(remembered(['hired', 'sex'], [], [testOf({ state: 'error' }, 'hired', 'sex')])).toBeUndefined();
  // A relevant column that a test of another document left out may be needed here. A test of the same document left it
  // out on purpose.
  expect(remembered(['hired', 'sex', 'score'], ['hired', 'sex', 'score'])).toBeUndefined();
  const same = testOf({ document: 'this' }, 'hired', 'sex');
  expect(remembered(['hired', 'sex', 'score'], ['hired', 'sex', 'score'], [newest, same])).toBe(same);
});
