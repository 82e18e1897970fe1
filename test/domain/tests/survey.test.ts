/** What the wizard reports about a table before a bias test runs. */
import { expect, test } from 'vitest';
import { BiasPlan } from '#domain/bias/plan/plan.ts';
import { openTable } from '#domain/tests/header-row.ts';
import { binsIn, chooseBins, suggestedBins, typeBins } from '#domain/tests/setup/bins.ts';
import {
  areColumnsSettled,
  decidedIn,
  directionSubject,
  guessMapping,
  labelsIn,
  rememberedMapping,
  withBins,
  withColumns,
} from '#domain/tests/setup/draft.ts';
import { classesIn } from '#domain/tests/setup/draft-classes.ts';
import {
  alikeOf,
  binsField,
  columnProblems,
  headersTwice,
  tableProblem,
  valueProblems,
} from '#domain/tests/setup/draft-problems.ts';
import { LARGEST_GROUP } from '#domain/tests/setup/draft-references.ts';
import { parityIn } from '#domain/tests/setup/draft-scores.ts';
import { cutAttributes, groupsOf, isEmptyNeutral, rawValues } from '#domain/tests/setup/groups.ts';
import { type ClassIs, kindOf, type Mapping } from '#domain/tests/setup/mapping.ts';
import { powerAhead } from '#domain/tests/setup/power-ahead.ts';
import { leftOutProblems, smallGroups } from '#domain/tests/setup/small-groups.ts';
import { survey } from '#domain/tests/setup/survey.ts';

const fileOf = (content: string) => ({
  format: 'csv' as const,
  content_type: 'text/csv; charset=utf-8',
  chunks: async function* () {
    yield new TextEncoder().encode(content);
  },
});

const surveyed = async (content: string, headerRow?: number) => survey(await openTable(fileOf(content), headerRow));

const PEOPLE = 'id,Sex,Hired\n1,Female,yes\n2,female ,no\n3,F,perhaps\n4,Male,yes\n5,Unknown,\n\n6,Male,yes\n';

test('counts each value of a column and numbers the rows as in the file', async () => {
  const found = await surveyed(PEOPLE);
  expect(found.rows).toBe(6);
  expect(found.columns.map(({ header, values }) => [header, values.length])).toEqual([
    ...[
      ['id', 6],
      ['Sex', 5],
      ['Hired', 4],
    ],
  ]);
  expect(found.columns[2]?.values[0]).toEqual(['yes', 3]);
  expect(found.columns[2]?.others).toContainEqual(['', 1]);
});

test('columns are settled if each has a role and there is nothing to combine or group', async () => {
  const isSettled = async (content: string) => {
    const found = await surveyed(content);
    return areColumnsSettled(found, guessMapping('fairness_ml_user', found));
  };
  expect(await isSettled('group,selected\nWomen,1\nMen,0\n')).toBe(true);
  expect(await isSettled(PEOPLE)).toBe(true);
  expect(await isSettled('group,selected,notes\nWomen,1,a\nMen,0,b\n')).toBe(false);
  expect(await isSettled('sex,race,hired\nf,a,yes\nm,b,no\n')).toBe(false);
  expect(await isSettled('age,hired\n31,yes\n42,no\n31,no\n55,yes\n')).toBe(false);
});

