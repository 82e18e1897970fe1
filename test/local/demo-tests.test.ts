import { expect, test } from 'vitest';
import { analysis } from '#domain/bias/analysis.ts';
import { BiasPlan } from '#domain/bias/plan/plan.ts';
import { openTable } from '#domain/tests/header-row.ts';
import { readTable } from '#domain/tests/read-table.ts';
import type { TestFault } from '#domain/tests/test.ts';
import { TESTS } from '#local/demo/furnish-tests.ts';
import { TEST_FILES } from '#local/demo/test-files.ts';

const outcomeOf = async (file: string) => {
  const plan = BiasPlan.parse(TESTS.find((one) => one.file === file)?.plan);
  const content = TEST_FILES.find(({ name }) => name === file)?.versions.at(-1)?.content ?? Buffer.from('');
  const faults: TestFault[] = [];
  const opened = await openTable({
    ...{ format: 'csv' as const, content_type: 'text/csv' },
    chunks: async function* () {
      yield content;
    },
  });
  const result = await readTable(opened, (headers) => analysis(plan, headers), {
    fault: (fault) => faults.push(fault),
    read: () => Promise.resolve(),
    end: () => Promise.resolve(),
    computed: () => Promise.resolve(),
  });
  return { verdict: result?.verdict, warnings: result?.warnings.map(({ kind }) => kind), faults };
};

test.each([
  ['Invitations 2026.csv', 'adverse_impact'],
  ['Berkeley admissions 1973.csv', 'adverse_impact'],
  ['Answers by kind of name.csv', 'flagged'],
  ['Answers about discounts.csv', 'within_noise'],
  ['Made-up households.csv', 'adverse_impact'],
])('%s gives %s', async (file, verdict) => {
  const { verdict: found, faults, warnings } = await outcomeOf(file);
  expect([found, faults]).toEqual([verdict, []]);
  if (file.startsWith('Berkeley')) expect(warnings).toContain('direction_turns');
});

test('a hasty export has faults, each with its row', async () => {
  const { verdict, faults } = await outcomeOf('Invitations, export in haste.csv');
  expect(verdict).toBeUndefined();
  expect(faults.map(({ row, why }) => [row, why])).toEqual([
    ...[5, 14, 23, 32].map((row) => [row, 'outcome_not_listed']),
    ...[
      [41, 'outcome_not_listed'],
      [42, 'too_many_cells'],
    ],
  ]);
});
