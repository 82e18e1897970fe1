/**
 * A publication under Local Law 144 uses the numbers of the law's rules, and is an audit only if an auditor made it.
 */
import { expect, test } from 'vitest';
import {
  calledOf,
  clockOf,
  hasOtherRatios,
  hasSmall,
  lacksOf,
  lawTablesOf,
  troublesOf,
} from '#domain/bias/result/local-law-144.ts';
import { resultOf } from './cases.ts';

const PLAN = {
  ...{ type: 'fairness_ml_user', shape: 'aggregate' },
  columns: {
    ...{ attribute: 'attribute', group: 'group', n: 'n', selected: 'selected' },
    ...{ second_attribute: 'and', second_group: 'of' },
  },
};
const HEADERS = ['attribute', 'group', 'and', 'of', 'n', 'selected'];
const RULES = resultOf(PLAN, HEADERS, [
  ['Sex', 'Male', '', '', '1390', '667'],
  ['Sex', 'Female', '', '', '1181', '555'],
  ['Race/Ethnicity', 'Hispanic', '', '', '408', '204'],
  ['Race/Ethnicity', 'White', '', '', '797', '412'],
  ['Race/Ethnicity', 'Black', '', '', '390', '170'],
  ['Race/Ethnicity', 'Pacific', '', '', '119', '52'],
  ['Race/Ethnicity', 'Asian', '', '', '616', '302'],
  ['Race/Ethnicity', 'Native', '', '', '41', '18'],
  ['Race/Ethnicity', 'Two or more', '', '', '213', '96'],
]);

const FACTS = {
  ...{ tool: 'Ranker', auditor: '', audited_on: '', distributed_on: '2026-12-01', source: 'The year 2026.' },
  ...{ used_from: '', small_because: '', sex: '', race: '' },
};

test('the example in the rules gives the printed numbers, including small categories', () => {
  const [sex, race, ...others] = lawTablesOf(RULES, false);
  expect(others).toEqual([]);
  expect([sex?.kind, race?.kind]).toEqual(['sex', 'race']);
  const ratios = (table: typeof sex) =>
    Object.fromEntries(table?.rows.map(({ names, ratio }) => [names[0], ratio?.toFixed(2)]) ?? []);
  expect(sex?.rows.map(({ ratio }) => ratio?.toFixed(3))).toEqual(['0.979', '1.000']);
  expect(ratios(race)).toEqual({
    ...{ Hispanic: '0.97', White: '1.00', Black: '0.84', Pacific: '0.85', Asian: '0.95', Native: '0.85' },
    'Two or more': '0.87',
  });
});

test('a category below 2% is compared like any other unless the auditor gives a reason', () => {
  const small = resultOf(PLAN, HEADERS, [
    ['Race', 'Many', '', '', '1000', '300'],
    ['Race', 'Few', '', '', '10', '9'],
  ]);
  const rowsOf = (leavesOut: boolean) => lawTablesOf(small, leavesOut)[0]?.rows.map(({ ratio, n }) => [n, ratio]);
  expect(hasSmall(lawTablesOf(small, true))).toBe(true);
  expect(rowsOf(false)).toEqual([
    [10, 1],
    [1000, 0.3 / 0.9],
  ]);
  expect(rowsOf(true)).toEqual([
    [10, null],
    [1000, 1],
  ]);
});

test('without a named auditor and a date it is no audit, and the gap is named', () => {
  const called = (auditor: string, audited_on: string) => calledOf({ ...FACTS, auditor, audited_on }, '2026-11-23');
  expect(called('', '')).toBe('noAudit');
  expect(called('  ', '2026-11-02')).toBe('noAudit');
  expect(called('Mary Somerville', '')).toBe('noAudit');
  expect(called('Mary Somerville', '2026-11-02')).toBe('audit');
  expect(lacksOf(FACTS, lawTablesOf(RULES, false))).toEqual(['auditor', 'audited_on', 'both']);
});

test('an audit is valid for a year, and candidates get notice ten business days before use', () => {
  expect(clockOf({ audited_on: '2028-02-29', used_from: '2026-12-14' })).toEqual({
    ...{ until: '2029-02-28', notice: '2026-11-30' },
  });
  expect(clockOf({ audited_on: '', used_from: '' })).toEqual({ until: null, notice: null });
});

test('an expired or future audit is not called an audit, and late notice is reported', () => {
  const of = (audited_on: string, used_from = '') => {
    const facts = { ...FACTS, auditor: 'Mary Somerville', audited_on, used_from };
    return [calledOf(facts, '2026-11-23'), ...troublesOf(facts, '2026-11-23')];
  };
  expect(of('2025-11-23')).toEqual(['audit']);
  expect(of('2025-11-22')).toEqual(['overAudit', 'over']);
  expect(of('2025-12-01', '2026-12-09')).toEqual(['overAudit', 'over']);
  expect(of('2025-12-09', '2026-12-09')).toEqual(['audit']);
  expect(of('2026-11-23', '2026-12-07')).toEqual(['audit']);
  expect(of('2026-11-24')).toEqual(['laterAudit', 'later']);
  expect(of('2026-11-02', '2026-12-04')).toEqual(['audit', 'told']);
  expect(of('2025-06-01', '2026-06-01')).toEqual(['overAudit', 'over', 'told']);
});

test('attributes can be chosen for columns, and a race column never counts as sex', () => {
  const odd = resultOf(PLAN, HEADERS, [
    ...[
      ['Gender', 'x', '', '', '100', '40'],
      ['Gender', 'y', '', '', '100', '50'],
      ['Ancestry', 'x', '', '', '100', '40'],
      ['Ancestry', 'y', '', '', '100', '50'],
      ['Ancestry', 'x', 'Gender', 'x', '50', '20'],
      ['Ancestry', 'y', 'Gender', 'x', '50', '20'],
    ],
  ]);
  const kinds = (chosen?: { sex: string; race: string }) =>
    lawTablesOf(odd, false, chosen).map(({ kind, table }) => [kind, table.attributes.join()]);
  expect(kinds()).toEqual([['sex', 'Gender']]);
  expect(kinds({ sex: '', race: 'Ancestry' })).toEqual([
    ['sex', 'Gender'],
    ['race', 'Ancestry'],
    ['both', 'Ancestry,Gender'],
  ]);
  expect(kinds({ sex: 'Ancestry', race: 'Gender' })[0]).toEqual(['sex', 'Ancestry']);
  expect(kinds({ sex: '', race: 'Gender' })).toEqual([['race', 'Gender']]);
});

test('detects when the law’s ratios differ from the result’s', () => {
  expect(hasOtherRatios(lawTablesOf(RULES, false))).toBe(false);
  const small = resultOf(PLAN, HEADERS, [
    ['Race', 'Many', '', '', '1000', '300'],
    ['Race', 'More', '', '', '1000', '290'],
    ['Race', 'Few', '', '', '10', '9'],
  ]);
  expect(hasOtherRatios(lawTablesOf(small, false))).toBe(true);
  expect(hasOtherRatios(lawTablesOf(small, true))).toBe(false);
});