test('recognized values are decided, and others need a decision', async () => {
  const found = await surveyed(PEOPLE);
  const mapping = guessMapping('fairness_ml_user', found);
  expect(mapping).toMatchObject({
    ...{ shape: 'rows', attributes: ['Sex'], columns: { outcome: 'Hired', record_id: 'id' }, unknown: ['Unknown'] },
    outcomes: { yes: 'selected', no: 'not_selected' },
  });
  expect(columnProblems('rows', found, mapping)).toEqual({});
  const directionNeeded = { direction: { code: 'direction_needed', params: {} } };
  expect(valueProblems('rows', found, mapping)).toEqual({
    ...directionNeeded,
    outcomes: { code: 'undecided', params: { count: 2 } },
    alike: { code: 'alike_undecided', params: { count: 1 } },
  });
  const [alike] = alikeOf('rows', found, mapping);
  expect(alike?.names.toSorted()).toEqual(['F', 'Female', 'female']);
  const decided = {
    ...mapping,
    outcomes: { ...mapping.outcomes, '': 'leave_out' as const, perhaps: 'leave_out' as const },
    merges: ['F', 'female'].map((value) => ({ attribute: 'Sex', value, group: 'Female' })),
  };
  // Drafts saved before this question existed have no answer, and must get one.
  expect(valueProblems('rows', found, decided)).toEqual(directionNeeded);
  const answered = { ...decided, selectedIs: 'unfavorable' as const };
  expect(valueProblems('rows', found, answered)).toEqual({});
  const plan = BiasPlan.parse({
    ...{ type: 'fairness_ml_user', shape: 'rows', columns: { outcome: 'Hired', attributes: ['Sex'] } },
    ...{ ...decidedIn(answered), labels: labelsIn(answered) },
  });
  expect(plan.selected_is).toBe('unfavorable');
  const again = rememberedMapping('fairness_ml_user', found, plan);
  expect(again).toMatchObject({ outcomes: decided.outcomes, merges: decided.merges, attributes: ['Sex'] });
  expect(again.selectedIs).toBe('unfavorable');
  const byDefault = rememberedMapping('fairness_ml_user', found, { ...plan, selected_is: 'favorable' });
  expect(valueProblems('rows', found, byDefault)).toEqual(directionNeeded);
  expect(valueProblems('rows', found, again)).toEqual({});
});

test.each([
  ['rows', { outcome: 'hired', score: 's' }, 'selected'],
  ['rows', { score: 's' }, 'scored'],
  ['aggregate', { n: 'n', selected: 'k' }, 'selected'],
  ['fairness_ml_synthetic', { outcome: 'o' }, 'selected'],
  ['fairness_llm_user', { decision: 'd' }, 'selected'],
  ['fairness_llm_user', { decision: 'd', score: 's' }, 'selected_or_scored'],
  ['fairness_llm_user', { score: 's' }, 'scored'],
  ['fairness_llm_user', { refused: 'r' }, undefined],
] as const)('the direction question of %s with %j is about %s', (kind, columns, subject) => {
  expect(directionSubject(kind, { columns })).toBe(subject);
});

test('another outcome column asks for the direction again', async () => {
  const found = await surveyed('sex,hired,risk,race\na,yes,no,x\nb,no,yes,y\n');
  const guessed = { ...guessMapping('fairness_ml_user', found), selectedIs: 'favorable' as const };
  expect(withColumns('fairness_ml_user', found, guessed, { attributes: ['race'] }).selectedIs).toBe('favorable');
  const columns = { ...guessed.columns, outcome: 'risk' };
  expect(withColumns('fairness_ml_user', found, guessed, { columns }).selectedIs).toBeUndefined();
});

test('a reference is dropped with its column or its group', async () => {
  const found = await surveyed('sex,race,hired\na,x,yes\nb,y,no\n');
  const guessed = guessMapping('fairness_ml_user', found);
  const chosen = { ...guessed, attributes: ['sex', 'race'], references: { sex: 'a', race: 'x' } };
  expect(decidedIn(chosen).references).toHaveLength(2);
  expect(withColumns('fairness_ml_user', found, chosen, { attributes: ['sex'] }).references).toEqual({ sex: 'a' });
  const merged = { ...chosen, merges: [{ attribute: 'sex', value: 'a', group: 'b' }], unknown: ['x'] };
  expect(decidedIn(merged).references).toEqual([]);
});

test('several outcomes become classes of the plan once decided, and are remembered', async () => {
  const found = await surveyed('sex,hired\na,approved\nb,referred\na,declined\nb,withdrawn\na,\n');
  const guessed = guessMapping('fairness_ml_user', found);
  const columns = { outcome: 'hired' };
  const undecided = { ...guessed, columns, attributes: ['sex'], hasClasses: true };
  expect(valueProblems('rows', found, undecided)).toMatchObject({ outcomes: { code: 'undecided' } });
  const classes: Record<string, ClassIs> = {
    ...{ approved: 'favorable', declined: 'unfavorable' },
    ...{ withdrawn: 'leave_out', referred: 'leave_out' },
  };
  expect(valueProblems('rows', found, { ...undecided, classes })).toEqual({
    outcomes: { code: 'classes_between', params: { count: 3, limit: 20 } },
  });
  const mapping: Mapping = { ...undecided, classes: { ...classes, referred: 'unfavorable' } };
  expect(valueProblems('rows', found, mapping)).toEqual({});
  expect(decidedIn(mapping).outcomes).toEqual([
    { value: '', means: 'leave_out' },
    { value: 'withdrawn', means: 'leave_out' },
  ]);
  const plan = BiasPlan.parse({
    ...{ type: 'fairness_ml_user', shape: 'rows', columns: { ...columns, attributes: ['sex'] } },
    ...{ outcomes: decidedIn(mapping).outcomes, classes: classesIn(mapping) },
  });
  const again = rememberedMapping('fairness_ml_user', found, plan);
  expect(again).toMatchObject({ hasClasses: true, classes: mapping.classes });
  expect(withColumns('fairness_ml_user', found, again, { columns: { outcome: 'sex' } }).hasClasses).toBe(false);
});

test('the largest group and an error reference are in the plan, and are remembered', async () => {
  const found = await surveyed('sex,race,hired,good\na,x,yes,yes\nb,y,no,no\n');
  const guessed = guessMapping('fairness_ml_user', found);
  const mapping = {
    ...{ ...guessed, columns: { ...guessed.columns, label: 'good' }, attributes: ['sex', 'race'] },
    ...{ references: { sex: LARGEST_GROUP }, errorReferences: { sex: 'b', race: LARGEST_GROUP } },
  };
  const { references } = decidedIn(mapping);
  expect(references).toEqual([
    { attribute: 'sex', rule: 'largest' },
    { attribute: 'sex', group: 'b', of: 'errors' },
    { attribute: 'race', rule: 'largest', of: 'errors' },
  ]);
  const { attributes, columns } = mapping;
  const plan = BiasPlan.parse({
    ...{ type: 'fairness_ml_user', shape: 'rows', columns: { ...columns, attributes }, references },
  });
  const { references: again, errorReferences } = rememberedMapping('fairness_ml_user', found, plan);
  expect({ again, errorReferences }).toEqual({ again: mapping.references, errorReferences: mapping.errorReferences });
  const { label: _, ...unlabelled } = columns;
  expect(decidedIn({ ...mapping, columns: unlabelled }).references).toHaveLength(1);
});

const many = (count: number) => [...Array(count).keys()].map((n) => `g${n},${n % 2},${n}`).join('\n');

test.each([
  ['an empty file', '', 'no_headers'],
  ['a header only', 'sex,hired\n', 'no_rows'],
  ['a cell too many', 'sex,hired\na,yes,5\n', 'too_many_cells'],
])('refuses %s', async (_, content, code) => {
  expect(tableProblem(await surveyed(content))?.code).toBe(code);
});

test.each([
  ['a group for each row', `sex,hired,n\n${many(300)}`, { attributes: ['sex'] }, 'attributes', 'too_many_groups'],
  ['numbers as decisions', `sex,x,hired\n${many(300)}`, { attributes: ['x'] }, 'outcome', 'too_many_outcomes'],
  ['no attribute', `a,hired\n1,yes\n`, {}, 'attributes', 'attributes_needed'],
  ['a weight that is not whole', 'sex,hired,weight\na,yes,"1,5"\n', {}, 'weight', 'not_whole'],
  ['a score of words', 'sex,score\na,good\n', { columns: { score: 'score' } }, 'score', 'not_numbers'],
  ['a column for two things', 'sex,hired\na,yes\n', { attributes: ['hired'] }, 'attributes', 'used_twice'],
])('%s is reported at its column', async (_, content, change, field, code) => {
  const found = await surveyed(content);
  const mapping = withColumns('fairness_ml_user', found, guessMapping('fairness_ml_user', found), change);
  expect(columnProblems('rows', found, mapping)[field]?.code).toBe(code);
});

test('recognizes decimal commas, and scores that are no numbers must be left out', async () => {
  const found = await surveyed('sex;score\na;0,5\nb;0,7\nb;n/a\n');
  const mapping = guessMapping('fairness_ml_user', found);
  expect(mapping).toMatchObject({ decimal: 'comma', columns: { score: 'score' } });
  expect(valueProblems('rows', found, { ...mapping, selectedIs: 'favorable' })).toEqual({
    scores: { code: 'no_number_undecided', params: { count: 1 } },
  });
});

test('guesses the columns of synthetic profiles and of answers in both languages', async () => {
  const made = await surveyed('perfil,atributo,grupo,resultado,semilla\n1,sexo,M,sí,7\n');
  expect(guessMapping('fairness_ml_synthetic', made)).toMatchObject({
    columns: { profile_id: 'perfil', attribute: 'atributo', group: 'grupo', outcome: 'resultado', seed: 'semilla' },
    outcomes: { sí: 'selected' },
  });
  const answers = await surveyed(
    'prompt_id,group,is_baseline,repetition,response_text,refused,model,model_version\np1,she,0,1,Hello,no,m,1\np1,,1,1,Hi,yes,m,1\n',
  );
  const mapping = guessMapping('fairness_llm_user', answers);
  expect(mapping).toMatchObject({
    columns: { prompt_id: 'prompt_id', response_text: 'response_text', model: 'model', model_version: 'model_version' },
    ...{ refusals: { yes: 'refused', no: 'answered' }, baselines: ['1'] },
  });
  const kind = kindOf('fairness_llm_user', mapping);
  expect([columnProblems(kind, answers, mapping), valueProblems(kind, answers, mapping)]).toEqual([{}, {}]);
});

test('rows without a group are neutral only when marked as such', async () => {
  const isNeutral = async (content: string) => {
    const found = await surveyed(content);
    return isEmptyNeutral('fairness_llm_user', found, guessMapping('fairness_llm_user', found));
  };
  const columns = 'prompt_id,attribute,group,is_baseline,decision';
  expect(await isNeutral(`${columns}\n1,gender,she,no,yes\n1,gender,,yes,yes\n`)).toBe(true);
  expect(await isNeutral(`${columns}\n1,gender,she,yes,yes\n1,gender,,no,yes\n`)).toBe(false);
});

test('groups of counted and paired tables are counted over all rows, not only the first', async () => {
  const many = (count: number, row: (n: number) => string) => Array.from({ length: count }, (_, n) => row(n));
  const counted = ['attribute,group,n,selected', ...many(2500, () => 'Sex,Female,2,1'), 'Sex,female,2,1', 'Race,X,4,2'];
  const found = await surveyed(`${counted.join('\n')}\n`);
  const mapping = guessMapping('fairness_ml_user', found);
  expect(alikeOf('aggregate', found, mapping)).toMatchObject([{ attribute: 'Sex', names: ['Female', 'female'] }]);
  expect(groupsOf('aggregate', found, mapping)).toMatchObject([
    {
      attribute: 'Sex',
      values: [
        ['Female', 2500],
        ['female', 1],
      ],
    },
    { attribute: 'Race', values: [['X', 1]] },
  ]);

  const asked = many(2500, (n) => `p${n},${n % 2 ? 'she' : 'he'},yes`);
  const answers = await surveyed(`prompt_id,group,decision\n${asked.join('\n')}\np9999,She,yes\n`);
  const guessed = guessMapping('fairness_llm_user', answers);
  expect(alikeOf('fairness_llm_user', answers, guessed)).toMatchObject([{ names: ['she', 'She'] }]);
});

test.each([
  ['a title in one cell', 'Applicants of 2026\n\nsex,hired,race\na,yes,x\n', 3],
  ['a title and a date', 'Applicants,2026\nid,sex,race,age,hired\n1,a,x,30,yes\n', 2],
  ['no title', 'sex,hired\na,yes\n', 1],
  ['blank headers', 'sex,hired,,\na,yes,b,c\n', 1],
  ['one column', 'hired\nyes\n', 1],
  ['blank rows first', '\n\nsex,hired\na,yes\n', 3],
])('proposes the header row of a table with %s', async (_, content, row) => {
  const found = await surveyed(content);
  expect(found.headerRow).toBe(row);
  expect(found.rows).toBe(1);
});

test('the header row can be chosen among the first rows', async () => {
  const content = 'Applicants\nsex,hired\na,yes\nb,no,5\n';
  const found = await surveyed(content, 3);
  expect(found.columns.map(({ header }) => header)).toEqual(['a', 'yes']);
  expect(found.firstRows.map(({ row }) => row)).toEqual([1, 2, 3, 4]);
  expect((await surveyed(content)).faults).toMatchObject([{ row: 2, why: 'too_many_cells' }]);
  expect(await surveyed(content, 50)).toMatchObject({ columns: [], rows: 0 });
});

test('repeated headers are reported, and blank ones are not', async () => {
  expect(headersTwice(await surveyed('sex,hired,sex,,\na,yes,b,,\n'))).toEqual(['sex']);
});

test('leaving out all decisions leaves no measure when there is no other', async () => {
  const found = await surveyed('prompt_id,group,decision,refused\np,a,x,0\np,b,x,0\n');
  const mapping = guessMapping('fairness_llm_user', found);
  const decided = { ...mapping, outcomes: { x: 'leave_out' as const } };
  expect(valueProblems('fairness_llm_user', found, decided).outcomes).toBeUndefined();
  const without = { ...decided, columns: { ...decided.columns, refused: '' } };
  expect(valueProblems('fairness_llm_user', found, without).outcomes?.code).toBe('nothing_left');
});

test('small groups are known by their records, and are left out only with a reason', async () => {
  const found = await surveyed(
    'attribute,group,n,selected\nRace,A,970,400\nRace,B,10,4\nRace,b,5,1\nRace,Unknown,500,1\nRace,C,25,9\n',
  );
  const guessed = guessMapping('fairness_ml_user', found);
  const mapping = { ...guessed, merges: [{ attribute: 'Race', value: 'b', group: 'B' }] };
  const small = smallGroups('aggregate', found, mapping, 0.02);
  expect(small).toEqual([{ attribute: 'Race', group: 'B', n: 15, of: 1010 }]);
  const leftOut = [
    { attribute: 'Race', group: 'B', reason: ' ' },
    { attribute: 'Race', group: 'C', reason: 'Few.' },
    { attribute: 'Race', group: 'b', reason: 'It is B by now.' },
  ];
  expect(leftOutProblems({ ...mapping, leftOut }, small).map(({ group, code }) => [group, code])).toEqual([
    ['B', 'reason_needed'],
    ['C', 'left_out_too_large'],
  ]);
  const said = { ...mapping, leftOut: [{ attribute: 'Race', group: 'B', reason: ' Fewer than 20. ' }] };
  expect(decidedIn(said).left_out).toEqual([{ attribute: 'Race', group: 'B', reason: 'Fewer than 20.' }]);
  const records = await surveyed(`sex,times,hired\nf,99,yes\nm,1,no\n`);
  const weighed = {
    ...guessMapping('fairness_ml_user', records),
    columns: { outcome: 'hired', weight: 'times' },
    attributes: ['sex'],
  };
  expect(smallGroups('rows', records, weighed, 0.02)).toEqual([{ attribute: 'sex', group: 'm', n: 1, of: 100 }]);
});

test.each([
  ['0,7', { parity_at: 0.7 }, undefined],
  ['-3.5', { parity_at: -3.5 }, undefined],
  ['', {}, undefined],
  ['high', { parity_at: Number.NaN }, 'parity_not_number'],
])('the parity threshold %j of scored answers gives %j', async (parityAt, plan, code) => {
  const found = await surveyed('prompt_id,group,score\np,a,0.5\np,b,0.7\n');
  const mapping = { ...guessMapping('fairness_llm_user', found), parityAt };
  expect(parityIn('fairness_llm_user', mapping)).toEqual(plan);
  expect(valueProblems('fairness_llm_user', found, mapping).parity?.code).toBe(code);
  expect(parityIn('fairness_llm_user', { ...mapping, columns: {} })).toEqual({});
  expect(parityIn('rows', mapping)).toEqual({});
});

const AGES = `age,hired\n${[17, 18, 24, 25, 39, 40, 54, 55, 64, 65, 80, 80].map((age) => `${age},yes`).join('\n')}\n`;

test('age bands replace the numbers of an attribute and drop decisions about single numbers', async () => {
  const found = await surveyed(AGES);
  const guessed = { ...guessMapping('fairness_ml_user', found), attributes: ['age'] };
  const before = { ...guessed, references: { age: '80' }, merges: [{ attribute: 'age', value: '17', group: '18' }] };
  const mapping = withBins(found, before, 'age', chooseBins(found, 'age', 'point', 'ages'));
  expect(mapping).toMatchObject({ references: {}, merges: [] });
  const [age] = groupsOf('rows', found, mapping);
  expect(Object.fromEntries(age?.values ?? [])).toEqual({
    ...{ '<18': 1, '18–24': 2, '25–39': 2, '40–54': 2, '55–64': 2, '65+': 3 },
  });
  expect(binsIn(mapping)).toEqual({ bins: [{ attribute: 'age', edges: [18, 25, 40, 55, 65] }] });
  expect(rawValues('rows', found, mapping)).toContain('80');
  const plan = BiasPlan.parse({
    ...{ type: 'fairness_ml_user', shape: 'rows', columns: { outcome: 'hired', attributes: ['age'] } },
    ...{ ...decidedIn(mapping), ...binsIn(mapping) },
  });
  expect(rememberedMapping('fairness_ml_user', found, plan).bins?.age?.kind).toBe('ages');
  expect(withColumns('fairness_ml_user', found, mapping, { attributes: [] }).bins).toEqual({});
  expect(binsIn(withBins(found, mapping, 'age', undefined))).toEqual({});
});

test.each([
  ['age', 63, 'ages'],
  ['edad', 13, 'ages'],
  ['income', 63, 'quartiles'],
  ['age', 12, undefined],
])('suggests bins for %s with %i different numbers: %s', async (header, count, kind) => {
  const rows = Array.from({ length: 200 }, (_, row) => `${18 + (row % count)},yes`);
  const found = await surveyed(`${header},hired\n${rows.join('\n')}\n`);
  expect(found.columns.map((column) => suggestedBins(column, found.rows))).toEqual([kind, undefined]);
});

test.each([
  ['thirds', [39, 64]],
  ['quartiles', [25, 54, 65]],
] as const)('%s of the numbers of an attribute begin at %j', async (kind, edges) => {
  const found = await surveyed(AGES);
  expect(chooseBins(found, 'age', 'point', kind).edges).toEqual(edges);
});

test('groups with one number each are named by the number', async () => {
  const found = await surveyed('age,hired\n17,yes\n30,no\n70,no\n');
  const guessed = { ...guessMapping('fairness_ml_user', found), attributes: ['age'] };
  const mapping = withBins(found, guessed, 'age', chooseBins(found, 'age', 'point', 'ages'));
  expect(groupsOf('rows', found, mapping)[0]?.values.map(([name]) => name)).toEqual(['<18', '25–39', '65+']);
});

test('a number that most rows have is not split', async () => {
  const found = await surveyed(
    `n,hired\n${[1, ...Array<number>(20).fill(5), 6, 7, 8].map((n) => `${n},yes`).join('\n')}\n`,
  );
  expect(chooseBins(found, 'n', 'point', 'quartiles').edges).toEqual([5, 6]);
});

test.each([
  ['in ascending order', (n: number) => n],
  ['in descending order', (n: number) => 9999 - n],
  ['in no order', (n: number) => (n * 7919) % 10_000],
])('numbers with too many values are grouped over all rows, %s', async (_, numberAt) => {
  const rows = Array.from({ length: 10_000 }, (_, n) => `${numberAt(n)},yes`);
  const found = await surveyed(`income,hired\n${rows.join('\n')}\n,no\n`);
  const guessed = { ...guessMapping('fairness_ml_user', found), attributes: ['income'] };
  expect(cutAttributes('rows', found, guessed)).toEqual([{ attribute: 'income', kept: 1000 }]);
  expect(columnProblems('rows', found, guessed).attributes?.code).toBe('too_many_groups');
  const mapping = withBins(found, guessed, 'income', chooseBins(found, 'income', 'point', 'quartiles'));
  const { edges = [] } = mapping.bins?.income ?? {};
  for (const [index, quarter] of [2500, 5000, 7500].entries())
    expect(Math.abs((edges[index] ?? 0) - quarter)).toBeLessThan(100);
  const [income] = groupsOf('rows', found, mapping);
  const counts = new Map(income?.values);
  expect([income?.isMore, counts.size, counts.get('')]).toEqual([false, 5, 1]);
  expect([...counts.values()].reduce((sum, count) => sum + count)).toBe(10_001);
  for (const [group, count] of counts) if (group !== '') expect(Math.abs(count - 2500)).toBeLessThan(100);
});

test.each([
  ['18; 65', [18, 65], undefined],
  ['18, 65', [18, 65], undefined],
  ['0,5; 0,75', [0.5, 0.75], undefined],
  ['65; 18', [65, 18], 'edges_needed'],
  ['old', [Number.NaN], 'edges_needed'],
  ['', [], 'edges_needed'],
])('ranges typed as %j begin at %j', async (typed, edges, code) => {
  const found = await surveyed(AGES);
  const guessed = { ...guessMapping('fairness_ml_user', found), attributes: ['age'] };
  const mapping = withBins(found, guessed, 'age', typeBins(typed));
  expect(mapping.bins?.age?.edges).toEqual(edges);
  expect(columnProblems('rows', found, mapping)[binsField('age')]?.code).toBe(code);
});

test('a column of many numbers becomes an attribute once grouped, and other values are named', async () => {
  const rows = Array.from({ length: 300 }, (_, n) => `${1000 + n},yes`);
  const found = await surveyed(`income,hired\n${rows.join('\n')}\nhigh,no\nn/a,no\n`);
  const guessed = withColumns('fairness_ml_user', found, guessMapping('fairness_ml_user', found), {
    attributes: ['income'],
  });
  expect(columnProblems('rows', found, guessed).attributes?.code).toBe('too_many_groups');
  const mapping = withBins(found, guessed, 'income', chooseBins(found, 'income', 'point', 'thirds'));
  expect(columnProblems('rows', found, mapping)).toEqual({});
  expect(valueProblems('rows', found, mapping).unknown).toMatchObject({
    ...{ code: 'not_binned', params: { attribute: 'income', value: 'high' } },
  });
  const known = { ...mapping, unknown: [...mapping.unknown, 'high'] };
  expect(valueProblems('rows', found, known).unknown).toBeUndefined();
});

test('reports which ratios a sample shows with 80% power before the run', async () => {
  // 183 records a group show 0.35 against 0.5 with 80% power, 93 show 0.73 against 0.9 (docs/bias.md).
  const table = (n: number, selected: number) =>
    surveyed(`attribute,group,n,selected\nSex,m,${n},${selected}\nSex,f,${n},${selected}\nSex,x,2,1\n`);
  const powerOf = async (n: number, selected: number, selectedIs: 'favorable' | 'unfavorable', leftOut: boolean) => {
    const found = await table(n, selected);
    const left = leftOut ? [{ attribute: 'Sex', group: 'x', reason: 'Two records.' }] : [];
    const mapping = { ...guessMapping('fairness_ml_user', found), selectedIs, leftOut: left };
    return powerAhead('aggregate', found, mapping, { significance: 0.05 });
  };
  const even = await powerOf(183, 91, 'favorable', true);
  expect(even).toMatchObject({ isPaired: false, attributes: [{ attribute: 'Sex', reference: 'm' }] });
  expect(even?.attributes[0]?.groups).toMatchObject([{ group: 'f', n: 183, detectable: expect.closeTo(0.7, 2) }]);
  const high = await powerOf(93, 84, 'favorable', true);
  expect(high?.attributes[0]?.groups[0]?.detectable).toBeCloseTo(0.73 / 0.9, 2);
  const bad = await powerOf(183, 91, 'unfavorable', true);
  expect(bad?.attributes[0]?.groups[0]?.detectable).toBeCloseTo(1.3, 2);
  // Two records detect nothing, and a second comparison lowers the power of the first.
  const three = await powerOf(183, 91, 'favorable', false);
  expect(three?.attributes[0]?.groups).toMatchObject([
    { group: 'f', detectable: expect.closeTo(0.67, 2) },
    { group: 'x', detectable: null },
  ]);
});

test('counts prompts, not repetitions, for the power of paired answers', async () => {
  const rows = Array.from({ length: 300 }, (_, prompt) =>
    ['her', 'him'].flatMap((group) =>
      [1, 2, 3].map((time) => `${prompt},${group},${time},${prompt % 2 ? 'yes' : 'no'}`),
    ),
  );
  const found = await surveyed(`prompt_id,group,repetition,decision\n${rows.flat().join('\n')}\n`);
  const mapping = { ...guessMapping('fairness_llm_user', found), selectedIs: 'favorable' as const };
  const power = powerAhead('fairness_llm_user', found, mapping, { significance: 0.05 });
  // (1.96 + 0.8416) × √(2 × 0.5 × 0.5) / √300 = 0.1144, of a rate of 0.5.
  expect(power).toMatchObject({
    ...{ rate: 0.5, isPaired: true },
    attributes: [{ groups: [{ n: 300, detectable: expect.closeTo(1 - 0.1144 / 0.5, 3) }] }],
  });
  // (2.2414 + 0.8416) × √(1/40 + 1/60), at half the significance level. One record detects nothing.
  const pay = ['gender,salary', ...Array(60).fill('m,1000.5'), ...Array(40).fill('f,900.5'), 'x,1'].join('\n');
  const paid = await surveyed(pay);
  const amounts = powerAhead('rows', paid, guessMapping('fairness_ml_user', paid), { significance: 0.1 });
  expect(amounts).toMatchObject({
    ...{ rate: undefined, isPaired: false },
    attributes: [
      { reference: 'm', groups: [{ group: 'f', detectable: expect.closeTo(0.6293, 3) }, { detectable: null }] },
    ],
  });
  const undecided = { ...mapping, columns: { ...mapping.columns, decision: '' } };
  expect(powerAhead('fairness_llm_user', found, undecided, { significance: 0.05 })).toBeUndefined();
});
